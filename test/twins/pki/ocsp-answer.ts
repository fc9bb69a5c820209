import { createHash } from "node:crypto";
import {
  constructed,
  encode,
  enumerated,
  generalizedTime,
  nothing,
  objectIdentifier,
  octetString,
  primitive,
  sequence,
} from "../../../src/demo/der-writer.ts";
import { publicKeyBits, type Credential } from "../../../src/demo/issue.ts";
import { signedParts } from "../../../src/demo/sign.ts";
import { readCertificate } from "../../../src/formats/x509/certificate.ts";
import { children, readElement, readWhole, tags } from "../../../src/formats/x509/der.ts";
import { oids } from "../../../src/formats/x509/oids.ts";
import { ocspNoCheck, ocspSigning, unknownExtension } from "./extensions.ts";
import { inDays, intermediate, keysOf, leafOf, strangerCa } from "./pki.ts";

/** A responder's answers, right and wrong. */
export type OcspKind = keyof typeof kinds;

/** When and why certificates of the kind `revoked` were revoked; 1 is keyCompromise (RFC 5280 §5.3.1). */
export const revocation = { at: inDays(-3), reason: 1 } as const;

interface Saying {
  readonly status?: Buffer;
  readonly thisUpdate?: Date;
  readonly nextUpdate?: Date | null;
  readonly signer?: Credential;
  /** Certificates that are sent along. */
  readonly certificates?: readonly Credential[];
  /** Flips a bit of the signature. */
  readonly isTampered?: boolean;
  /** The named responder; the signer by default. */
  readonly named?: Credential;
  /** Whether the signer is named by its key. */
  readonly isNamedByKey?: boolean;
  /** Where an unknown critical extension is added: to the response, or to the single answer. */
  readonly criticalIn?: "response" | "answer";
  /** Further answers in front of it about the same certificate, and one about another. */
  readonly before?: readonly Saying[];
}

// RFC 6960 §4.2.1: CertStatus.
const good = primitive(0, Buffer.alloc(0));
const unknown = primitive(2, Buffer.alloc(0));
const revoked = constructed(1, generalizedTime(revocation.at), constructed(0, enumerated(revocation.reason)));
const revokedWithoutReason = constructed(1, generalizedTime(revocation.at));

const kinds = {
  good: () => ({}),
  revoked: () => ({ status: revoked }),
  "revoked without reason": () => ({ status: revokedWithoutReason }),
  unknown: () => ({ status: unknown }),
  delegated: () => delegatedBy({ extendedKeyUsage: [ocspSigning], extensions: [ocspNoCheck()] }),
  "delegated, revoked": () => ({ ...delegatedBy({ extendedKeyUsage: [ocspSigning] }), status: revoked }),
  "delegated without purpose": () => delegatedBy({}),
  "delegated, expired": () =>
    delegatedBy({ extendedKeyUsage: [ocspSigning], notBefore: inDays(-30), notAfter: inDays(-1) }),
  "delegated by a stranger": () => delegatedBy({ extendedKeyUsage: [ocspSigning] }, strangerCa),
  "wrong signer": () => ({ signer: strangerCa }),
  expired: () => ({ thisUpdate: inDays(-10), nextUpdate: inDays(-3) }),
  "expired, revoked": () => ({ status: revoked, thisUpdate: inDays(-10), nextUpdate: inDays(-3) }),
  "not yet valid": () => ({ thisUpdate: inDays(2), nextUpdate: inDays(9) }),
  "without next update": () => ({ nextUpdate: null }),
  tampered: () => ({ isTampered: true }),
  "named by key": () => ({ isNamedByKey: true }),
  "delegated, named by key": () => ({
    ...delegatedBy({ extendedKeyUsage: [ocspSigning], extensions: [ocspNoCheck()] }),
    isNamedByKey: true,
  }),
  "named as a stranger": () => ({ named: strangerCa }),
  "critical extension": () => ({ criticalIn: "response" }),
  "critical extension of the answer": () => ({ criticalIn: "answer" }),
  "several answers, one stale": () => ({ before: [{ thisUpdate: inDays(-10), nextUpdate: inDays(-3) }] }),
  "several answers, one revoked": () => ({ before: [{ status: good }, { status: revoked }] }),
} as const satisfies Readonly<Record<string, () => Saying>>;

export const ocspKinds = Object.keys(kinds) as readonly OcspKind[];

/** A response by a signer that the issuer appointed. */
export function delegatedBy(profile: Parameters<typeof leafOf>[0], issuer: Credential = intermediate): Saying {
  const subject = { commonName: "Twin OCSP" };
  const signer = leafOf({ subject, names: null, keys: keysOf("p256", "ocsp"), ...profile }, issuer);
  return { signer, certificates: [signer] };
}

/** An OCSPResponse about a certificate, DER: for responders and staples. */
export function ocspAnswer(kind: OcspKind, certId: Buffer, issuer: Credential = intermediate): Buffer {
  return writeResponse(kinds[kind](), certId, issuer);
}

/** The same with any content of a response. */
export function writeResponse(saying: Saying, certId: Buffer, issuer: Credential = intermediate): Buffer {
  const { signer = issuer, certificates = [], isTampered = false, before = [], ...single } = saying;
  const { named = signer, isNamedByKey = false, criticalIn } = single;
  const toBeSigned = sequence(
    responderId(named, isNamedByKey),
    generalizedTime(inDays(0)),
    sequence(...[...before, single].map((each) => singleResponse(certId, each))),
    ...(criticalIn === "response" ? [constructed(1, sequence(unknownExtension(true)))] : []),
  );
  const [data, algorithm, signature] = signedParts(toBeSigned, signer.keys.privateKey, "sha256");
  if (isTampered) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
  const sent = certificates.length > 0 ? [constructed(0, sequence(...certificates.map(({ der }) => der)))] : [];
  const basic = sequence(data, algorithm, signature, ...sent);
  return sequence(enumerated(0), constructed(0, sequence(objectIdentifier(oids.ocspBasic), octetString(basic))));
}

/** A staple for a leaf. */
export function staple(kind: OcspKind, leaf: Credential, issuer: Credential = intermediate): Buffer {
  return ocspAnswer(kind, certIdOf(leaf, issuer), issuer);
}

// RFC 6960 §4.2.1: OCSPResponseStatus.
const refusals = { malformedRequest: 1, internalError: 2, tryLater: 3, sigRequired: 5, unauthorized: 6 } as const;

export type OcspRefusal = keyof typeof refusals;

/** An OCSPResponse without a status for any certificate. */
export function ocspRefusal(why: OcspRefusal): Buffer {
  return sequence(enumerated(refusals[why]));
}

/** The CertID of a certificate, with SHA-1 as in RFC 5019 §2.1.1. */
export function certIdOf({ der }: Credential, issuer: Credential): Buffer {
  return sequence(
    sequence(objectIdentifier("1.3.14.3.2.26"), nothing()),
    sha1(issuer.subject),
    sha1(publicKeyBits(issuer.keys.publicKey)),
    encode(tags.integer, readCertificate(der).serial),
  );
}

function sha1(bytes: Buffer): Buffer {
  return octetString(createHash("sha1").update(bytes).digest());
}

/** The first CertID of an OCSPRequest; throws `DerError` on anything else. */
export function askedCertId(request: Buffer): Buffer {
  const [toBeSigned] = children(readWhole(request, tags.sequence));
  const list = toBeSigned && children(toBeSigned).find(({ tag }) => tag === tags.sequence);
  return readElement(readElement(list?.content ?? Buffer.alloc(0)).content).whole;
}

// RFC 6960 §4.2.1: byName [1], byKey [2].
function responderId({ subject, keys }: Credential, isByKey: boolean): Buffer {
  return isByKey ? constructed(2, sha1(publicKeyBits(keys.publicKey))) : constructed(1, subject);
}

function singleResponse(
  certId: Buffer,
  { status = good, thisUpdate = inDays(-1), nextUpdate = inDays(6), criticalIn }: Saying,
): Buffer {
  const next = nextUpdate ? [constructed(0, generalizedTime(nextUpdate))] : [];
  const critical = criticalIn === "answer" ? [constructed(1, sequence(unknownExtension(true)))] : [];
  return sequence(certId, status, generalizedTime(thisUpdate), ...next, ...critical);
}
