import { failure, type Failure } from "../core/failure.ts";
import { longestBody, unusableReply, type OpenReply } from "./over-fetch.ts";
import { problems } from "./problems.ts";
import { parseMasked } from "./reply.ts";

/** NDJSON: one object per line. */
export const ofLines = "application/x-ndjson";

/** A line of a stream. */
export type Line = Readonly<Record<string, unknown>>;

/** Whether the body of a reply is a stream of lines. */
export function hasLines({ status, headers }: Pick<OpenReply, "status" | "headers">): boolean {
  return status === 200 && headers.some(([name, value]) => name === "content-type" && value.startsWith(ofLines));
}

/** Reads the lines of a stream as they come, with the key masked. Blank lines, which keep a connection open, are left out. */
export async function* readLines(
  reply: OpenReply,
  { server, key }: { readonly server: string; readonly key: string | undefined },
): AsyncGenerator<Line> {
  try {
    for await (const text of textLines(reply, server)) yield parsed(text, server, key);
  } catch (error) {
    throw reply.failed(error);
  } finally {
    reply.end();
  }
}

async function* textLines({ chunks }: OpenReply, server: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks()) {
    const pieces = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = pieces.pop() ?? "";
    if (rest.length > longestBody) throw unusableReply(server, problems.tooLong(longestBody));
    yield* pieces.filter((piece) => piece.trim() !== "");
  }
  // The last line of a complete stream ends with a line break.
  if (rest.trim() !== "") throw brokenStream(server);
}

function parsed(text: string, server: string, key: string | undefined): Line {
  try {
    const json = parseMasked(text, key);
    if (typeof json === "object" && json !== null) return json as Line;
  } catch {
    // Told below.
  }
  throw unusableReply(server, problems.otherForm(200, "a line"));
}

/** The failure for a stream that ended too early. */
export function brokenStream(server: string): Failure {
  return failure("server.failed", { server, detail: problems.cut() }, { reason: "server.invalid-answer" });
}
