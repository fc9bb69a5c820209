import type { Finding } from "../../../core/result/interpretation.ts";
import { fill, type Params, type Text } from "../../../core/text.ts";
import { find, type ProblemId } from "../problems.ts";
import type { DnsRaw } from "../schema.ts";
import { placesOf } from "../zone/direct.ts";
import type { SeenSecurity } from "./schema.ts";
import { isAlgorithmOfSome, isKeyOfSome, lostTags } from "./judge-signers.ts";
import { listed } from "../zone/words.ts";

type Findings = readonly Finding<ProblemId>[];
type Link = SeenSecurity["chainOfTrust"][number];

/** RFC 9904, RFC 9905, RFC 9906: deprecated for signing. */
const forbidden: ReadonlySet<number> = new Set([1, 3, 5, 6, 7, 12]);

/** Algorithms that resolvers support; the others are reserved, private or new. */
const usual: ReadonlySet<number> = new Set([8, 10, 13, 14, 15, 16]);

const rsa: ReadonlySet<number> = new Set([1, 5, 7, 8, 10]);

const digests = { sha1: 1, usual: new Set([1, 2, 4]) } as const;

const enoughBits = 2048;
const mostBits = 4096;

/** Findings about the keys of the zone and its DS records. */
export function keyFindings(raw: DnsRaw, security: SeenSecurity, zone: string): Findings {
  const { state, chainOfTrust: links, denial } = security;
  const link = links.find((each) => each.zone === zone);
  const unsigned = state === "secure" || state === "island" ? unsignedFindings(raw, zone) : [];
  return [
    ...(link
      ? [
          ...algorithmFindings(link),
          ...bitFindings(link),
          ...digestFindings(link),
          ...unusedFindings(raw, link, unsigned),
        ]
      : []),
    ...unsigned,
    ...denialFindings(denial, zone),
    ...changeFindings(raw, security, zone),
  ];
}

function algorithmFindings({ keys, delegations, zone }: Link): Findings {
  const all = new Set([...keys, ...delegations].map(({ algorithm }) => algorithm));
  return [...all]
    .toSorted((one, other) => one - other)
    .flatMap((algorithm): Findings => {
      const seen = { subject: `${algorithm}` };
      if (forbidden.has(algorithm)) return [find("algorithm-forbidden", { zone, algorithm }, seen)];
      return usual.has(algorithm) ? [] : [find("algorithm-unusual", { zone, algorithm }, seen)];
    });
}

function bitFindings({ keys, zone }: Link): Findings {
  return keys.flatMap(({ keyTag: tag, bits, algorithm }): Findings => {
    if (bits === null || !rsa.has(algorithm)) return [];
    const seen = { subject: `${tag}` };
    if (bits < enoughBits) return [find("key-short", { zone, tag, bits }, seen)];
    return bits > mostBits ? [find("key-long", { zone, tag, bits }, seen)] : [];
  });
}

function digestFindings({ delegations, zone }: Link): Findings {
  const kinds = new Set(delegations.map(({ digestType }) => digestType));
  const odd = [...kinds].filter((type) => !digests.usual.has(type)).toSorted((one, other) => one - other);
  const isOld = kinds.has(digests.sha1);
  const isBetter = kinds.has(2) || kinds.has(4);
  return [
    ...(isOld ? [find(isBetter ? "digest-sha1-beside" : "digest-sha1", { zone })] : []),
    ...odd.map((type) => find("digest-unusual", { zone, type }, { subject: `${type}` })),
  ];
}

/** RFC 4035 §2.2 binds signers; a valid signature of another algorithm is enough for validators (RFC 6840 §5.11). */
function unsignedFindings(raw: DnsRaw, zone: string): Findings {
  const all = placesOf(raw)
    .flatMap(({ unsignedAlgorithms }) => unsignedAlgorithms)
    .filter(({ algorithm }) => !isAlgorithmOfSome(raw, algorithm));
  return [...Map.groupBy(all, ({ algorithm }) => algorithm)].map(([algorithm, some]) => {
    const types = listed([...new Set(some.flatMap((each) => each.types))].toSorted());
    return find("algorithm-unsigned", { zone, algorithm, types }, { subject: `${algorithm}` });
  });
}

/**
 * A DS record without a matching key is normal during a rollover, as long as another DS record matches. One whose algorithm signs nothing has its
 * own finding.
 */
function unusedFindings(raw: DnsRaw, { delegations, keys, zone, state }: Link, unsigned: Findings): Findings {
  if (state !== "secure" || keys.length === 0) return [];
  const told = new Set(unsigned.map(({ subject }) => subject));
  const missing = delegations.filter(
    (each) =>
      !told.has(`${each.algorithm}`) &&
      // RFC 8901 §2.1.2: each provider has its own KSK.
      !isKeyOfSome(raw, each.keyTag, each.algorithm) &&
      !keys.some(({ keyTag, algorithm }) => keyTag === each.keyTag && algorithm === each.algorithm),
  );
  const tags = [...new Set(missing.map(({ keyTag }) => keyTag))];
  return tags.map((tag) => find("delegation-unused", { zone, tag }, { subject: `${tag}` }));
}

function denialFindings(denial: SeenSecurity["denial"], zone: string): Findings {
  if (!denial) return [];
  const { iterations, saltOctets } = denial;
  return [
    ...(iterations > 0 ? [find("nsec3-iterations", { zone, iterations })] : []),
    ...(saltOctets > 0 ? [find("nsec3-salt", { zone })] : []),
  ];
}

const gone = {
  en: "they ask for removal of the DS records",
  ko: "DS 레코드의 제거를 요청함",
} as const;

const unknownKeys: Text = { en: "the zone has no key {tags}", ko: "존에 키 {tags|이/가} 없음" };

function filled(words: Text, params: Params): Text {
  return { en: fill(words, params, "en"), ko: fill(words, params, "ko") };
}

function changeFindings(raw: DnsRaw, security: SeenSecurity, zone: string): Findings {
  const { childDs: change } = security;
  // A request that breaks other name servers has its own finding.
  if (!change || lostTags(raw, security, zone).length > 0) return [];
  const { keyTags, isRemoval, isConsistent, state } = change;
  // RFC 8901 §8: the request of one provider includes the KSKs of the others.
  const unknownTags = change.unknownTags.filter((tag) => !isKeyOfSome(raw, tag));
  const tags = listed(keyTags.map(String));
  if (unknownTags.length > 0) {
    const unknown = listed(unknownTags.map(String));
    return [find("change-wrong", { zone, what: filled(unknownKeys, { tags: unknown }) })];
  }
  if (!isConsistent) {
    const what = { en: "the two types list different keys", ko: "두 레코드에서 지정하는 키가 다름" };
    return [find("change-wrong", { zone, what })];
  }
  if (state === "bogus") {
    return [find("change-wrong", { zone, what: { en: "their signatures are invalid", ko: "서명이 유효하지 않음" } })];
  }
  const what = isRemoval ? gone : { en: `key ${tags}`, ko: `키 ${tags}` };
  return [find("change-announced", { zone, what })];
}
