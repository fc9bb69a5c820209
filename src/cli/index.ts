#!/usr/bin/env node
// Any Node version may run this file, so the version is checked before loading anything that an old one cannot parse.
/** Enables the compile cache in a folder of the user; one that others can write to must not be executed. */
async function keepCompiled(): Promise<void> {
  const [{ enableCompileCache }, { homedir }] = await Promise.all([import("node:module"), import("node:os")]);
  try {
    enableCompileCache(`${process.env["XDG_CACHE_HOME"] || `${homedir()}/.cache`}/portcullis/compiled`);
  } catch {
    // A user without a home directory compiles each time.
  }
}

/** Continues under the Node that `npm ci` installed in a clone; a project of one's own has none, and there this refuses. */
async function continueUnderNewer(): Promise<void> {
  const [{ newerNode, continueUnder, refusal }, { fileURLToPath }] = await Promise.all([
    import("./newer-node.js"),
    import("node:url"),
  ]);
  // `dist/cli` and `src/cli` are both two folders below the root.
  const clone = fileURLToPath(new URL("../..", import.meta.url));
  const node = newerNode(clone);
  if (node && (await continueUnder(node, process.argv.slice(1)))) return;
  process.stderr.write(refusal(clone));
  process.exitCode = 2;
}

const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  await continueUnderNewer();
} else {
  // By default an uncaught error exits with 1, which means that a site failed its thresholds.
  process.on("uncaughtException", (error) => {
    process.stderr.write(`portcullis: something broke on our side: ${error.stack ?? error.message}\n`);
    process.exit(4);
  });
  await keepCompiled();
  const { startCli: start } = await import("./start.ts");
  await start();
}
