import type { Plugin, Rolldown } from "vite";

const WORKER = "worker.js";
const PLACE = "__BUILD__";

/** Adds the service worker to the build, under a name that stays, with a list of what there is to keep. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/service_worker/worker.ts", fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("The service worker is missing in the build.");
        if (worker.imports.length > 0) throw new Error("The service worker has to be one file.");
        const assets = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
        const build = { shell: ["/", ...shellOf(bundle).map(rooted)], assets: assets.map(rooted) };
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify(build));
      },
    },
  };
}

const rooted = (file: string): string => `/${file}`;

/** The page's script with everything that it begins with. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const wanted = chunks.filter((chunk) => chunk.isEntry && chunk.fileName !== WORKER);
  const found = new Set<string>();
  while (wanted.length > 0) {
    const chunk = wanted.pop();
    if (!chunk || found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    for (const file of [...(chunk.viteMetadata?.importedCss ?? [])]) found.add(file);
    wanted.push(...chunks.filter((other) => chunk.imports.includes(other.fileName)));
  }
  return [...found];
}
