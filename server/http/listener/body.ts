import type { IncomingMessage } from "node:http";
import { failure } from "../../../src/core/failure.ts";
import { suggest } from "../../../src/core/nearest.ts";
import { printable } from "../../../src/core/printable.ts";
import type { Text } from "../../../src/core/text.ts";
import { tooManyMembers, hasTooManyMembers, usualMembers } from "./body-limits.ts";
import { duplicateName } from "../duplicate-name.ts";

/** Bytes of the largest body. */
export const largestBody = 64 * 1024;

/** The same for text: JSON may need six bytes per character (RFC 8259 §7), and the schema limits the characters. */
export const largestText = 2 * 1024 * 1024;

/** Rejects an unexpected body, which would otherwise be ignored silently. */
export function refuseBody(incoming: IncomingMessage): void {
  if (isWithoutBody(incoming)) return;
  throw malformed({
    en: "this request takes its parameters from the query, not from a body",
    ko: "파라미터는 본문이 아니라 쿼리에 넣어야 합니다",
  });
}

/** Whether a request has no body (RFC 9112 §6.3). */
function isWithoutBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] === undefined && (length === undefined || Number(length) === 0);
}

/**
 * Parses a JSON object with known names. No body is the same as `{}`, in every operation and whatever type it declares: clients differ in
 * what they send for nothing. Throws `Failure` INVALID_INPUT: 413, 415, or the problem.
 */
export async function readBody(
  incoming: IncomingMessage,
  names: readonly string[],
  largest = largestBody,
  mostMembers = usualMembers,
): Promise<Readonly<Record<string, unknown>>> {
  if (isWithoutBody(incoming)) return {};
  checkType(incoming);
  const text = decode(await readBytes(incoming, largest));
  // In chunks, an empty body is only known at its end.
  if (text === "") return {};
  if (hasTooManyMembers(text, mostMembers)) throw malformed(tooManyMembers(mostMembers));
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw malformed({ en: "the body must be a JSON object", ko: "본문은 JSON 객체여야 합니다" });
  }
  const stranger = Object.keys(value).find((name) => !names.includes(name));
  if (stranger !== undefined) {
    const shown = printable(stranger, 60);
    const field: Text = { en: `parameter ${shown}`, ko: `파라미터 ${shown}` };
    throw failure("input.unknown", { field, suggestion: placeOf(stranger, names) }, { reason: shown });
  }
  const repeated = duplicateName(text);
  if (!repeated) return value as Readonly<Record<string, unknown>>;
  const field = printable(repeated.name, 60);
  throw failure("input.repeated", { field, count: repeated.count }, { reason: field });
}

/** The language parameter is often put into the body; for other unknown names, all known ones are listed. */
function placeOf(stranger: string, names: readonly string[]): Text {
  if (stranger === "lang") return { en: " Send it in the query: ?lang=ko", ko: " 쿼리에 넣어야 합니다: ?lang=ko" };
  if (names.length === 0) return { en: " The body must be empty or {}.", ko: " 본문은 비어 있거나 {}이어야 합니다." };
  const near = suggest(stranger, names);
  if (near.en !== "") return near;
  return { en: ` The body may contain ${names.join(", ")}.`, ko: ` 본문에 쓸 수 있는 이름: ${names.join(", ")}.` };
}

function checkType({ headers }: IncomingMessage): void {
  const type = headers["content-type"] ?? "";
  // RFC 8259 §8.1: JSON between systems is UTF-8; a charset parameter may only say so. RFC 9110 §5.6.6: a parameter may be empty.
  const isJson = /^application\/json(?:[ \t]*;(?:[ \t]*charset=(?:utf-8|"utf-8"))?)*[ \t]*$/i.test(type);
  if (!isJson) throw failure("request.type", { type: type === "" ? "nothing" : printable(type, 100) });
  const coding = headers["content-encoding"] ?? "identity";
  if (coding.toLowerCase() !== "identity") throw failure("request.coding", { coding: printable(coding, 100) });
}

/** Reads a whole body. Throws `Failure` 413 above the limit. */
export async function readBytes(incoming: IncomingMessage, largest: number): Promise<Buffer> {
  if (Number(incoming.headers["content-length"] ?? 0) > largest) throw tooLarge(largest);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  let count = 0;
  incoming.on("data", (chunk: Buffer) => {
    count += chunk.length;
    // Data above the limit is read and dropped, so that the client can read the error.
    if (count > largest) reject(tooLarge(largest));
    else chunks.push(chunk);
  });
  incoming.once("end", () => resolve(Buffer.concat(chunks)));
  // The client has gone; the error reaches no one.
  incoming.once("close", () => reject(failure("aborted", {})));
  incoming.once("error", () => reject(failure("aborted", {})));
  return promise;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed({ en: "the body is not JSON", ko: "본문이 JSON이 아닙니다" });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw malformed({ en: "the body is not UTF-8", ko: "본문이 UTF-8이 아닙니다" });
  }
}

function tooLarge(largest: number): Error {
  return failure("request.too-large", { limit: largest / 1024 });
}

function malformed(detail: Text): Error {
  return failure("request.malformed", { detail });
}
