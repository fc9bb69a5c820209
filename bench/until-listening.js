// Preloaded into `portcullis serve`: ends the process as soon as it listens. Plain JavaScript, since Node needs 30 ms before it can load TypeScript.
const write = process.stderr.write.bind(process.stderr);

process.stderr.write = (text) => {
  if (String(text).includes("listening on")) process.exit(0);
  return write(String(text));
};
