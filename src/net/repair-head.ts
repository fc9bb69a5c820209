import { Duplex, type DuplexOptions } from "node:stream";
import type { HeadOddity } from "../core/net/net.ts";

/** A connection whose response headers are normalised for the parser, and the oddities that were normalised. */
export interface RepairedHead {
  readonly stream: Duplex;
  readonly oddities: readonly HeadOddity[];
}

/** A header section without an end within this many bytes goes to the parser, which rejects it. */
const longestHead = 80 * 1024;

/** The most distinct oddities reported. */
const mostOddities = 16;

/**
 * Normalises the response headers on a connection as Chromium does (measured in Chromium and Firefox ESR): Node's parser rejects `Name :`
 * and `http/1.1` in every mode. Bodies pass unchanged.
 */
export function repairHeads(socket: Duplex): RepairedHead {
  const oddities: HeadOddity[] = [];
  let held: Buffer | null = Buffer.alloc(0);

  function note(kind: HeadOddity["kind"], seen: string): void {
    const isKnown = oddities.some((each) => each.kind === kind && each.seen === seen);
    if (!isKnown && oddities.length < mostOddities) oddities.push({ kind, seen });
  }

  /** The part of the received bytes that can be passed on. */
  function take(chunk: Buffer): Buffer {
    if (held === null) return chunk;
    held = Buffer.concat([held, chunk]);
    const ready: Buffer[] = [];
    for (let end = endOfHead(held); end >= 0 && held !== null; end = held === null ? -1 : endOfHead(held)) {
      const { text, isInterim } = mendHead(held.toString("latin1", 0, end), note);
      ready.push(Buffer.from(text, "latin1"));
      const rest: Buffer = held.subarray(end);
      // RFC 9110 §15.2: another header section follows an interim reply.
      if (!isInterim) ready.push(rest);
      held = isInterim ? rest : null;
    }
    if (held !== null && (held.length > longestHead || !mayBeHead(held))) {
      ready.push(held);
      held = null;
    }
    return Buffer.concat(ready);
  }

  const options: DuplexOptions = {
    read: () => void socket.resume(),
    write: (chunk, encoding, done) => void socket.write(chunk as Buffer, encoding, done),
    final: (done) => done(),
    destroy: (error, done) => {
      socket.destroy();
      done(error);
    },
  };
  const stream = new Duplex(options);
  socket.on("data", (chunk: Buffer) => {
    const ready = take(chunk);
    if (ready.length > 0 && !stream.push(ready)) socket.pause();
  });
  socket.once("end", () => {
    if (held !== null && held.length > 0) stream.push(held);
    stream.push(null);
  });
  socket.on("error", (error) => stream.destroy(error));
  socket.once("close", () => stream.destroy());
  return { stream, oddities };
}

/** Whether this may become a status line; otherwise the parser can reject it without waiting for more. */
function mayBeHead(bytes: Buffer): boolean {
  const start = bytes.toString("latin1", 0, 64).replace(/^[\r\n]+/, "");
  return start.length < 8 || /^[^]{0,4}?http/i.test(start);
}

/** The end of the first header section, including empty lines before it (RFC 9112 §2.2); -1 where it is incomplete. */
function endOfHead(bytes: Buffer): number {
  let start = 0;
  while (bytes[start] === 13 || bytes[start] === 10) start++;
  const crlf = bytes.indexOf("\n\r\n", start);
  const lf = bytes.indexOf("\n\n", start);
  if (crlf < 0 && lf < 0) return -1;
  return crlf >= 0 && (lf < 0 || crlf < lf) ? crlf + 3 : lf + 2;
}

type Note = (kind: HeadOddity["kind"], seen: string) => void;

const usualStatusLine = /^HTTP\/1\.[01] \d{3}(?: [^\0]*)?\r?$/;
/** Chromium accepts any case, any version and up to four bytes before it. */
const readStatusLine = /^[^]{0,4}?http(?:\/\d+(?:\.\d+)?)?[\t ]+(?<status>\d{3})(?!\d)(?<reason>[^]*)$/i;
/** Firefox accepts upper case, and the versions 1.x, 2 and 3. */
const firefoxStatusLine = /^[^]{0,4}?HTTP\/(?:1\.\d|[23](?:\.\d)?) +\d{3}(?: [^]*)?\r?$/;

function mendHead(head: string, note: Note): { readonly text: string; readonly isInterim: boolean } {
  const [first = "", ...lines] = head.replace(/^[\r\n]+/, "").split("\n");
  const status = mendStatusLine(first, note);
  return { text: [status, ...mendFields(lines, note)].join("\n"), isInterim: /^HTTP\/1\.\d 1(?!01)\d\d/.test(status) };
}

function mendStatusLine(line: string, note: Note): string {
  if (usualStatusLine.test(line)) return line;
  const { status, reason = "" } = readStatusLine.exec(line)?.groups ?? {};
  if (status === undefined) return line;
  if (line.includes("\0")) note("nul-byte", line.trim());
  if (!firefoxStatusLine.test(line)) note("status-line", line.trim());
  return `HTTP/1.1 ${status} ${reason.replaceAll("\0", "").trim()}\r`;
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Header fields as Chromium parses them: drops blanks before the colon, and lines with an invalid name. */
function mendFields(lines: readonly string[], note: Note): readonly string[] {
  let isDropped = false;
  const lengths = new Set<string>();
  return lines.flatMap((line, at): readonly string[] => {
    if (line === "" || line === "\r") return [line];
    if (/^[\t ]/.test(line)) {
      if (line.includes("\0")) note("nul-byte", "");
      return isDropped ? [] : [line];
    }
    const colon = line.indexOf(":");
    const written = colon < 0 ? line : line.slice(0, colon);
    const name = written.replace(/[\t ]+$/, "");
    if (line.includes("\0")) note("nul-byte", name.replaceAll("\0", ""));
    isDropped = colon < 0 || !token.test(name);
    if (isDropped) return [];
    if (name !== written) note("space-before-colon", name);
    if (name.toLowerCase() !== "content-length") return [`${name}${line.slice(colon)}`];
    const length = oneLength(line.slice(colon + 1));
    // A folded line may make the lengths differ.
    const isRepeated = lengths.has(length.trim()) && !/^[\t ]/.test(lines[at + 1] ?? "");
    lengths.add(length.trim());
    return isRepeated ? [] : [`${name}:${length}`];
  });
}

const sameLengths = /^[\t ]*(?<length>\d{1,15})(?:[\t ]*,[\t ]*\k<length>)+[\t ]*(?<end>\r?)$/;

/** RFC 9110 §8.6: a repeated equal length may be treated as one, in one line or in several. */
function oneLength(value: string): string {
  return value.replace(sameLengths, " $<length>$<end>");
}
