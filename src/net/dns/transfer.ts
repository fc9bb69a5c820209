import { Failure } from "../../core/failure.ts";
import type { DnsReply } from "../../core/net/dns.ts";
import { classes, rcodes, types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { isSameName, type DnsName } from "../../formats/dns/name.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { writeMessage, writeQuery } from "../../formats/dns/write-message.ts";
import { onAbort, withPatience } from "../time.ts";
import { acceptAnswer } from "./accept-answer.ts";
import { connectPlainly, resolverAddressOf, type ResolverConnectOptions } from "./connect.ts";
import { openFrames } from "./frames.ts";
import type { DnsServer } from "./server.ts";
import { framed, freeNumber } from "./transport.ts";

/** Limits of a zone transfer: it only has to show that the server sends the zone. */
export const transferLimits = { octets: 1024 * 1024, records: 10_000, patience: 3000 } as const;

/** What has arrived of a transfer. */
interface Progress {
  first: DnsMessage | null;
  messages: number;
  records: number;
  octets: number;
  /** RFC 5936 §2.2: the SOA record begins and ends the transfer. */
  soas: number;
}

/**
 * Requests a zone from a server (AXFR, RFC 5936) over a connection of its own, and counts the records. They are dropped: the reply contains
 * the first message without them. Ends at the first limit.
 */
export async function askTransfer(
  server: DnsServer,
  name: DnsName,
  isTrusted: boolean,
  reaching: ResolverConnectOptions,
): Promise<Omit<DnsReply, "server">> {
  const started = performance.now();
  reaching.budget.question();
  const place = await resolverAddressOf(server, isTrusted, reaching);
  const socket = await connectPlainly(server, place, reaching);
  const seen: Progress = { first: null, messages: 0, records: 0, octets: 0, soas: 0 };
  try {
    const isComplete = await withPatience(reaching.signal, transferLimits.patience, (signal) =>
      read(socket, name, seen, { signal, reaching }),
    ).catch((error: unknown) => {
      // A transfer that is slow or breaks off has shown that it is open.
      if (seen.records > 1 && !reaching.signal.aborted && !(error instanceof Failure)) return false;
      throw error;
    });
    if (!seen.first) throw new DnsError("no answer");
    return replyOf(seen.first, { records: seen.records, octets: seen.octets, isComplete }, performance.now() - started);
  } finally {
    socket.destroy();
  }
}

interface Run {
  readonly signal: AbortSignal;
  readonly reaching: ResolverConnectOptions;
}

type Connected = Awaited<ReturnType<typeof connectPlainly>>;

/** Whether the whole zone came. */
function read(socket: Connected, name: DnsName, seen: Progress, { signal, reaching }: Run): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const id = freeNumber(new Set());
  const question = { name, type: types.AXFR, class: classes.IN };
  const frames = openFrames((piece) => {
    const end = take(Buffer.from(piece), { id, question }, seen);
    if (end !== null) resolve(end);
    return end === null;
  });
  socket.on("data", (piece: Buffer) => {
    try {
      reaching.budget.check();
      frames(piece);
    } catch (error) {
      reject(error);
    }
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new DnsError("closed before the end of the zone")));
  const free = onAbort(signal, reject);
  socket.write(framed(writeQuery(id, name, types.AXFR, { isRecursionDesired: false, hasEdns: false })));
  return promise.finally(free);
}

/** Counts one message. Null where more are expected; otherwise whether the transfer is complete. */
function take(bytes: Buffer, sent: Parameters<typeof acceptAnswer>[1], seen: Progress): boolean | null {
  // RFC 5936 §2.2.1: only the first message must repeat the question.
  const message = seen.first ? readMessage(bytes) : acceptAnswer(bytes, sent);
  if (!message || message.id !== sent.id) throw new DnsError("an answer to something else");
  seen.first ??= message;
  seen.messages++;
  seen.octets += bytes.length;
  seen.records += message.answers.length;
  const { name } = sent.question;
  seen.soas += message.answers.filter((each) => each.type === types.SOA && isSameName(each.name, name)).length;
  if (message.rcode !== rcodes.NOERROR || message.answers.length === 0) return false;
  if (seen.soas > 1) return true;
  return seen.octets >= transferLimits.octets || seen.records >= transferLimits.records ? false : null;
}

function replyOf(first: DnsMessage, transfer: NonNullable<DnsReply["transfer"]>, ms: number): Omit<DnsReply, "server"> {
  const message = writeMessage({ ...first, answers: [], authorities: [], additionals: [] });
  return { over: "tcp", message, wasTruncated: false, isWithoutEdns: true, ms, transfer };
}
