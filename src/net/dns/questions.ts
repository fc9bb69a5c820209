import { randomInt } from "node:crypto";
import type { DnsQuestion, DnsReply } from "../../core/dns.ts";
import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { classes, rcodes } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { writeQuery } from "../../formats/dns/write-message.ts";
import type { Budget } from "../budget.ts";
import { nameEnd } from "../errors.ts";
import { pinFor, type Pin } from "../pins.ts";
import { mayContact, type Policy } from "../policy.ts";
import { isTimeout, throwIfAborted, withPatience } from "../time.ts";
import { acceptAnswer } from "./accept.ts";
import { serverOf, type ServerPlace } from "./server.ts";
import { askStream } from "./tcp.ts";
import { askDatagram } from "./udp.ts";

/** What questions of a run are asked with. */
export interface Questioning {
  /** The resolvers of the run, in their order. */
  readonly resolvers: readonly string[];
  /** Other servers that the operator has named: they may be anywhere. */
  readonly known: readonly string[];
  readonly policy: Policy;
  readonly pins: readonly Pin[];
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

const tries = 2;
const usualPatience = 1500;
const telling: ReadonlySet<number> = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);
const withoutEdns: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP]);

/** What asks the questions of a run; it throws `Failure` where there is no answer at all. */
export function openQuestions({ resolvers, known, policy, pins, budget, signal }: Questioning) {
  const trusted = new Set([...resolvers, ...known]);

  function placeOf(server: string): ServerPlace {
    const place = serverOf(server);
    const pin = pinFor(pins, { host: place.address, port: place.port });
    if (pin) return { address: pin.address, port: pin.toPort };
    if (trusted.has(server) || mayContact(place.address, place.address, { ...policy, special: false })) return place;
    throw failure("address.private", { host: server, address: place.address });
  }

  async function askOnce(server: string, question: DnsQuestion): Promise<DnsReply> {
    const place = placeOf(server);
    const { hasEdns = true, isOverTcp = false, patience = usualPatience } = question;
    return withPatience(signal, patience, async (within) => {
      const first = await exchange(server, place, question, { hasEdns, isOverTcp }, within);
      const message = readMessage(Buffer.from(first.message));
      if (!hasEdns || message.edns || !withoutEdns.has(message.rcode)) return first;
      return exchange(server, place, question, { hasEdns: false, isOverTcp }, within);
    });
  }

  async function exchange(
    server: string,
    place: ServerPlace,
    question: DnsQuestion,
    { hasEdns, isOverTcp }: { readonly hasEdns: boolean; readonly isOverTcp: boolean },
    within: AbortSignal,
  ): Promise<DnsReply> {
    const id = randomInt(0x10000);
    const name = parseName(question.name);
    const query = writeQuery(id, name, question.type, {
      isRecursionDesired: question.isRecursionDesired ?? true,
      isCheckingDisabled: question.isCheckingDisabled ?? false,
      isDnssecOk: question.isDnssecOk ?? false,
      hasEdns,
    });
    const asked = { id, question: { name, type: question.type, class: classes.IN } };
    const accept = (bytes: Buffer): Buffer | null => acceptAnswer(bytes, asked) && bytes;
    budget.request();
    const said = { server, isWithoutEdns: !hasEdns && (question.hasEdns ?? true) };
    const started = performance.now();
    if (!isOverTcp) {
      const message = await askDatagram(place, query, accept, within);
      if (!readMessage(message).isTruncated) {
        return { ...said, over: "udp", message, wasTruncated: false, ms: performance.now() - started };
      }
    }
    const again = performance.now();
    const message = await askStream(place, query, accept, within);
    return { ...said, over: "tcp", message, wasTruncated: !isOverTcp, ms: performance.now() - again };
  }

  async function askAll(servers: readonly string[], question: DnsQuestion): Promise<DnsReply> {
    const host = printable(question.name, 260);
    let left = servers;
    let said: DnsReply | undefined;
    let broken: string | undefined;
    for (let round = 0; round < tries; round++) {
      const again: string[] = [];
      for (const server of left) {
        try {
          const reply = await askOnce(server, question);
          if (telling.has(readMessage(Buffer.from(reply.message)).rcode)) return reply;
          said ??= reply;
        } catch (error) {
          throwIfAborted(signal);
          if (!isTimeout(error)) broken = reasonOf(error);
          again.push(server);
        }
      }
      left = again;
    }
    if (said) return said;
    throw broken === undefined ? failure("timeout.dns", { host }) : failure("dns.failed", { host, detail: broken });
  }

  return async (question: DnsQuestion): Promise<DnsReply> => {
    try {
      return await askAll(question.server === undefined ? resolvers : [question.server], question);
    } catch (error) {
      throw nameEnd(error, { host: printable(question.name, 260), port: 0 }, "dns");
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof DnsError) return "BADRESP";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string" || !/^E(?!RR_)[A-Z0-9]+$/.test(code)) throw error;
  return code;
}
