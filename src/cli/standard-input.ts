/** Reads the standard input to its end, or until it exceeds a number of bytes. Waits for typed input and still reacts to interrupts. */
export async function standardInput(largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    read += bytes.length;
    if (read > largest) break;
  }
  return Buffer.concat(chunks);
}
