import type { DnsQuestion, DnsReply } from "../../../src/core/net/dns.ts";
import { failure } from "../../../src/core/failure.ts";
import type { Net } from "../../../src/core/net/net.ts";
import { rcodes, types } from "../../../src/formats/dns/codes.ts";
import { DnsError } from "../../../src/formats/dns/error.ts";
import type { DnsMessage } from "../../../src/formats/dns/message.ts";
import { parseName } from "../../../src/formats/dns/name-text.ts";
import { readMessage } from "../../../src/formats/dns/read-message.ts";
import { writeMessage, writeQuery } from "../../../src/formats/dns/write-message.ts";
import { answerTo, receive, type Over, type Place } from "./server.ts";

const tries = 2;
const usualPatience = 1500;
const usualTime = 5;

/** Why there is no answer, as the door reports it. */
type Ending = "timeout" | "ECONNREFUSED" | "BADRESP" | "NO-TCP";

/** Asks the servers of a world like the door, without delay. */
export function askIn(placeOf: (server: string) => Place, resolvers: readonly string[]): Net["dns"] {
  return async (question) => {
    const servers = question.server === undefined ? resolvers : [question.server];
    let left = servers;
    let said: DnsReply | undefined;
    let ending: Ending = "timeout";
    for (let round = 0; round < tries; round++) {
      const again: string[] = [];
      for (const server of left) {
        const reply = askOnce(placeOf(server), server, question);
        if (typeof reply === "string") {
          if (reply !== "timeout") ending = reply;
          again.push(server);
          continue;
        }
        const { rcode } = read(reply.message);
        if (rcode === rcodes.NOERROR || rcode === rcodes.NXDOMAIN) return reply;
        said ??= reply;
      }
      left = again;
    }
    if (said) return said;
    const host = question.name;
    throw ending === "timeout" ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: ending });
  };
}

/** A silent server is asked another way: see `DnsReply.lost`. */
function askOnce(place: Place, server: string, question: DnsQuestion): DnsReply | Ending {
  if (question.type === types.AXFR) return transferIn(place, server, question);
  const { hasEdns = true, isOverTcp = false } = question;
  const usual = askAs(place, server, question);
  const isPlain = !/^(?:https|tls):/.test(server);
  if (typeof usual !== "string" || !isPlain || usual === "BADRESP") return usual;
  const plain = hasEdns && usual === "timeout" ? askAs(place, server, { ...question, hasEdns: false }) : usual;
  if (typeof plain !== "string") return { ...plain, isWithoutEdns: true, lost: "edns" };
  const overTcp = isOverTcp ? usual : askAs(place, server, { ...question, isOverTcp: true });
  return typeof overTcp === "string" ? usual : { ...overTcp, lost: "udp" };
}

/** A zone transfer as the door reports it: only the number of records is kept. */
function transferIn(place: Place, server: string, question: DnsQuestion): DnsReply | Ending {
  const { transfers, ms = usualTime } = place.traits;
  const query = queryOf(question, false);
  if (transfers === undefined) {
    const bytes = told(place, query, "tcp");
    const said = { server, over: "tcp", wasTruncated: false, isWithoutEdns: true, ms } as const;
    return typeof bytes === "string" ? bytes : { ...said, message: bytes };
  }
  const message = writeMessage(answerTo(query, { isAuthoritative: true }));
  const transfer = { records: transfers, octets: transfers * 40, isComplete: true };
  return { server, over: "tcp", message, wasTruncated: false, isWithoutEdns: true, ms, transfer };
}

function askAs(place: Place, server: string, question: DnsQuestion): DnsReply | Ending {
  const { hasEdns = true } = question;
  const first = exchange(place, server, question, hasEdns);
  if (typeof first === "string" || !hasEdns) return first;
  const { edns, rcode } = read(first.message);
  const isOld = rcode === rcodes.BADVERS || (!edns && (rcode === rcodes.FORMERR || rcode === rcodes.NOTIMP));
  return isOld ? exchange(place, server, question, false) : first;
}

function exchange(place: Place, server: string, question: DnsQuestion, hasEdns: boolean): DnsReply | Ending {
  const { patience = usualPatience, isOverTcp = false } = question;
  const { ms = usualTime } = place.traits;
  // Two tries, and an extra wait for a slow server: any answer takes this long.
  if (ms > patience * 3.5) return "timeout";
  const said = { server, isWithoutEdns: !hasEdns && (question.hasEdns ?? true), ms };
  const query = queryOf(question, hasEdns);
  const scheme = /^(https|tls):/.exec(server)?.[1];
  if (scheme === "https" || scheme === "tls") {
    const bytes = told(place, query, scheme);
    return typeof bytes === "string" ? bytes : { ...said, over: scheme, message: bytes, wasTruncated: false };
  }
  if (!isOverTcp) {
    const bytes = told(place, query, "udp");
    if (typeof bytes === "string") return bytes;
    if (!read(bytes).isTruncated) return { ...said, over: "udp", message: bytes, wasTruncated: false };
  }
  const bytes = told(place, query, "tcp");
  if (typeof bytes === "string") return isOverTcp ? bytes : "NO-TCP";
  return { ...said, over: "tcp", message: bytes, wasTruncated: !isOverTcp };
}

function told(place: Place, query: DnsMessage, over: Over): Buffer | Ending {
  if (over === "tcp" && place.traits.lacks === "tcp") return "ECONNREFUSED";
  const bytes = receive(place, query, over);
  if (!bytes) return "timeout";
  try {
    read(bytes);
    return bytes;
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return "BADRESP";
  }
}

/** The question as a server would receive it. */
function queryOf(question: DnsQuestion, hasEdns: boolean): DnsMessage {
  const { isRecursionDesired = true, isCheckingDisabled = false, isDnssecOk = false, clientSubnet } = question;
  const asking = { isRecursionDesired, isCheckingDisabled, isDnssecOk, hasEdns, clientSubnet };
  return readMessage(writeQuery(1, parseName(question.name), question.type, asking));
}

/** Each step of the client looks at the same message. */
const messages = new WeakMap<Uint8Array, DnsMessage>();

function read(bytes: Uint8Array): DnsMessage {
  const message = messages.get(bytes) ?? readMessage(Buffer.from(bytes));
  messages.set(bytes, message);
  return message;
}
