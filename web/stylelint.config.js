const PIXELS = "(?<![\\w.])-?(?:[1-9]|[12]\\d|3[0-6])(?:\\.\\d+)?px";

/** Errors, and that values come from tokens.css. How styles look is Prettier's. */
export default {
  extends: "stylelint-config-recommended",
  ignoreFiles: ["dist/**", "node_modules/**"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["src/styles/tokens.css"], rules: { "color-no-hex": null, "function-disallowed-list": null } },
  ],
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    // Rules are sorted by what they are about, so a selector can come again, and a weaker one after a stronger.
    "no-descending-specificity": null,
    "no-duplicate-selectors": null,
    "color-no-hex": true,
    "color-named": ["never", { ignore: ["inside-function"] }],
    "media-feature-name-value-allowed-list": {
      "max-width": ["720px", "1180px", "1420px"],
      "min-width": ["721px", "1181px", "1421px"],
      "max-height": ["500px", "860px"],
      "min-height": ["501px", "861px"],
    },
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    // Sizes of type, and gaps up to 36 pixels. What is larger, or a share of something, is a measure of its own.
    "declaration-property-value-disallowed-list": [
      {
        "font-size": ["/^[\\d.]+px$/"],
        font: ["/(?:^|\\s)[\\d.]+px/"],
        "/^(?:padding|margin)(?:-|$)/": [`/${PIXELS}/`],
        "/^(?:row-|column-)?gap$/": [`/${PIXELS}/`],
      },
      { message: "Take a size from tokens.css: var(--text-N) or var(--space-N)." },
    ],
  },
};
