/** Errors only; how styles look is Prettier's. Values come from tokens: src/styles.test.ts and the tests of looks. */
export default {
  extends: "stylelint-config-recommended",
  ignoreFiles: ["dist/**", "node_modules/**"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Rules are sorted by what they are about, so a selector can come again, and a weaker one after a stronger.
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
  },
};
