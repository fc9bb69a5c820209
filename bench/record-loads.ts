// Preloaded into a program: writes the path of every loaded file into the file that LOADS names.
import { writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const loaded: string[] = [];

registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.push(fileURLToPath(url));
    return next(url, context);
  },
});

process.on("exit", () => writeFileSync(process.env["LOADS"] ?? "loads.txt", loaded.join("\n")));
