import { refusal } from "../../src/core/result/envelope-schema.ts";

/** What is wrong with the first answer on a socket: a complete one must be whole, and a refusal must be the envelope. */
export function complaintOf(said: Uint8Array, heard: Buffer): string | null {
  if (heard.length === 0) return null;
  const end = heard.indexOf("\r\n\r\n");
  const head = heard.toString("latin1", 0, end);
  const status = Number(/^HTTP\/1\.1 (?<status>\d{3}) /.exec(head)?.groups?.["status"]);
  if (end < 0 || Number.isNaN(status)) return "no head of an answer";
  if (status === 100) return complaintOf(said, heard.subarray(end + 4));
  const isHead = Buffer.from(said.subarray(0, 5)).toString("latin1") === "HEAD ";
  const length = Number(
    /\r\ncontent-length: (?<length>\d+)/i.exec(head)?.groups?.["length"] ?? (status === 204 ? 0 : NaN),
  );
  if (Number.isNaN(length)) return "no length";
  if (!/\r\nx-request-id: [\w-]{8,64}/i.test(head)) return "no request id";
  if (status < 400 || isHead) return null;
  if (!/\r\ncontent-type: application\/json/i.test(head)) return "another type";
  const body = heard.subarray(end + 4, end + 4 + length);
  if (body.length < length) return "cut off";
  const read = refusal.safeParse(JSON.parse(body.toString()));
  return read.success ? null : read.error.message;
}
