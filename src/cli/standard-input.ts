/** Reads the standard input to its end, or until there are more than so many bytes of it. Whoever types is waited for, and an interrupt is heard meanwhile. */
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
