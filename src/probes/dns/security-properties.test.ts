import * as fc from "fast-check";
import { expect, test } from "vitest";
import { soundQuestions, soundZones } from "../../../test/dnssec-cases.ts";
import { openWorld } from "../../../test/dns-world.ts";
import type { DnsQuestion, DnsReply } from "../../core/dns.ts";
import { types } from "../../formats/dns/codes.ts";
import { dataBytes, parseData } from "../../formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { keyOf } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { writeMessage } from "../../formats/dns/write-message.ts";
import { ask, type Told } from "./ask.ts";
import { securityOf } from "./security.ts";
import { unchecked, type Looking } from "./verified.ts";
import type { SecurityState } from "./zone-link.ts";

/** Every message that a world sends while all of it is asked about, by question: what somebody without keys may have seen. */
interface Recording {
  readonly context: Looking;
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

function memory(): Looking["once"] {
  const shared = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>) => {
    const known = shared.get(key) ?? work();
    shared.set(key, known);
    return known as Promise<T>;
  };
}

/** What somebody does with a message on its way. The pool is all that was ever signed. */
type Attack = (message: DnsMessage, pool: readonly ResourceRecord[]) => DnsMessage;

const sections = ["answers", "authorities"] as const;
const section = fc.constantFrom(...sections);
const place = fc.nat(0xffff);

/** Records that belong together: a set with its signatures, under another name perhaps. */
function setAround(pool: readonly ResourceRecord[], at: number): readonly ResourceRecord[] {
  const first = pool[at % pool.length];
  if (!first) return [];
  const type = typeOf(first);
  return pool.filter((each) => typeOf(each) === type && keyOf(each.name) === keyOf(first.name));
}

function typeOf({ type, data }: ResourceRecord): number {
  return data.type === "RRSIG" ? data.covered : type;
}

const attacks: fc.Arbitrary<Attack> = fc.oneof(
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message) => {
    const records = message[of];
    return { ...message, [of]: records.filter((_, index) => index !== at % records.length) };
  }),
  fc
    .record({ section, at: place, octet: place, bit: fc.nat(7) })
    .map(({ section: of, at, octet, bit }): Attack => (message) => {
      const records = message[of];
      return {
        ...message,
        [of]: records.map((each, index) => (index === at % records.length ? bent(each, octet, bit) : each)),
      };
    }),
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => ({
    ...message,
    [of]: [...message[of], ...setAround(pool, at)],
  })),
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => ({
    ...message,
    [of]: setAround(pool, at),
  })),
  // What was signed for another name, as if it were the one that is asked for.
  fc.record({ section, at: place }).map(({ section: of, at }): Attack => (message, pool) => {
    const [question] = message.questions;
    const set = setAround(pool, at).map((each) => ({ ...each, name: question?.name ?? each.name }));
    return { ...message, [of]: [...message[of].filter((each) => typeOf(each) !== typeOf(set[0] ?? each)), ...set] };
  }),
  fc.constantFrom(0, 2, 3, 5).map((rcode): Attack => (message) => ({ ...message, rcode })),
  fc.constant<Attack>((message) => ({ ...message, answers: message.authorities, authorities: message.answers })),
  fc.constant<Attack>((message) => ({ ...message, answers: [] })),
  fc.constant<Attack>((message) => ({ ...message, authorities: [] })),
  fc.constant<Attack>((message) => ({
    ...message,
    answers: message.answers.filter(({ type }) => type !== types.RRSIG),
    authorities: message.authorities.filter(({ type }) => type === types.SOA),
  })),
);

function idOf({ name, type, data }: ResourceRecord): string {
  return `${keyOf(name)} ${type} ${dataBytes(data).toString("hex")}`;
}

/** A record with one bit of its data turned over. */
function bent(record: ResourceRecord, octet: number, bit: number): ResourceRecord {
  const bytes = dataBytes(record.data);
  if (bytes.length === 0) return record;
  const at = octet % bytes.length;
  const turned = Buffer.from(bytes.map((each, index) => (index === at ? each ^ (1 << bit) : each)));
  return { ...record, data: parseData(turned, record.type) };
}

/** What an answer says, whatever its order and its TTLs. */
function contentOf({ answer }: Told): string {
  if (answer.kind === "unknown") return "unknown";
  const targets = answer.aliases.map(({ data }) => keyOf(data.name));
  const records =
    answer.kind === "found" ? answer.records.map(({ data }) => dataBytes(data, true).toString("hex")) : [];
  return JSON.stringify([answer.kind, keyOf(answer.name), targets, [...new Set(records)].toSorted()]);
}

function replaying(
  { context, messages }: Recording,
  change: (key: string, message: DnsMessage) => DnsMessage,
): Looking {
  async function dns(question: DnsQuestion): Promise<DnsReply> {
    const key = keyFor(question);
    const message = messages.get(key) ?? readMessage(Buffer.from((await context.net.dns(question)).message));
    const said = { server: "127.0.0.1:53", over: "udp", wasTruncated: false, isWithoutEdns: false, ms: 1 } as const;
    return { ...said, message: writeMessage(change(key, message)) };
  }
  return { ...context, net: { ...context.net, dns }, once: memory() };
}

/** What is true of a question, and which messages it takes to find out, its own first. */
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
  /** By the number of the message among those that are needed: of the question itself, or of one on the way. */
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
  "nobody without a key makes anything secure that was not signed, or insecure what was: %s",
  { timeout: 1_200_000 },
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
        if (isAltered) expect(found.state).not.toBe("secure");
        if (state === "secure") expect(["secure", "bogus", "indeterminate"]).toContain(found.state);
      }),
      { numRuns: Number(process.env["RUNS"] ?? 1000) },
    );

    expect(counts.secure).toBeGreaterThan(100);
    expect(counts.altered).toBeGreaterThan(150);
  },
);
