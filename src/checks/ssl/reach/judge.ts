import { finder } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { browserOffer, elsewhere } from "../../../data/browser-offer.ts";
import { isRefused } from "../../../probes/tls/browser-reach.ts";
import { groupNamed } from "../../../probes/offers/groups.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import { isSite } from "../audience.ts";
import { ceiling, type Judged, type SslFinding } from "../weights.ts";

const find = finder<typeof problems>();

/** Suites that mail, file and database programs offer: those of TLS 1.3, and all of TLS 1.2 that OpenSSL counts among the good ones. */
const usualSuite =
  /^TLS_(?:AES|CHACHA20|(?:ECDHE_(?:ECDSA|RSA)|DHE_RSA|RSA)_WITH_(?:AES_(?:128|256)_(?:GCM|CBC)|CHACHA20_POLY1305))_/;

/** Families of suites in which browsers still have some; of the first they have all. */
const [wholeFamily, ...otherFamilies] = ["ecdhe-aead", "ecdhe-cbc", "static-rsa"] as const;

const everybody: Text = { en: "Browsers", ko: "브라우저" };
const chromium: Text = { en: "Chrome and Edge", ko: "Chrome과 Edge" };

/** Whether current clients get through at all, where the first handshake, which is theirs, did not come about. */
export function judgeReach(raw: SslRaw): Omit<Judged, "score"> {
  if (!raw.lenient) return { caps: [], findings: [] };
  return isSite(raw)
    ? judgeForBrowsers(raw)
    : { caps: [], findings: [isOutdated(raw) ? find("outdated-handshake") : unexplained(raw)] };
}

function judgeForBrowsers(raw: SslRaw): Omit<Judged, "score"> {
  // It got through when nobody was beside it, so that nothing keeps it out.
  if (raw.reach?.browser === "handshake") return { caps: [], findings: [unexplained(raw)] };
  const proven = provenFor(raw);
  if (proven) return { caps: [ceiling("beyond-reach")], findings: [proven] };
  // What browsers did not get through to is not known to be better than this.
  const finding = isUsual(raw) ? unexplained(raw) : find("outdated-handshake");
  return { caps: [ceiling("browser-refused")], findings: [finding] };
}

/** Whether the certificate by itself keeps browsers out: they take no signature by its key. */
export function isOutOfReach(raw: SslRaw): boolean {
  return raw.lenient && isSite(raw) && strangeKey(raw) !== null;
}

/** What is proven to keep browsers out; null where nothing is. */
function provenFor(raw: SslRaw): SslFinding | null {
  const strange = strangeKey(raw);
  if (strange !== null) return find("beyond-reach-key", { key: strange, who: whoLacks([strange]) });
  const { signature = null, refusesHybrid = false } = raw.reach ?? {};
  if (signature !== null) return find("beyond-reach-signature", { signature, who: whoLacks([signature]) });
  // tldr.fail: browsers begin with a hello of that size and that group, and with none else after it.
  if (raw.largeHello?.tolerated === false) return find("hello-refused");
  if (refusesHybrid) return find("hybrid-refused");
  const choice = unofferedIn(raw);
  if (choice.length === 0 || !(isBeyondReach(raw) || isTurnedDown(raw))) return null;
  return find("beyond-reach", { choice: choice.join(", "), who: whoLacks(choice) });
}

function whoLacks(choice: readonly string[]): Text {
  return choice.some((name) => name.startsWith("EC ") || elsewhere.has(name)) ? chromium : everybody;
}

/**
 * Whoever offers what browsers do is refused for it by an alert, twice, and whoever offers that before everything else gets something
 * else: there is nothing to agree on, unless the server was seen to take what browsers have.
 */
function isTurnedDown(raw: SslRaw): boolean {
  const { reach, offers, protocol } = raw;
  if (!reach || !isRefused(reach) || isOldVersion(raw) || isOldKey(raw)) return false;
  const isOddSuite = !(raw.cipher in browserOffer.suites);
  const takesGroup = offers.groups.some(({ group, offered }) => offered === true && isOffered(group));
  if (protocol === "TLSv1.3") return isOddSuite || !takesGroup;
  return isOddSuite ? !takesSuites(offers) : !takesGroup;
}

function takesSuites({ suites }: SslRaw["offers"]): boolean {
  return suites.some(({ offered, suite }) => offered === true && suite !== null && suite in browserOffer.suites);
}

/**
 * Who takes in the end what was offered at first was not short of it. Only where the same hello is answered as it is, and not with
 * padding, is it known what was wrong with the first one.
 */
function unexplained({ largeHello }: SslRaw): SslFinding {
  return find(largeHello?.tolerated === false ? "hello-refused" : "handshake-unexplained");
}

/**
 * CA/B BR §7.1.3.2 allows RSA and ECDSA, but RSASSA-PSS as a signature alone and not as a kind of key. The handshake offered the
 * signatures of browsers first, so that a server with a second key would have shown that one.
 */
function strangeKey({ chain: [leaf] }: SslRaw): string | null {
  if (!leaf) return null;
  const { type, bits, oddity } = leaf.key;
  if (type === "EC" && bits === 521 && oddity === undefined) return "EC P-521";
  return type.startsWith("Ed") || type === "RSA-PSS" ? type : null;
}

function isUsual(raw: SslRaw): boolean {
  return !isOldVersion(raw) && !isOldKey(raw) && unofferedIn(raw).length === 0;
}

/** What was agreed on and browsers do not offer. */
function unofferedIn({ cipher, group }: SslRaw): readonly string[] {
  const suites = cipher in browserOffer.suites ? [] : [cipher];
  const name = groupNamed(group)?.name ?? group;
  return name === null || isOffered(name) ? suites : [...suites, name];
}

function isOffered(group: string): boolean {
  return browserOffer.groups.some((name) => name === group);
}

/** Whether something was agreed on that programs do not offer; up to TLS 1.2 the curve of the key is one of their groups. */
function isOutdated(raw: SslRaw): boolean {
  const { cipher, group, offers } = raw;
  const isOldGroup = group !== null && group === offers.legacyCurve.curve;
  return isOldVersion(raw) || isOldKey(raw) || isOldGroup || !usualSuite.test(cipher) || cipher.endsWith("_CCM_8");
}

function isOldVersion({ protocol }: SslRaw): boolean {
  return protocol !== "TLSv1.3" && protocol !== "TLSv1.2";
}

function isOldKey({ chain: [leaf] }: SslRaw): boolean {
  return leaf?.key.type === "EC" && (leaf.key.oddity !== undefined || (leaf.key.bits ?? 0) < 256);
}

/** Whether everything that browsers offer is seen to be refused. RFC 8446 §4.2.1: who has TLS 1.3 does not go back to TLS 1.2. */
function isBeyondReach(raw: SslRaw): boolean {
  const { protocol, versions, offers } = raw;
  const takes13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
  if (protocol === "TLSv1.3") return takes13 === true && lacksGroups(offers, browserOffer.groups);
  if (protocol !== "TLSv1.2" || takes13 !== false) return false;
  return lacksSuites(offers) || (lacksStaticRsa(offers) && lacksGroups(offers, classicGroups));
}

const classicGroups = browserOffer.groups.filter((name) => !name.includes("MLKEM"));

function lacksGroups({ groups }: SslRaw["offers"], wanted: readonly string[]): boolean {
  return wanted.every((name) => groups.find(({ group }) => group === name)?.offered === false);
}

function lacksStaticRsa({ suites }: SslRaw["offers"]): boolean {
  return suites.find(({ family }) => family === "static-rsa")?.offered === false;
}

function lacksSuites({ suites }: SslRaw["offers"]): boolean {
  const told = (wanted: string) => suites.find(({ family }) => family === wanted);
  if (told(wholeFamily)?.offered !== false) return false;
  return otherFamilies.every((wanted) => {
    const { offered, suite } = told(wanted) ?? { offered: null, suite: null };
    // It was offered all of the family, and chose that one; the first handshake offered those of browsers, and failed.
    return offered === false || (offered === true && suite !== null && !(suite in browserOffer.suites));
  });
}
