import { clientSubnet } from "./client-subnet.ts";
import { classes, types } from "./codes.ts";
import { writeData } from "./data.ts";
import { writeOptions, type Edns } from "./edns.ts";
import { DnsError } from "./error.ts";
import type { DnsMessage, MessageQuestion, ResourceRecord } from "./message.ts";
import { root } from "./name.ts";
import { writeName } from "./name-write.ts";
import { openMessage, writeByte, writeLong, writePart, writeShort, written, type Out } from "./out.ts";

/** Writes a message with compressed names; throws `DnsError` if it does not fit. {@link DnsMessage.stray} is ignored. */
export function writeMessage(message: DnsMessage): Buffer {
  const { questions, answers, authorities, additionals, edns, rcode } = message;
  if (rcode > 0xf && !edns) throw new DnsError("a response code that needs EDNS");
  if (message.opcode > 0xf) throw new DnsError("an operation of more than four bits");
  const out = openMessage();
  writeShort(out, message.id);
  writeShort(out, flagsOf(message));
  const counts = [questions.length, answers.length, authorities.length, additionals.length + (edns ? 1 : 0)];
  for (const count of counts) writeShort(out, count);
  for (const question of questions) writeQuestion(out, question);
  for (const record of [...answers, ...authorities, ...additionals]) writeRecord(out, record);
  if (edns) writeOpt(out, edns, rcode >> 4);
  return written(out);
}

function flagsOf(message: DnsMessage): number {
  return (
    (message.isResponse ? 0x8000 : 0) |
    (message.opcode << 11) |
    (message.isAuthoritative ? 0x0400 : 0) |
    (message.isTruncated ? 0x0200 : 0) |
    (message.isRecursionDesired ? 0x0100 : 0) |
    (message.isRecursionAvailable ? 0x0080 : 0) |
    (message.isAuthenticData ? 0x0020 : 0) |
    (message.isCheckingDisabled ? 0x0010 : 0) |
    (message.rcode & 0xf)
  );
}

function writeQuestion(out: Out, question: MessageQuestion): void {
  writeName(out, question.name);
  writeShort(out, question.type);
  writeShort(out, question.class);
}

function writeRecord(out: Out, record: ResourceRecord): void {
  writeQuestion(out, record);
  writeLong(out, record.ttl);
  writePart(out, () => writeData(out, record.data));
}

function writeOpt(out: Out, { size, version, isDnssecOk, options }: Edns, rcodeHigh: number): void {
  writeName(out, root);
  writeShort(out, types.OPT);
  writeShort(out, size);
  writeByte(out, rcodeHigh);
  writeByte(out, version);
  writeShort(out, isDnssecOk ? 0x8000 : 0);
  writePart(out, () => writeOptions(out, options));
}

/** The options of a query. */
export interface QueryOptions {
  /** RD: ask for recursion; off for authoritative servers. */
  readonly isRecursionDesired?: boolean;
  /** CD: return data that fails validation too. */
  readonly isCheckingDisabled?: boolean;
  /** AD, RFC 6840 §5.7: ask whether the resolver validated the answer. */
  readonly isAuthenticData?: boolean;
  /** DO: request signatures. */
  readonly isDnssecOk?: boolean;
  /** False for servers without EDNS. */
  readonly hasEdns?: boolean;
  /** An address whose network the answer should suit, RFC 7871; only sent with EDNS. */
  readonly clientSubnet?: string | undefined;
}

/** The datagram size that passes every network unfragmented: DNS Flag Day 2020. */
const datagramSize = 1232;

/** Writes a query. It does not identify the client: no cookie, and a client subnet only if given. */
export function writeQuery(id: number, name: MessageQuestion["name"], type: number, asking: QueryOptions = {}): Buffer {
  const { isRecursionDesired = true, isDnssecOk = false, hasEdns = true } = asking;
  const options = asking.clientSubnet === undefined ? [] : [clientSubnet(asking.clientSubnet)];
  return writeMessage({
    id,
    isResponse: false,
    opcode: 0,
    isAuthoritative: false,
    isTruncated: false,
    isRecursionDesired,
    isRecursionAvailable: false,
    isAuthenticData: asking.isAuthenticData ?? false,
    isCheckingDisabled: asking.isCheckingDisabled ?? false,
    rcode: 0,
    questions: [{ name, type, class: classes.IN }],
    answers: [],
    authorities: [],
    additionals: [],
    edns: hasEdns ? { version: 0, size: datagramSize, isDnssecOk, options } : null,
    stray: 0,
  });
}
