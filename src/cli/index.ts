#!/usr/bin/env node
// This file is read by whatever Node there is, so it says what is needed before anything that an old one cannot read is loaded.
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  process.stderr.write(`portcullis needs Node 24 or newer; this is Node ${process.versions.node}.\n`);
  process.exitCode = 2;
} else {
  const { start } = await import("./start.ts");
  await start();
}
