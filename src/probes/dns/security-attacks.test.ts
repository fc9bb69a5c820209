import { expect, test } from "vitest";
import { alone } from "../../../test/dnssec-cases.ts";
import type { Change } from "../../../test/dns-world/changes.ts";
import { keyFor, signSet } from "../../../test/dns-world/keys.ts";
import { keysOf, validityOf } from "../../../test/dns-world/sign.ts";
import type { ZoneText } from "../../../test/dns-world/zones.ts";
import { openWorld, type World } from "../../../test/dns-world.ts";
import { recordOf } from "../../../test/dns-samples.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DataOf } from "../../formats/dns/kinds.ts";
import type { DnsMessage, ResourceRecord } from "../../formats/dns/message.ts";
import { isSameName } from "../../formats/dns/name.ts";
import { nameText, parseName } from "../../formats/dns/name-text.ts";
import { readMessage } from "../../formats/dns/read-message.ts";
import { recordsOf, setsOf } from "../../formats/dns/set.ts";
import { securityOf } from "./security.ts";

const stranger = keyFor(parseName("stranger.example"), 257, 13);

/** All sets of a kind are signed by the key of a stranger, instead of by their zone or beside it. */
function signedByStranger(wanted: readonly number[], isAlone = true): Change {
  return (records, { apex, signing, now }) => {
    const kept = records.filter(({ data }) => data.type !== "RRSIG" || !isAlone || !wanted.includes(data.covered));
    const sets = setsOf(records).filter(({ type }) => wanted.includes(type));
    return [...kept, ...sets.map((set) => signSet(set, apex, stranger, validityOf(signing, now)))];
  };
}

const withStrangersKey: Change = (records, { apex }) => [...records, recordOf(nameText(apex), stranger.data)];

/** The keys are signed, but by a key of theirs that nobody above knows. */
const signedByItsSecondKey: Change = (records, { apex, signing, now }) => {
  const kept = records.filter(({ data }) => data.type !== "RRSIG" || data.covered !== types.DNSKEY);
  const set = setsOf(kept).find(({ type }) => type === types.DNSKEY);
  const [, second] = keysOf(apex, signing);
  return set ? [...kept, signSet(set, apex, second, validityOf(signing, now))] : kept;
};

const revoked: Change = (records) =>
  records.map((each) => {
    const { data } = each;
    return data.type === "DNSKEY" && data.flags === 256 ? { ...each, data: { ...data, flags: 384 } } : each;
  });

/** The signatures of the addresses say something else of themselves. */
function claiming(claim: Partial<DataOf<"RRSIG">>): Change {
  return (records) =>
    records.map((each) => {
      const { data } = each;
      return data.type === "RRSIG" && data.covered === types.A ? { ...each, data: { ...data, ...claim } } : each;
    });
}

/** The keys are none of a zone by their flags, and their owner has signed them so. */
const ofNoZone: Change = (records, { apex, signing, now }) => {
  const kept = records.filter(({ data }) => data.type !== "RRSIG" || data.covered !== types.DNSKEY);
  const changed = kept.map((each) => {
    const { data } = each;
    return data.type === "DNSKEY" && data.flags === 256 ? { ...each, data: { ...data, flags: 0 } } : each;
  });
  const set = setsOf(changed).find(({ type }) => type === types.DNSKEY);
  const [first] = keysOf(apex, signing);
  return set ? [...changed, signSet(set, apex, first, validityOf(signing, now))] : changed;
};

test.for<[title: string, changes: readonly Change[], expected: string]>([
  ["a signature names an unknown algorithm", [claiming({ algorithm: 253 })], "bogus unsupported-algorithm"],
  ["a signature names another algorithm", [claiming({ algorithm: 15 })], "bogus no-key"],
  ["a signature is by the zone above", [claiming({ signer: parseName("com") })], "bogus no-key"],
  ["a signature is by the root", [claiming({ signer: parseName(".") })], "bogus no-key"],
  ["a signature is by a zone elsewhere", [claiming({ signer: parseName("example.org") })], "bogus wrong-signer"],
  [
    "a signature is by a name that is no zone",
    [claiming({ signer: parseName("www.example.com") })],
    "bogus wrong-signer",
  ],
  ["a signature counts too many labels", [claiming({ labels: 9 })], "bogus wrong-labels"],
  ["a signature counts too few labels", [claiming({ labels: 1 })], "bogus bad-signature"],
  ["a signature names another key", [claiming({ keyTag: 1 })], "bogus no-key"],
  ["what signs is no key of a zone", [ofNoZone], "bogus no-key"],
  ["the keys are signed by a key that nobody above knows", [signedByItsSecondKey], "bogus no-key"],
  [
    "a stranger's key is among the keys, and signs them",
    [withStrangersKey, signedByStranger([types.DNSKEY])],
    "bogus no-key",
  ],
  ["a stranger signs as the zone", [signedByStranger([types.A])], "bogus no-key"],
  ["a stranger signs beside the zone", [signedByStranger([types.A], false)], "secure"],
  ["a key is revoked behind its owner's back", [revoked], "bogus bad-signature"],
])("where %s, example.com is what it is", async ([, changes, expected]) => {
  const zone: ZoneText = { ...alone, changes };
  const { state, reason } = await securityOf(
    openWorld({ zones: { "example.com": zone } }).context,
    parseName("example.com"),
    types.A,
  );

  expect([state, reason].filter((word) => word !== null).join(" ")).toBe(expected);
});

const records = `@ A 192.0.2.80\nmail A 192.0.2.25\n*.wild A 192.0.2.82\nsub.wild TXT "closer"\nold DNAME new\nx.new A 192.0.2.83`;

function sound(denial: "nsec" | "nsec3"): World {
  return openWorld({ zones: { "example.com": { records, denial }, com: { denial }, "child.example.com": alone } });
}

type Look = (question: string, type: number) => Promise<DnsMessage>;

/** The answer to a question as it is changed by somebody in between, who can see every other answer, too. */
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

/** The SOA record of a zone, and its signatures. */
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
    "a proof that nobody signed",
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
    "what a wildcard lacks, of a name that is there",
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
    "what the zone above says of where it ends",
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
    "what the zone itself says of its DS",
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
    "that there is no zone, by a name beside it",
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
  test.for(attacks)(`with ${denial}, %s convinces nobody`, async ([, attack]) => {
    const { context } = sound(denial);
    const { question, type = types.A, at = question, atType = type, change } = attack;
    async function look(name: string, of: number): Promise<DnsMessage> {
      const { message } = await context.net.dns({ name, type: of, isDnssecOk: true, isCheckingDisabled: true });
      return readMessage(Buffer.from(message));
    }
    const changed = await change(await look(at, atType), look);
    const hostile = openWorld({
      zones: { "example.com": { records, denial }, com: { denial }, "child.example.com": alone },
      resolvers: {
        "127.0.0.1": {
          respond(query, usual) {
            const [asked] = query.questions;
            const isMeant = asked?.type === atType && isSameName(asked.name, parseName(at));
            if (!isMeant) return usual();
            const { answers, authorities, rcode } = changed;
            return { ...usual(), answers, authorities, rcode };
          },
        },
      },
    });

    expect(await securityOf(context, parseName(question), type)).toMatchObject({ state: "secure" });
    expect(await securityOf(hostile.context, parseName(question), type)).toMatchObject({ state: "bogus" });
  });
}

/** The signature that holds is none of the first. */
const many: Change = (usual) => {
  const signatures = recordsOf("RRSIG", usual).filter(({ data }) => data.covered === types.A);
  const others = signatures.flatMap((each) =>
    Array.from({ length: 200 }, (_, index) => ({
      ...each,
      data: { ...each.data, signature: Buffer.alloc(64, index + 1) },
    })),
  );
  const kept = usual.filter((each) => !signatures.some((other) => other === each));
  return [...kept, ...others];
};

test("whoever sends signatures without end keeps nobody busy, and nothing is known then", async () => {
  const { context } = openWorld({ zones: { "example.com": { ...alone, changes: [many] } } });
  const begun = performance.now();

  expect(await securityOf(context, parseName("example.com"), types.A)).toMatchObject({
    state: "indeterminate",
    reason: "too-many",
  });
  expect(performance.now() - begun).toBeLessThan(2000);
});

test("a run has an end to what it calculates", async () => {
  const world = openWorld({ zones: { "example.com": alone } });
  const budget = await world.context.once("dnssec budget", async () => ({ left: 3 }));

  expect(await securityOf(world.context, parseName("example.com"), types.A)).toMatchObject({
    state: "indeterminate",
    reason: "too-many",
  });
  expect(budget.left).toBe(0);
});
