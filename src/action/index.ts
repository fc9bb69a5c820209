// This file is read by whatever Node a runner has, so it says what is needed before anything that an old one cannot read is loaded.
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
