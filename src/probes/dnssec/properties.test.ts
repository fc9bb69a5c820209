import * as fc from "fast-check";
import { expect, test } from "vitest";
import { attacks, idOf, type Attack } from "../../../test/dns/attacks.ts";
import { soundQuestions, soundZones } from "../../../test/dns/dnssec-cases.ts";
import { openWorld } from "../../../test/dns/world.ts";
import type { DnsQuestion, DnsReply } from "../../core/net/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import { dataBytes } from "../../formats/dns/data.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { keyOf } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";
import { ask, type DnsLookup } from "../dns/lookup.ts";
import { securityOf } from "./security.ts";
import { unchecked, type DnssecContext } from "./verified.ts";
import type { SecurityState } from "./zone-link.ts";
import { hits, runs } from "../../../test/runs.ts";

/** Every message that a world sends for all questions, by question: what an attacker without keys may have seen. */
interface Recording {
  readonly context: DnssecContext;
  readonly messages: ReadonlyMap<string, DnsMessage>;
  readonly names: readonly string[];
}

function keyFor({ name, type, isCheckingDisabled }: DnsQuestion): string {
  return `${keyOf(parseName(name))} ${type} ${isCheckingDisabled ?? false}`;
}

async function record(denial: "nsec" | "nsec3"): Promise<Recording> {
  const { context } = openWorld({ zones: soundZones(denial) });
  const messages = new Map<string, DnsMessage>();
  async function dns(question: DnsQuestion): Promise<DnsReply> {
    const reply = await context.net.dns(question);
    messages.set(keyFor(question), readMessage(Buffer.from(reply.message)));
    return reply;
  }
  const names = [...new Set(soundQuestions.map(([question]) => question.split(" ")[0] ?? ""))];
  const recording = { ...context, net: { ...context.net, dns } };
  for (const name of names) {
    for (const type of asked) await securityOf({ ...recording, once: memory() }, parseName(name), type);
  }
  return { context, messages, names };
}

const asked = [types.A, types.TXT, types.DS, types.CNAME, types.NS];

function memory(): DnssecContext["once"] {
  const shared = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>) => {
    const known = shared.get(key) ?? work();
    shared.set(key, known);
    return known as Promise<T>;
  };
}

/** The content of an answer, ignoring order and TTLs. */
function contentOf({ answer }: DnsLookup): string {
  if (answer.kind === "unknown") return "unknown";
  const targets = answer.aliases.map(({ data }) => keyOf(data.name));
  const records =
    answer.kind === "found" ? answer.records.map(({ data }) => dataBytes(data, true).toString("hex")) : [];
  return JSON.stringify([answer.kind, keyOf(answer.name), targets, [...new Set(records)].toSorted()]);
}

function replaying(
  { context, messages }: Recording,
  change: (key: string, message: DnsMessage) => DnsMessage,
): DnssecContext {
  async function dns(question: DnsQuestion): Promise<DnsReply> {
    const key = keyFor(question);
    const message = messages.get(key) ?? readMessage(Buffer.from((await context.net.dns(question)).message));
    const said = { server: "127.0.0.1:53", over: "udp", wasTruncated: false, isWithoutEdns: false, ms: 1 } as const;
    return { ...said, message: writeMessage(change(key, message)) };
  }
  return { ...context, net: { ...context.net, dns }, once: memory() };
}

/** The true result of a question, and the messages needed for it, its own first. */
interface Truth {
  readonly state: SecurityState;
  readonly content: string;
  readonly needed: readonly string[];
}

function truths(recording: Recording): (name: string, type: number) => Promise<Truth> {
  const once = memory();
  return (name, type) =>
    once(`${name} ${type}`, async () => {
      const question = parseName(name);
      const needed = [`${keyOf(question)} ${type} true`];
      const honest = replaying(recording, (key, message) => {
        if (key.endsWith(" true") && !needed.includes(key)) needed.push(key);
        return message;
      });
      const { state } = await securityOf(honest, question, type);
      return { state, content: contentOf(await ask(honest, question, type, unchecked)), needed };
    });
}

interface Case {
  readonly name: string;
  readonly type: number;
  /** The index of the message among those needed: the question itself or one on the way. */
  readonly attacked: readonly { readonly nth: number; readonly attack: Attack }[];
}

function cases(names: readonly string[]): fc.Arbitrary<Case> {
  return fc.record({
    name: fc.constantFrom(...names),
    type: fc.constantFrom(...asked),
    attacked: fc.array(fc.record({ nth: fc.oneof(fc.constant(0), fc.nat(5)), attack: attacks }), {
      minLength: 1,
      maxLength: 3,
    }),
  });
}

test.for(["nsec", "nsec3"] as const)(
  "without a key, unsigned data never becomes secure, and signed data never insecure: %s",
  { timeout: 120_000 },
  async (denial) => {
    const recording = await record(denial);
    const all = [...recording.messages.values()].flatMap(({ answers, authorities }) => [...answers, ...authorities]);
    const pool = [...new Map(all.map((each) => [idOf(each), each])).values()];
    const honestly = truths(recording);
    const counts = { secure: 0, altered: 0 };
    await fc.assert(
      fc.asyncProperty(cases(recording.names), async ({ name, type, attacked }) => {
        const question = parseName(name);
        const { state, content, needed } = await honestly(name, type);
        const hostile = replaying(recording, (key, message) =>
          attacked
            .filter(({ nth }) => needed[nth % needed.length] === key)
            .reduce((each, { attack }) => attack(each, pool), message),
        );
        const found = await securityOf(hostile, question, type);
        const isAltered = contentOf(await ask(hostile, question, type, unchecked)) !== content;
        counts.secure += found.state === "secure" ? 1 : 0;
        counts.altered += isAltered ? 1 : 0;
        // Changed data is never secure, and data that must be signed never counts as insecure.
        const isFooled = isAltered && found.state === "secure";
        const isDowngraded = state === "secure" && (found.state === "insecure" || found.state === "island");
        expect({ isFooled, isDowngraded }).toEqual({ isFooled: false, isDowngraded: false });
      }),
      { numRuns: runs(1000) },
    );

    expect(counts.secure).toBeGreaterThan(hits(100));
    expect(counts.altered).toBeGreaterThan(hits(150));
  },
);
