import { types } from "./codes.ts";
import { cursorOf, readByte, readLong, readPart, readShort, type Cursor } from "./cursor.ts";
import { readData } from "./data.ts";
import { readOptions, type Edns } from "./edns.ts";
import { DnsError } from "./error.ts";
import type { DnsMessage, MessageQuestion, ResourceRecord } from "./message.ts";
import { readName } from "./name.ts";
import { mostBytes } from "./out.ts";

/** Far more records than any answer has, but still fast to read. */
const mostRecords = 10_000;

/** Real messages have one question. */
const mostQuestions = 32;

interface Opt extends Edns {
  readonly rcodeHigh: number;
}

interface Sections {
  readonly answers: ResourceRecord[];
  readonly authorities: ResourceRecord[];
  readonly additionals: ResourceRecord[];
  opt: Opt | null;
}

/**
 * Reads a message. All record boundaries must be valid, otherwise it throws `DnsError`; only a truncated message may end inside a record or question.
 * A record whose data is invalid for its type becomes `broken` and does not affect the others.
 */
export function readMessage(bytes: Buffer): DnsMessage {
  if (bytes.length > mostBytes) throw new DnsError("longer than a message can be");
  const cursor = cursorOf(bytes);
  const id = readShort(cursor);
  const flags = readShort(cursor);
  const counts = { questions: readShort(cursor), answers: readShort(cursor), authorities: readShort(cursor) };
  const additionals = readShort(cursor);
  if (counts.questions > mostQuestions) throw new DnsError("too many questions");
  if (counts.answers + counts.authorities + additionals > mostRecords) throw new DnsError("too many records");
  const isTruncated = (flags & 0x0200) !== 0;
  const questions: MessageQuestion[] = [];
  const sections: Sections = { answers: [], authorities: [], additionals: [], opt: null };
  try {
    for (let left = counts.questions; left > 0; left--) questions.push(readQuestion(cursor));
    for (let left = counts.answers; left > 0; left--) sections.answers.push(readRecord(cursor));
    for (let left = counts.authorities; left > 0; left--) sections.authorities.push(readRecord(cursor));
    for (let left = additionals; left > 0; left--) readAdditional(cursor, sections);
  } catch (error) {
    // RFC 2181 §9: senders truncate at different points, and the query is repeated over TCP anyway.
    if (!(error instanceof DnsError) || !isTruncated) throw error;
    cursor.at = cursor.end;
  }
  const { opt, ...records } = sections;
  return {
    id,
    isResponse: (flags & 0x8000) !== 0,
    opcode: (flags >> 11) & 0xf,
    isAuthoritative: (flags & 0x0400) !== 0,
    isTruncated,
    isRecursionDesired: (flags & 0x0100) !== 0,
    isRecursionAvailable: (flags & 0x0080) !== 0,
    isAuthenticData: (flags & 0x0020) !== 0,
    isCheckingDisabled: (flags & 0x0010) !== 0,
    rcode: (opt?.rcodeHigh ?? 0) * 16 + (flags & 0xf),
    questions,
    ...records,
    edns: opt && ednsOf(opt),
    stray: cursor.end - cursor.at,
  };
}

function ednsOf({ version, size, isDnssecOk, options }: Opt): Edns {
  return { version, size, isDnssecOk, options };
}

function readQuestion(cursor: Cursor): MessageQuestion {
  return { name: readName(cursor), type: readShort(cursor), class: readShort(cursor) };
}

function readRecord(cursor: Cursor): ResourceRecord {
  const name = readName(cursor);
  const type = readShort(cursor);
  // RFC 6891 §6.1.1: only in the additional section.
  if (type === types.OPT) throw new DnsError("OPT out of place");
  return readAfterType(cursor, name, type);
}

function readAfterType(cursor: Cursor, name: ResourceRecord["name"], type: number): ResourceRecord {
  const inClass = readShort(cursor);
  const seconds = readLong(cursor);
  const data = readPart(cursor, readShort(cursor), (part) => readData(part, type, inClass));
  return { name, type, class: inClass, ttl: seconds > 0x7fff_ffff ? 0 : seconds, data };
}

function readAdditional(cursor: Cursor, sections: Sections): void {
  const name = readName(cursor);
  const type = readShort(cursor);
  if (type !== types.OPT) {
    sections.additionals.push(readAfterType(cursor, name, type));
    return;
  }
  // RFC 6891 §6.1.1: at most one, owned by the root.
  if (sections.opt) throw new DnsError("more than one OPT");
  if (name.wire.length !== 1) throw new DnsError("OPT of a name");
  const size = readShort(cursor);
  const rcodeHigh = readByte(cursor);
  const version = readByte(cursor);
  const isDnssecOk = (readShort(cursor) & 0x8000) !== 0;
  const options = readPart(cursor, readShort(cursor), readOptions);
  sections.opt = { size, rcodeHigh, version, isDnssecOk, options };
}
