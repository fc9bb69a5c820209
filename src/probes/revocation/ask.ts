import { createHash } from "node:crypto";
import type { Context } from "../../core/check.ts";
import type { Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { readOcsp, writeOcspRequest } from "../../formats/revocation/ocsp.ts";
import type { RevocationAnswer } from "../../formats/revocation/answer.ts";
import { readingTurn } from "./reading-turns.ts";
import { readList } from "./stale-list.ts";
import { fetchNamed, mostUrls, type Fetched } from "../certificate/fetch.ts";

/** The source of a revocation status. */
type RevocationSource = "staple" | "ocsp" | "crl";

/** Whether its issuer has revoked a certificate, and by which source. `unknown` proves nothing. */
export interface Revocation {
  readonly status: "good" | "revoked" | "unknown" | "not-applicable";
  readonly source: RevocationSource | null;
  /** Why it is unknown (the first problem, such as `staple.stale` or `ocsp.timeout.http`), or why there is no status. */
  readonly reason: string | null;
  /** Milliseconds. */
  readonly revokedAt: number | null;
  /** RFC 5280 §5.3.1, by name. */
  readonly revocationReason: string | null;
}

/** One certificate whose issuer is known. */
export interface RevocationSubject {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  /** The stapled OCSP response, DER. */
  readonly staple: Uint8Array | null;
  /** Who named the URLs in the certificate. */
  readonly by: Named;
  /** Bytes of all its CRLs together. */
  readonly bytes: number;
  /** Whether CRLs are asked before OCSP, as for CA certificates: their CRLs are small and shared. */
  readonly prefersLists: boolean;
}

/** The remaining time for all answers in milliseconds, or a share of the total. */
export interface RevocationClock {
  left(share?: number): number;
}

/** Milliseconds for all answers about one server's certificates; the first kind of source may use half where there are others. */
const patience = 3000;

/** Starts the clock. */
export function startRevocationClock(context: Context): RevocationClock {
  const started = context.elapsed();
  return { left: (share = 1) => Math.round(started + share * patience - context.elapsed()) };
}

/** A revocation answer, or why there is none. */
type Outcome = RevocationAnswer | { readonly status: "unknown"; readonly reason: string };

/** One source, and how to ask it. */
export interface RevocationReply {
  readonly source: RevocationSource;
  readonly ask: () => Promise<Outcome>;
}

const ocspLimit = 64 * 1024;

/** Every source that a certificate names, in query order. */
export function placesOf(
  context: Context,
  subject: RevocationSubject,
  clock: RevocationClock,
): readonly RevocationReply[] {
  const { staple, certificate, prefersLists } = subject;
  const stapled = staple ? [{ source: "staple", ask: () => readStaple(context, subject, clock) } as const] : [];
  const responders = certificate.ocspUrls.slice(0, mostUrls);
  const hasLists = certificate.crlPoints.length > 0;
  const responderShare = hasLists && !prefersLists ? 0.5 : 1;
  const listShare = responders.length > 0 && prefersLists ? 0.5 : 1;
  const asked = responders.map(
    (url) =>
      ({
        source: "ocsp",
        ask: () => askResponder(context, subject, { url, share: responderShare, clock }),
      }) as const,
  );
  const lists = listsOf(context, subject, { share: listShare, clock });
  return [...stapled, ...(prefersLists ? [...lists, ...asked] : [...asked, ...lists])];
}

interface Timing {
  readonly clock: RevocationClock;
  readonly share: number;
}

interface Download extends Timing {
  readonly url: string;
}

function listsOf(context: Context, subject: RevocationSubject, timing: Timing): readonly RevocationReply[] {
  const allowance = { left: subject.bytes };
  const { crlPoints, crlUrls } = subject.certificate;
  const usable = crlUrls.filter((url) => /^https?:/i.test(url));
  const urls = usable.length > 0 ? usable.slice(0, mostUrls) : crlUrls.slice(0, 1);
  const [first] = crlPoints;
  if (urls.length === 0 && first) {
    const absolute = first.issuers.length > 0 ? "indirect" : "scheme";
    const reason = first.isRelative ? "relative-name" : absolute;
    return [{ source: "crl", ask: () => Promise.resolve({ status: "unknown", reason }) }];
  }
  return urls.map((url) => ({ source: "crl", ask: () => askList(context, subject, { ...timing, url, allowance }) }));
}

async function readStaple(context: Context, subject: RevocationSubject, clock: RevocationClock): Promise<Outcome> {
  const { certificate, issuer, staple } = subject;
  const bytes = staple ?? new Uint8Array();
  const reading = readOcsp(bytes, { certificate, issuer, now: context.now().getTime() });
  return believe(context, subject, { ...reading, clock });
}

async function askResponder(context: Context, subject: RevocationSubject, asking: Download): Promise<Outcome> {
  const { certificate, issuer, by } = subject;
  const { url, clock, share } = asking;
  const body = writeOcspRequest(certificate, issuer);
  const now = context.now().getTime();
  const reading = await recall(context, {
    // The request names issuer, key and serial number.
    key: `ocsp ${url} ${sha256(body)}`,
    by,
    read: (bytes) => readOcsp(bytes, { certificate, issuer, now }),
    get: () =>
      fetchNamed(context, url, by, {
        method: "POST",
        // RFC 6960 §A.1. RFC 5019 prefers GET for its caches, but every responder must answer POST.
        headers: { "content-type": "application/ocsp-request", accept: "application/ocsp-response" },
        body,
        limit: ocspLimit,
        patience: Math.max(1, clock.left(share)),
        schemes: ["http:"],
      }),
  });
  return believe(context, subject, { ...reading, clock });
}

interface ListDownload extends Download {
  /** Bytes that may still be read; each download reduces it. */
  readonly allowance: { left: number };
}

async function askList(context: Context, subject: RevocationSubject, asking: ListDownload): Promise<Outcome> {
  const { certificate, issuer, by } = subject;
  const { url, clock, share, allowance } = asking;
  const now = context.now().getTime();
  const { answer } = await recall(context, {
    // The key includes the issuer: a certificate that names another CA's CRL URL must not share that CA's cache entry.
    key: `crl ${url} ${sha256(issuer.subject)} ${sha256(issuer.publicKeyBits)}`,
    by,
    read: (bytes) => ({ answer: readList(bytes, { certificate, issuer, url, now }), signer: null }),
    get: () => fetchList(context, subject, { url, allowance, patience: Math.max(1, clock.left(share)) }),
  });
  return answer;
}

async function fetchList(
  context: Context,
  { by }: RevocationSubject,
  { url, allowance, patience: time }: Pick<ListDownload, "url" | "allowance"> & { readonly patience: number },
): Promise<Fetched> {
  if (allowance.left <= 0) return { ok: false, reason: "too-large" };
  const reply = await fetchNamed(context, url, by, {
    limit: allowance.left,
    patience: time,
    schemes: ["http:", "https:"],
  });
  if (reply.ok) allowance.left -= reply.body.length;
  else if (reply.reason === "too-large") allowance.left = 0;
  return reply;
}

interface Reading {
  readonly answer: Outcome;
  /** The delegated signer, where that certificate may itself be revoked. */
  readonly signer: Certificate | null;
}

interface Recalling {
  readonly key: string;
  readonly by: Named;
  readonly read: (bytes: Uint8Array) => Reading;
  readonly get: () => Promise<Fetched>;
}

/**
 * Uses the cached answer, else fetches it, and caches a valid one until its nextUpdate. The gate uses the cache as well: the issuer dated
 * the answer for that, and every client does so. Signature and time are verified on each use.
 */
async function recall(context: Context, { key, by, read, get }: Recalling): Promise<Reading> {
  const now = context.now().getTime();
  const known = context.shelf?.find(key, by, now);
  const kept = known && (await readInTurn(known.bytes, read));
  if (kept && kept.answer.status !== "unknown") return kept;
  const reply = await get();
  if (!reply.ok) return { answer: { status: "unknown", reason: reply.reason }, signer: null };
  const fresh = await readInTurn(reply.body, read);
  const until = fresh.answer.status === "unknown" ? null : fresh.answer.nextUpdate;
  if (until !== null && until > now) context.shelf?.keep(key, { bytes: reply.body, address: reply.address, until });
  return fresh;
}

/** In bytes: larger answers are parsed in turn. */
const large = 256 * 1024;

async function readInTurn(bytes: Uint8Array, read: Recalling["read"]): Promise<Reading> {
  if (bytes.length > large) await readingTurn();
  return read(bytes);
}

/** RFC 6960 §4.2.2.2.1: a delegated signer that names a CRL, without ocsp-nocheck, is valid only while it is not on that CRL. */
async function believe(
  context: Context,
  subject: RevocationSubject,
  { answer, signer, clock }: Reading & Pick<Timing, "clock">,
): Promise<Outcome> {
  if (answer.status === "unknown" || !signer) return answer;
  for (const { ask } of listsOf(context, { ...subject, certificate: signer }, { share: 1, clock })) {
    const { status } = await ask();
    if (status === "good") return answer;
    if (status === "revoked") return { status: "unknown", reason: "signer-revoked" };
  }
  return { status: "unknown", reason: "signer-unknown" };
}

function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
