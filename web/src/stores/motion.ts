const EVERYTHING = "*, *::before, *::after { animation: none !important; transition: none !important; }";
let still: CSSStyleSheet | null = null;

/** How much moves. A rule for everything is tried on everything that changes: it is there only where it is wanted. */
export function setMotion(motion: string): void {
  document.documentElement.dataset["motion"] = motion;
  if (motion === "none" && still === null) {
    still = new CSSStyleSheet();
    still.replaceSync(EVERYTHING);
    document.adoptedStyleSheets.push(still);
  }
  if (still !== null) still.disabled = motion !== "none";
}
