/** The cache of the page's own files. Nothing of the service's answers is ever in it. */
export const KEPT = "labora";
/** Files whose names change with their content. */
export const HASHED = "/assets/";
/** The page, whatever its address. */
export const PAGE = "/";
