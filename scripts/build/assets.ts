import { basename, join } from "node:path";
import { build, type Rolldown } from "vite";

/** The assets of the pages: files with a content hash in their names, and `assets.json`, which maps the original names. */
export async function assetsOf(root: string): Promise<Readonly<Record<string, string>>> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      target: "es2023",
      cssTarget: ["chrome123", "firefox120", "safari17.5"],
      modulePreload: false,
      rolldownOptions: {
        input: { app: join(root, "server/pages/browser/app.ts") },
        output: { entryFileNames: "[name]-[hash].js", assetFileNames: "[name]-[hash][extname]" },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map((each) => [
    basename(each.fileName),
    each.type === "chunk" ? each.code : Buffer.from(each.source).toString(),
  ]);
  const named = (extension: string): string => {
    const names = files.flatMap(([name]) => (name?.endsWith(extension) ? [name] : []));
    if (names.length !== 1) throw new Error(`the pages have ${names.length} files of ${extension}, not one`);
    return names[0] ?? "";
  };
  const manifest = { style: named(".css"), script: named(".js") };
  return { ...Object.fromEntries(files), "assets.json": `${JSON.stringify(manifest, null, 2)}\n` };
}
