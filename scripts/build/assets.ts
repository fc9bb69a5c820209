import { basename, join } from "node:path";
import { build, type Rolldown } from "vite";

/** The assets of the pages: files with a content hash in their names, and `assets.json`, which maps the original names. */
export async function assetsOf(root: string): Promise<Readonly<Record<string, string>>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    // Chunks are next to the entry, whatever path serves them.
    base: "./",
    build: {
      write: false,
      target: "es2023",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: false,
      rolldownOptions: {
        input: { app: join(root, "server/pages/browser/app.ts") },
        output: {
          entryFileNames: "[name]-[hash].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name]-[hash][extname]",
        },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map((each) => [
    basename(each.fileName),
    each.type === "chunk" ? each.code : Buffer.from(each.source).toString(),
  ]);
  const only = (what: string, isMeant: (each: Rolldown.RolldownOutput["output"][number]) => boolean): string => {
    const names = output.filter(isMeant).map(({ fileName }) => basename(fileName));
    if (names.length !== 1) throw new Error(`the pages have ${names.length} files of ${what}, not one`);
    return names[0] ?? "";
  };
  const manifest = {
    style: only("styles", ({ fileName }) => fileName.endsWith(".css")),
    script: only("the entry", (each) => each.type === "chunk" && each.isEntry),
    // Loaded by the pages that need them.
    chunks: output.flatMap((each) => (each.type === "chunk" && !each.isEntry ? [basename(each.fileName)] : [])),
  };
  return { ...Object.fromEntries(files), "assets.json": `${JSON.stringify(manifest, null, 2)}\n` };
}
