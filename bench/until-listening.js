// Preloaded into `portcullis serve`: ends the process as soon as it says that it listens. Plain JavaScript, since Node takes 30 ms
// before it can read TypeScript.
const write = process.stderr.write.bind(process.stderr);

process.stderr.write = (text) => {
  if (String(text).includes("listening on")) process.exit(0);
  return write(String(text));
};
