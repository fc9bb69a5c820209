// Preloaded into `portcullis serve`: ends the process as soon as it says that it listens.
const write = process.stderr.write.bind(process.stderr);

process.stderr.write = (text: string | Uint8Array): boolean => {
  if (String(text).includes("listening on")) process.exit(0);
  return write(String(text));
};
