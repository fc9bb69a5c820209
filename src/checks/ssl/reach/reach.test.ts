import { expect, test } from "vitest";
import { goodOffers, groupOf, offersWith, suiteOf } from "../../../../test/ssl/offers-facts.ts";
import { judgeReach } from "./judge.ts";
import type { SslRaw } from "../schema.ts";

type Seen = Pick<
  SslRaw,
  | "clientCompatibility"
  | "legacyHandshakeOnly"
  | "legacyRenegotiation"
  | "starttls"
  | "largeHello"
  | "protocol"
  | "cipher"
  | "namedGroup"
  | "versions"
  | "offers"
  | "chain"
>;

const modern = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256";
const camellia = "TLS_ECDHE_RSA_WITH_CAMELLIA_128_CBC_SHA256";
const camelliaOnly = offersWith(suiteOf("ecdhe-aead"), { ...suiteOf("ecdhe-cbc", true), suite: camellia });
const legacyCurve = { offered: true, curve: "brainpoolP256r1", bits: 256, reason: "key-exchange" } as const;
const brainpoolOnly = { ...goodOffers, namedGroups: refusing("x25519", "secp256r1", "secp384r1"), legacyCurve };
const dhe = "TLS_DHE_RSA_WITH_AES_128_GCM_SHA256";
const cbc384 = "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384";
const ccm8 = "TLS_ECDHE_ECDSA_WITH_AES_128_CCM_8";
const nothingUsual = offersWith(suiteOf("ecdhe-aead"), suiteOf("dhe", true));
const on13 = { protocol: "TLSv1.3", cipher: "TLS_AES_128_GCM_SHA256" };
const noBrowserGroup = { ...goodOffers, namedGroups: refusing("X25519MLKEM768", "x25519", "secp256r1", "secp384r1") };

function refusing(...groups: readonly string[]): SslRaw["offers"]["namedGroups"] {
  return groups.map((group) => groupOf(group, false));
}

function seen(change: Partial<Seen>): SslRaw {
  const versions = [{ version: "TLSv1.3", offered: false, reason: "alert.70" }] as const;
  const base = {
    legacyHandshakeOnly: true,
    starttls: null,
    protocol: "TLSv1.2",
    cipher: modern,
    namedGroup: "X25519",
    versions,
    offers: goodOffers,
    chain: [],
  };
  return { ...base, ...change } as SslRaw;
}

function keyed(key: SslRaw["chain"][number]["key"]): SslRaw["chain"] {
  return [{ key } as SslRaw["chain"][number]];
}

const ccm13 = "TLS_AES_128_CCM_SHA256";
const nobodyKnows = {
  ...goodOffers,
  namedGroups: goodOffers.namedGroups.map(({ namedGroup: group }) => groupOf(group, null)),
};
const refused = { browser: "tls.alert.40", signature: null, refusesHybrid: false };
const offersOfCbc = (suite: string) => offersWith(suiteOf("ecdhe-aead"), { ...suiteOf("ecdhe-cbc", true), suite });
const reset = { ...refused, browser: "tcp.reset" };
const reached = [{ version: "TLSv1.3", offered: true, reason: "negotiated" }] as const;
const untold = [{ version: "TLSv1.3", offered: null, reason: "silent" }] as const;

test.for<readonly [what: string, change: Partial<Seen>, cap: string | null, finding: string | null]>([
  ["the handshake of a current client", { legacyHandshakeOnly: false }, null, null],
  [
    "a server without RFC 5746, which browsers accept",
    { legacyHandshakeOnly: false, legacyRenegotiation: true },
    null,
    "no-secure-renegotiation",
  ],
  ["a current suite", {}, "browser-refused", "handshake-unexplained"],
  ["TLS 1.3", { ...on13, versions: reached }, "browser-refused", "handshake-unexplained"],
  [
    "a server that accepts only small hellos",
    { largeHello: { accepted: false, reason: "reset" } },
    "beyond-reach",
    "hello-refused",
  ],
  [
    "a server that may accept large hellos",
    { largeHello: { accepted: null, reason: "silent" } },
    "browser-refused",
    "handshake-unexplained",
  ],
  ...["x448", "ffdhe2048", "P-521", "SecP256r1MLKEM768"].map(
    (group) =>
      [
        `only ${group}`,
        { ...on13, namedGroup: group, offers: noBrowserGroup, versions: reached },
        "beyond-reach",
        "beyond-reach",
      ] as const,
  ),
  [
    "X448, although other groups are accepted",
    { ...on13, namedGroup: "x448", offers: goodOffers, versions: reached },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "X448, X25519 unknown",
    {
      ...on13,
      namedGroup: "x448",
      offers: { ...noBrowserGroup, namedGroups: [...noBrowserGroup.namedGroups.slice(2), groupOf("x25519", null)] },
      versions: reached,
    },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "X448, other groups unknown, browsers refused",
    { ...on13, namedGroup: "x448", offers: nobodyKnows, versions: reached, clientCompatibility: refused },
    "beyond-reach",
    "beyond-reach",
  ],
  [
    "X448, other groups unknown, browsers reset",
    { ...on13, namedGroup: "x448", offers: nobodyKnows, versions: reached, clientCompatibility: reset },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "X448, and browsers connect on the second try",
    {
      ...on13,
      namedGroup: "x448",
      offers: nobodyKnows,
      versions: reached,
      clientCompatibility: { ...reset, browser: "handshake" },
    },
    null,
    null,
  ],
  [
    "X448, although other groups are accepted, browsers refused",
    { ...on13, namedGroup: "x448", versions: reached, clientCompatibility: refused },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "CCM in TLS 1.3",
    { ...on13, cipher: ccm13, versions: reached, clientCompatibility: refused },
    "beyond-reach",
    "beyond-reach",
  ],
  [
    "CCM in TLS 1.3, browsers not probed",
    { ...on13, cipher: ccm13, versions: reached },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "Camellia, other suites unknown, browsers refused",
    {
      cipher: camellia,
      offers: { ...nobodyKnows, suites: [suiteOf("ecdhe-aead", null)] },
      versions: untold,
      clientCompatibility: refused,
    },
    "beyond-reach",
    "beyond-reach",
  ],
  [
    "a signature by SHA-1",
    { clientCompatibility: { ...refused, signature: "rsa_pkcs1_sha1" } },
    "beyond-reach",
    "beyond-reach-signature",
  ],
  [
    "a hello without the hybrid group",
    { clientCompatibility: { ...reset, refusesHybrid: true } },
    "beyond-reach",
    "hybrid-refused",
  ],
  [
    "a handshake of browsers that broke off behind the ServerHello",
    { clientCompatibility: { ...reset, brokenOff: true } },
    null,
    "handshake-broken-off",
  ],
  [
    "the same, although browsers accept nothing that the server has",
    { clientCompatibility: { ...reset, brokenOff: true }, chain: keyed({ type: "EC", bits: 521 }) },
    "beyond-reach",
    "beyond-reach-key",
  ],
  [
    "a handshake that broke off, at a mail server",
    { starttls: "smtp", clientCompatibility: { ...reset, brokenOff: true } },
    null,
    "handshake-broken-off",
  ],
  [
    "a mail server whose second handshake succeeded",
    { starttls: "smtp", clientCompatibility: { ...reset, browser: "handshake" } },
    null,
    null,
  ],
  ["only DHE", { cipher: dhe, namedGroup: "DHE 2048", offers: nothingUsual }, "beyond-reach", "beyond-reach"],
  ["only CCM_8", { cipher: ccm8, offers: nothingUsual }, "beyond-reach", "beyond-reach"],
  ["CCM_8 at a mail server", { starttls: "smtp", cipher: ccm8, offers: nothingUsual }, null, "outdated-handshake"],
  [
    "only CBC with SHA-384",
    { cipher: cbc384, offers: offersWith(suiteOf("ecdhe-aead"), { ...suiteOf("ecdhe-cbc", true), suite: cbc384 }) },
    "beyond-reach",
    "beyond-reach",
  ],
  ["a key on P-521", { chain: keyed({ type: "EC", bits: 521 }) }, "beyond-reach", "beyond-reach-key"],
  ["a key for RSASSA-PSS", { chain: keyed({ type: "RSA-PSS", bits: 2048 }) }, "beyond-reach", "beyond-reach-key"],
  [
    "an old version",
    { protocol: "TLSv1.1", cipher: "TLS_RSA_WITH_AES_128_CBC_SHA" },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "a key on a Brainpool curve",
    { chain: keyed({ type: "EC", bits: 256, anomaly: "x" }) },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "only an Ed25519 key",
    { protocol: "TLSv1.3", versions: reached, chain: keyed({ type: "Ed25519", bits: null }) },
    "beyond-reach",
    "beyond-reach-key",
  ],
  [
    "only an Ed25519 key at a mail server",
    { starttls: "smtp", chain: keyed({ type: "Ed25519", bits: null }) },
    null,
    "handshake-unexplained",
  ],
  ["a key on P-224", { chain: keyed({ type: "EC", bits: 224 }) }, "browser-refused", "outdated-handshake"],
  ["a key on P-256", { chain: keyed({ type: "EC", bits: 256 }) }, "browser-refused", "handshake-unexplained"],
  ["Camellia, although other suites are accepted", { cipher: camellia }, "browser-refused", "outdated-handshake"],
  ["only Camellia", { cipher: camellia, offers: camelliaOnly }, "beyond-reach", "beyond-reach"],
  [
    "Camellia beside TLS 1.3",
    { cipher: camellia, offers: camelliaOnly, versions: reached },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "Camellia, TLS 1.3 unknown",
    { cipher: camellia, offers: camelliaOnly, versions: untold },
    "browser-refused",
    "outdated-handshake",
  ],
  [
    "Camellia, static RSA unknown",
    {
      cipher: camellia,
      offers: offersWith(
        suiteOf("ecdhe-aead"),
        { ...suiteOf("ecdhe-cbc", true), suite: camellia },
        suiteOf("static-rsa", null),
      ),
    },
    "browser-refused",
    "outdated-handshake",
  ],
  ["only a Brainpool curve", { namedGroup: "brainpoolP256r1", offers: brainpoolOnly }, "beyond-reach", "beyond-reach"],
  [
    "a Brainpool curve beside others",
    { namedGroup: "brainpoolP256r1", offers: { ...brainpoolOnly, namedGroups: [groupOf("x25519")] } },
    "browser-refused",
    "outdated-handshake",
  ],
])("after a lenient handshake with %s", ([, change, cap, finding]) => {
  const { caps, findings } = judgeReach(seen(change));

  expect(caps.map(({ id }) => id)).toEqual(cap === null ? [] : [cap]);
  expect(findings.map(({ id }) => id)).toEqual(finding === null ? [] : [finding]);
});

test.for<readonly [change: Partial<Seen>, who: string]>([
  [{ ...on13, namedGroup: "x448", offers: noBrowserGroup, versions: reached }, "Browsers"],
  [{ ...on13, namedGroup: "P-521", offers: noBrowserGroup, versions: reached }, "Chrome and Edge"],
  [{ chain: keyed({ type: "EC", bits: 521 }) }, "Chrome and Edge"],
  // Firefox used to offer it and no longer does.
  ...["TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA", "TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA"].map(
    (cipher) => [{ cipher, offers: offersOfCbc(cipher) }, "Browsers"] as const,
  ),
  [{ chain: keyed({ type: "RSA-PSS", bits: 2048 }) }, "Browsers"],
  [{ clientCompatibility: { ...refused, signature: "rsa_pkcs1_sha1" } }, "Chrome and Edge"],
  [{ clientCompatibility: { ...refused, signature: "rsa_sha224" } }, "Browsers"],
])("the finding names the browsers that the offer excludes", ([change, who]) => {
  const [finding] = judgeReach(seen(change)).findings;

  expect(finding?.params).toMatchObject({ who: { en: who } });
});
