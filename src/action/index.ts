// Any Node version may run this file, so the version is checked before loading anything that an old one cannot parse.
const major = Number(process.versions.node.split(".")[0]);

if (major < 24) {
  process.stdout.write(
    `::error title=Portcullis::Portcullis needs Node 24 or newer; this is ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
} else {
  const { start } = await import("./start.ts");
  await start();
}
