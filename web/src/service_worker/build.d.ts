/** See bundling/offline.ts. */
declare const __BUILD__: { readonly shell: readonly string[]; readonly assets: readonly string[] };
