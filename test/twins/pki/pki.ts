import {
  issue,
  issueIntermediate,
  issueLeaf,
  issueRoot,
  type Credential,
  type CertificateProfile,
} from "../../../src/demo/issue.ts";
import { generateKeys, type DemoKeyKind, type KeyPair } from "../../../src/demo/keys.ts";
import { clientAuth, mustStaple, nameConstraints, unknownExtension } from "./extensions.ts";

/** The moment around which every certificate of this process is dated. */
export const now = new Date();

/** A time this many days after {@link now}, or before it. */
export function inDays(days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}

/** One key of each name for the whole process: RSA keys are slow to make, and no test depends on fresh ones. */
export function keysOf(kind: DemoKeyKind, name = "shared"): KeyPair {
  const id = `${kind} ${name}`;
  const known = made.get(id);
  if (known) return known;
  const fresh = generateKeys(kind);
  made.set(id, fresh);
  return fresh;
}

const made = new Map<string, KeyPair>();

const years = { notBefore: inDays(-730), notAfter: inDays(3650) };

/** The authority that tests trust: give `root.pem` as the user's own. */
export const root = issueRoot({ subject: { commonName: "Twin Root" }, keys: keysOf("p256", "root"), ...years });

/** An untrusted authority. */
export const strangerRoot = issueRoot({
  subject: { commonName: "Stranger Root" },
  keys: keysOf("p256", "stranger"),
  ...years,
});

/** Below {@link strangerRoot}. */
export const strangerCa = issueIntermediate(strangerRoot, {
  subject: { commonName: "Stranger CA" },
  keys: keysOf("p256", "stranger ca"),
  ...years,
});

/** The authority that issues the leaves, signed by {@link root}. */
export const intermediate = intermediateOf({});

/** An intermediate with the name and key of {@link intermediate}, with the given changes. */
export function intermediateOf(profile: Partial<CertificateProfile>, issuer: Credential = root): Credential {
  return issueIntermediate(issuer, {
    subject: { commonName: "Twin CA" },
    keys: keysOf("p256", "intermediate"),
    notBefore: inDays(-365),
    notAfter: inDays(1825),
    ...profile,
  });
}

/** A leaf for `localhost` and 127.0.0.1, 60 of 90 days left, with the given changes. */
export function leafOf(profile: Partial<CertificateProfile> = {}, issuer: Credential = intermediate): Credential {
  const keys = profile.keys ?? keysOf("p256", "leaf");
  return issueLeaf(issuer, {
    subject: { commonName: "localhost" },
    names: ["localhost", "127.0.0.1"],
    keys,
    notBefore: inDays(-30),
    notAfter: inDays(60),
    ...(keys.publicKey.asymmetricKeyType === "rsa" && { keyUsage: ["digitalSignature", "keyEncipherment"] }),
    ...profile,
  });
}

/** What a server serves: a leaf with its key, and the certificates in wire order. */
export interface Served {
  readonly leaf: Credential;
  readonly chain: readonly Buffer[];
}

/** A leaf in front of other certificates, in wire order. */
export function served(leaf: Credential, ...others: readonly Credential[]): Served {
  return { leaf, chain: [leaf, ...others].map(({ der }) => der) };
}

/** Every kind of chain that is judged. */
export type ChainKind = keyof typeof kinds;

/** The chain of a kind; the profile changes its leaf, for a test's own URLs and names. */
export function chainFor(kind: ChainKind, profile: Partial<CertificateProfile> = {}): Served {
  return kinds[kind](profile);
}

const elsewhereOnly = nameConstraints({ permitted: ["elsewhere.example"] });

type Recipe = (profile: Partial<CertificateProfile>) => Served;

const kinds = {
  good: (profile) => served(leafOf(profile), intermediate),
  expired: (profile) => served(leafOf({ notBefore: inDays(-91), notAfter: inDays(-1), ...profile }), intermediate),
  "expires soon": (profile) =>
    served(leafOf({ notBefore: inDays(-85), notAfter: inDays(5), ...profile }), intermediate),
  "not yet valid": (profile) =>
    served(leafOf({ notBefore: inDays(1), notAfter: inDays(91), ...profile }), intermediate),
  "short-lived": (profile) => served(leafOf({ notBefore: inDays(-2), notAfter: inDays(4), ...profile }), intermediate),
  "wrong name": (profile) => served(leafOf({ names: ["elsewhere.example"], ...profile }), intermediate),
  "no names": (profile) => served(leafOf({ names: null, ...profile }), intermediate),
  "address only": (profile) =>
    served(leafOf({ subject: { commonName: "127.0.0.1" }, names: ["127.0.0.1"], ...profile }), intermediate),
  "many names": (profile) => served(leafOf({ names: manyNames(10_000), ...profile }), intermediate),
  "self-signed": (profile) => served(selfSigned(profile)),
  "unknown authority": (profile) => served(leafOf(profile, strangerCa), strangerCa),
  "leaf only": (profile) => served(leafOf(profile)),
  "wrong order": (profile) => served(leafOf(profile), root, intermediate),
  "unrelated extra": (profile) => served(leafOf(profile), intermediate, strangerRoot),
  duplicate: (profile) => served(leafOf(profile), intermediate, intermediate),
  "with root": (profile) => served(leafOf(profile), intermediate, root),
  rsa: (profile) => served(leafOf({ keys: keysOf("rsa2048"), ...profile }), intermediate),
  "rsa 1024": (profile) => served(leafOf({ keys: keysOf("rsa1024"), ...profile }), intermediate),
  "md5 signature": (profile) => weaklySigned("md5", profile),
  "sha1 signature": (profile) => weaklySigned("sha1", profile),
  "forged signature": (profile) =>
    served(leafOf({ signedWith: keysOf("p256", "forger").privateKey, ...profile }), intermediate),
  "client purpose": (profile) => served(leafOf({ extendedKeyUsage: [clientAuth], ...profile }), intermediate),
  "expired intermediate": (profile) => below({ notBefore: inDays(-800), notAfter: inDays(-1) }, profile),
  "intermediate expires soon": (profile) => below({ notBefore: inDays(-800), notAfter: inDays(7) }, profile),
  "intermediate is no authority": (profile) => below({ authority: null, keyUsage: ["digitalSignature"] }, profile),
  "outside name constraints": (profile) => below({ extensions: [elsewhereOnly] }, profile),
  "unknown critical extension": (profile) =>
    served(leafOf({ extensions: [unknownExtension(true)], ...profile }), intermediate),
  "path too long": (profile) => twoBelow({ pathLength: 0 }, profile),
  "two intermediates": (profile) => twoBelow({ pathLength: 1 }, profile),
  "must-staple": (profile) => served(leafOf({ extensions: [mustStaple()], ...profile }), intermediate),
} as const satisfies Readonly<Record<string, Recipe>>;

function selfSigned(profile: Partial<CertificateProfile>): Credential {
  return issue({
    subject: { commonName: "localhost" },
    names: ["localhost", "127.0.0.1"],
    keys: keysOf("p256", "leaf"),
    notBefore: inDays(-30),
    notAfter: inDays(60),
    ...profile,
  });
}

function manyNames(count: number): readonly string[] {
  return ["localhost", ...Array.from({ length: count - 1 }, (_, index) => `n${index}.example`)];
}

function below(authority: Partial<CertificateProfile>, profile: Partial<CertificateProfile>): Served {
  const issuer = intermediateOf(authority);
  return served(leafOf(profile, issuer), issuer);
}

function twoBelow(
  authority: NonNullable<CertificateProfile["authority"]>,
  profile: Partial<CertificateProfile>,
): Served {
  const upper = intermediateOf({ authority });
  const keys = keysOf("p256", "lower intermediate");
  const lower = intermediateOf({ subject: { commonName: "Twin Lower CA" }, keys }, upper);
  return served(leafOf(profile, lower), lower, upper);
}

function weaklySigned(hash: "md5" | "sha1", profile: Partial<CertificateProfile>): Served {
  // MD5 exists only with RSA (RFC 3279 §2.2.1).
  const issuer = intermediateOf({ subject: { commonName: "Twin RSA CA" }, keys: keysOf("rsa2048", "intermediate") });
  return served(leafOf({ hash, ...profile }, issuer), issuer);
}
