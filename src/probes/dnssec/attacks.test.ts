import { expect, test } from "vitest";
import { alone } from "../../../test/dns/dnssec-cases.ts";
import { openWorld, type World } from "../../../test/dns/world.ts";
import { recordOf } from "../../../test/dns/samples.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { securityOf } from "./security.ts";

const records = `@ A 192.0.2.80\nmail A 192.0.2.25\n*.wild A 192.0.2.82\nsub.wild TXT "closer"\nold DNAME new\nx.new A 192.0.2.83`;

function sound(denial: "nsec" | "nsec3"): World {
  return openWorld({ zones: { "example.com": { records, denial }, com: { denial }, "child.example.com": alone } });
}

type Look = (question: string, type: number) => Promise<DnsMessage>;

/** The answer to a question, changed by an attacker who can also see every other answer. */
interface Attack {
  readonly question: string;
  readonly type?: number;
  readonly at?: string;
  readonly atType?: number;
  readonly change: (usual: DnsMessage, look: Look) => Promise<DnsMessage>;
}

function renamed(each: readonly ResourceRecord[], name: string): readonly ResourceRecord[] {
  return each.map((record) => ({ ...record, name: parseName(name) }));
}

/** Whether a record is the zone's SOA or one of its signatures. */
function isOfStart({ type, data }: ResourceRecord): boolean {
  return type === types.SOA || (data.type === "RRSIG" && data.covered === types.SOA);
}

const elsewhere = recordOf("x.old.example.com", { type: "CNAME", name: parseName("mail.example.com") });

const attacks: readonly (readonly [title: string, attack: Attack])[] = [
  [
    "an alias that no redirection makes",
    {
      question: "x.old.example.com",
      change: async (usual, look) => {
        const redirection = usual.answers.filter(({ name }) => isSameName(name, parseName("old.example.com")));
        const { answers } = await look("mail.example.com", types.A);
        return { ...usual, answers: [...redirection, elsewhere, ...answers] };
      },
    },
  ],
  [
    "a wildcard for a name that is there",
    {
      question: "sub.wild.example.com",
      change: async (_, look) => {
        const made = await look("any.wild.example.com", types.A);
        return { ...made, answers: renamed(made.answers, "sub.wild.example.com") };
      },
    },
  ],
  [
    "a wildcard for a name below one that is there",
    {
      question: "a.sub.wild.example.com",
      change: async (_, look) => {
        const made = await look("any.wild.example.com", types.A);
        return { ...made, rcode: 0, answers: renamed(made.answers, "a.sub.wild.example.com") };
      },
    },
  ],
  [
    "an unsigned proof",
    {
      question: "mail.example.com",
      change: async (usual, look) => {
        const nothing = await look("example.com", types.TXT);
        const next = parseName("zz.example.com");
        const forged = recordOf("mail.example.com", { type: "NSEC", next, types: [types.RRSIG, types.NSEC] });
        const signatures = renamed(recordsOf("RRSIG", nothing.authorities), "mail.example.com");
        const soa = nothing.authorities.filter(isOfStart);
        return { ...usual, answers: [], authorities: [...soa, forged, ...signatures] };
      },
    },
  ],
  [
    "records for an existing name without them, by a wildcard",
    {
      question: "sub.wild.example.com",
      type: types.TXT,
      change: async (_, look) => {
        const { authorities, ...message } = await look("any.wild.example.com", types.TXT);
        const chain = authorities.filter((each) => isSameName(each.name, parseName("*.wild.example.com")));
        const soa = authorities.filter(isOfStart);
        return { ...message, authorities: [...soa, ...renamed(chain, "sub.wild.example.com")] };
      },
    },
  ],
  [
    "the proof of another name",
    {
      question: "mail.example.com",
      change: async (_, look) => look("gone.example.com", types.A),
    },
  ],
  [
    "the proof of another type",
    {
      question: "mail.example.com",
      change: async (_, look) => look("mail.example.com", types.TXT),
    },
  ],
  [
    "the parent's proof at a zone cut",
    {
      question: "child.example.com",
      change: async (_, look) => {
        const parent = await look("child.example.com", types.DS);
        const around = await look("childa.example.com", types.A);
        return { ...parent, answers: [], authorities: around.authorities };
      },
    },
  ],
  [
    "the zone's own denial of its DS",
    {
      question: "child.example.com",
      at: "child.example.com",
      atType: types.DS,
      change: async (_, look) => look("child.example.com", types.TXT),
    },
  ],
  [
    "the DS of another zone",
    {
      question: "child.example.com",
      at: "child.example.com",
      atType: types.DS,
      change: async (usual, look) => ({
        ...usual,
        answers: renamed((await look("example.com", types.DS)).answers, "child.example.com"),
      }),
    },
  ],
  [
    "that a zone does not exist, by the record of a sibling name",
    {
      question: "child.example.com",
      at: "child.example.com",
      atType: types.DS,
      change: async (_, look) => look("childa.example.com", types.DS),
    },
  ],
  [
    "that the zone is not there at all",
    { question: "mail.example.com", change: async (_, look) => look("examplf.com", types.A) },
  ],
  [
    "the keys of another zone",
    {
      question: "child.example.com",
      at: "child.example.com",
      atType: types.DNSKEY,
      change: async (usual, look) => ({
        ...usual,
        answers: renamed((await look("example.com", types.DNSKEY)).answers, "child.example.com"),
      }),
    },
  ],
];

for (const denial of ["nsec", "nsec3"] as const) {
  test.for(attacks)(`with ${denial}, %s has no effect`, async ([, attack]) => {
    const { context } = sound(denial);
    const { question, type = types.A, at = question, atType = type, change } = attack;
    async function look(name: string, of: number): Promise<DnsMessage> {
      const { message } = await context.net.dns({ name, type: of, isDnssecOk: true, isCheckingDisabled: true });
      return readMessage(Buffer.from(message));
    }
    const changed = await change(await look(at, atType), look);
    const hostileWith = (isAuthenticData: boolean): World =>
      openWorld({
        zones: { "example.com": { records, denial }, com: { denial }, "child.example.com": alone },
        resolvers: {
          "127.0.0.1": {
            respond(query, usual) {
              const [asked] = query.questions;
              const isMeant = asked?.type === atType && isSameName(asked.name, parseName(at));
              if (!isMeant) return usual();
              const { answers, authorities, rcode } = changed;
              return { ...usual(), answers, authorities, rcode, isAuthenticData };
            },
          },
        },
      });

    expect(await securityOf(context, parseName(question), type)).toMatchObject({ state: "secure" });
    const plain = await securityOf(hostileWith(false).context, parseName(question), type);
    // A resolver that falsely claims validation may only make the result indeterminate.
    const vouched = await securityOf(hostileWith(true).context, parseName(question), type);

    expect(plain).toMatchObject({ state: "bogus" });
    expect(["bogus", "indeterminate"]).toContain(vouched.state);
  });
}
