#!/usr/bin/env node
// This file is read by whatever Node there is, so it says what is needed before anything that an old one cannot read is loaded.
/** What is compiled once is read from a folder of the user's own the next time: what others may write to is not to be run. */
async function keepCompiled(): Promise<void> {
  const [{ enableCompileCache }, { homedir }] = await Promise.all([import("node:module"), import("node:os")]);
  try {
    enableCompileCache(`${process.env["XDG_CACHE_HOME"] || `${homedir()}/.cache`}/portcullis/compiled`);
  } catch {
    // An account that is in no list of the system has no home: it compiles anew each time.
  }
}

const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  process.stderr.write(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  // An uncaught error would exit 1, which means that a site is below its thresholds.
  process.on("uncaughtException", (error) => {
    process.stderr.write(`portcullis: something broke on our side: ${error.stack ?? error.message}\n`);
    process.exit(4);
  });
  await keepCompiled();
  const { start } = await import("./start.ts");
  await start();
}
