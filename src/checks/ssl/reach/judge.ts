import { finder } from "../../../core/result/interpretation.ts";
import type { Text } from "../../../core/text.ts";
import { browserOffer, elsewhere } from "../../../data/tls/browser-offer.ts";
import { isRefused } from "../../../probes/tls/browser-reach.ts";
import { groupNamed } from "../../../probes/offers/groups.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import { isSite } from "../audience.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling } from "../weights.ts";

const find = finder<typeof problems>();

/** Suites that mail, file and database clients offer: all of TLS 1.3, and those of TLS 1.2 that OpenSSL enables by default. */
const usualSuite =
  /^TLS_(?:AES|CHACHA20|(?:ECDHE_(?:ECDSA|RSA)|DHE_RSA|RSA)_WITH_(?:AES_(?:128|256)_(?:GCM|CBC)|CHACHA20_POLY1305))_/;

/** Suite families that browsers offer: the first completely, the others in part. */
const [wholeFamily, ...otherFamilies] = ["ecdhe-aead", "ecdhe-cbc", "static-rsa"] as const;

const everybody: Text = { en: "Browsers", ko: "브라우저" };
const chromium: Text = { en: "Chrome and Edge", ko: "Chrome과 Edge" };

/** Whether current clients can connect if the first, browser-like handshake failed. */
export function judgeReach(raw: SslRaw): Omit<Judged, "score"> {
  // Browsers connect without RFC 5746, so this limits no grade.
  if (!raw.legacyHandshakeOnly)
    return { caps: [], findings: raw.legacyRenegotiation ? [find("no-secure-renegotiation")] : [] };
  // The same handshake succeeded when no other connection was open: nothing keeps clients out, and one lost connection blames nobody.
  if (raw.clientCompatibility?.browser === "handshake") return { caps: [], findings: [] };
  if (isSite(raw)) return judgeForBrowsers(raw);
  const aside = isReachOpen(raw) ? brokenOff(raw) : unexplained(raw);
  return { caps: [], findings: [isOutdated(raw) ? find("outdated-handshake") : aside] };
}

/** Whether it is unknown if current clients can connect: their handshake broke off, and the server has not refused what they offer. */
export function isReachOpen(raw: SslRaw): boolean {
  return raw.legacyHandshakeOnly && raw.clientCompatibility?.brokenOff === true && provenFor(raw) === null;
}

function brokenOff({ clientCompatibility: reach }: SslRaw): SslFinding {
  return find("handshake-broken-off", {}, reach && { evidence: reach.browser });
}

function judgeForBrowsers(raw: SslRaw): Omit<Judged, "score"> {
  if (isReachOpen(raw)) return { caps: [], findings: [brokenOff(raw)] };
  const proven = provenFor(raw);
  if (proven) return { caps: [ceiling("beyond-reach")], findings: [proven] };
  // Browsers failed, so the server cannot be rated better than this.
  const finding = isUsual(raw) ? unexplained(raw) : find("outdated-handshake");
  return { caps: [ceiling("browser-refused")], findings: [finding] };
}

/** Whether the certificate's key alone keeps browsers out, because they accept none of its signature schemes. */
export function isOutOfReach(raw: SslRaw): boolean {
  return raw.legacyHandshakeOnly && isSite(raw) && strangeKey(raw) !== null;
}

/** The proven reason that keeps browsers out; null without one. */
function provenFor(raw: SslRaw): SslFinding | null {
  const strange = strangeKey(raw);
  if (strange !== null) return find("beyond-reach-key", { key: strange, who: whoLacks([strange]) });
  const { signature = null, refusesHybrid = false } = raw.clientCompatibility ?? {};
  if (signature !== null) return find("beyond-reach-signature", { signature, who: whoLacks([signature]) });
  // See tldr.fail: browsers start with a ClientHello of this size and key share, and do not retry with another.
  if (raw.largeHello?.accepted === false) return find("hello-refused");
  if (refusesHybrid) return find("hybrid-refused");
  const choice = unofferedIn(raw);
  if (choice.length === 0 || !(isBeyondReach(raw) || isTurnedDown(raw))) return null;
  return find("beyond-reach", { choice: choice.join(", "), who: whoLacks(choice) });
}

function whoLacks(choice: readonly string[]): Text {
  return choice.some((name) => name.startsWith("EC ") || elsewhere.has(name)) ? chromium : everybody;
}

/**
 * Whether a handshake with browser offers is rejected twice by an alert, while other offers succeed: there is nothing in common, unless the server
 * was seen to accept an offer of browsers.
 */
function isTurnedDown(raw: SslRaw): boolean {
  const { clientCompatibility: reach, offers, protocol } = raw;
  if (!reach || !isRefused(reach) || isOldVersion(raw) || isOldKey(raw)) return false;
  const isOddSuite = !(raw.cipher in browserOffer.suites);
  const takesGroup = offers.namedGroups.some(({ namedGroup: group, offered }) => offered === true && isOffered(group));
  if (protocol === "TLSv1.3") return isOddSuite || !takesGroup;
  return isOddSuite ? !takesSuites(offers) : !takesGroup;
}

function takesSuites({ suites }: SslRaw["offers"]): boolean {
  return suites.some(({ offered, suite }) => offered === true && suite !== null && suite in browserOffer.suites);
}

/**
 * The server finally accepted what was offered first, so the offers were not the cause. The cause is known only if the
 * same ClientHello is answered without padding but not with it.
 */
function unexplained({ largeHello }: SslRaw): SslFinding {
  return find(largeHello?.accepted === false ? "hello-refused" : "handshake-unexplained");
}

/**
 * CA/B BR §7.1.3.2 allows RSA and ECDSA keys. RSASSA-PSS is allowed for signatures, not as a key type. The handshake preferred browsers' signature
 * schemes, so a second key would have shown.
 */
function strangeKey({ chain: [leaf] }: SslRaw): string | null {
  if (!leaf) return null;
  const { type, bits, anomaly: oddity } = leaf.key;
  if (type === "EC" && bits === 521 && oddity === undefined) return "EC P-521";
  return type.startsWith("Ed") || type === "RSA-PSS" ? type : null;
}

function isUsual(raw: SslRaw): boolean {
  return !isOldVersion(raw) && !isOldKey(raw) && unofferedIn(raw).length === 0;
}

/** Negotiated values that browsers do not offer. */
function unofferedIn({ cipher, namedGroup: group }: SslRaw): readonly string[] {
  const suites = cipher in browserOffer.suites ? [] : [cipher];
  const name = groupNamed(group)?.name ?? group;
  return name === null || isOffered(name) ? suites : [...suites, name];
}

function isOffered(group: string): boolean {
  return browserOffer.groups.some((name) => name === group);
}

/** Whether a negotiated value is not offered by current programs; up to TLS 1.2 the key's curve must be among their groups. */
function isOutdated(raw: SslRaw): boolean {
  const { cipher, namedGroup: group, offers } = raw;
  const isOldGroup = group !== null && group === offers.legacyCurve.curve;
  return isOldVersion(raw) || isOldKey(raw) || isOldGroup || !usualSuite.test(cipher) || cipher.endsWith("_CCM_8");
}

function isOldVersion({ protocol }: SslRaw): boolean {
  return protocol !== "TLSv1.3" && protocol !== "TLSv1.2";
}

function isOldKey({ chain: [leaf] }: SslRaw): boolean {
  return leaf?.key.type === "EC" && (leaf.key.anomaly !== undefined || (leaf.key.bits ?? 0) < 256);
}

/** Whether the server rejects everything that browsers offer. RFC 8446 §4.2.1: a TLS 1.3 server does not fall back to TLS 1.2. */
function isBeyondReach(raw: SslRaw): boolean {
  const { protocol, versions, offers } = raw;
  const takes13 = versions.find(({ version }) => version === "TLSv1.3")?.offered;
  if (protocol === "TLSv1.3") return takes13 === true && lacksGroups(offers, browserOffer.groups);
  if (protocol !== "TLSv1.2" || takes13 !== false) return false;
  return lacksSuites(offers) || (lacksStaticRsa(offers) && lacksGroups(offers, classicGroups));
}

const classicGroups = browserOffer.groups.filter((name) => !name.includes("MLKEM"));

function lacksGroups({ namedGroups: groups }: SslRaw["offers"], wanted: readonly string[]): boolean {
  return wanted.every((name) => groups.find(({ namedGroup: group }) => group === name)?.offered === false);
}

function lacksStaticRsa({ suites }: SslRaw["offers"]): boolean {
  return suites.find(({ family }) => family === "static-rsa")?.offered === false;
}

function lacksSuites({ suites }: SslRaw["offers"]): boolean {
  const told = (wanted: string) => suites.find(({ family }) => family === wanted);
  if (told(wholeFamily)?.offered !== false) return false;
  return otherFamilies.every((wanted) => {
    const { offered, suite } = told(wanted) ?? { offered: null, suite: null };
    // It chose another suite of the family although all were offered; the first handshake offered those of browsers and failed.
    return offered === false || (offered === true && suite !== null && !(suite in browserOffer.suites));
  });
}
