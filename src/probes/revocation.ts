import type { Context } from "../core/check.ts";
import type { Endpoint, Named } from "../core/net.ts";
import { isSelfIssued, type Certificate } from "../formats/certificate.ts";
import { readCrl } from "../formats/crl.ts";
import { readOcspResponse, writeOcspRequest } from "../formats/ocsp.ts";
import type { RevocationAnswer } from "../formats/revocation-answer.ts";
import { certificate } from "./certificate.ts";
import { fetchNamed, mostUrls } from "./certificate-fetch.ts";

/** Whether a certificate was taken back by its issuer, and who says so. Unknown is an honest answer and proves nothing. */
export interface Revocation {
  readonly status: "good" | "revoked" | "unknown" | "not-applicable";
  readonly source: RevocationSource | null;
  /** Why it is not known (the first doubt, such as `staple.stale` or `ocsp.timeout.http`), or why there is nothing to know. */
  readonly reason: string | null;
  /** Milliseconds. */
  readonly revokedAt: number | null;
  /** RFC 5280 §5.3.1, by name. */
  readonly revocationReason: string | null;
}

type RevocationSource = "staple" | "ocsp" | "crl";

/** One certificate whose issuer is known: the leaf today, any certificate of a path. */
interface RevocationSubject {
  readonly certificate: Certificate;
  readonly issuer: Certificate;
  /** The stapled OCSP response, DER. */
  readonly staple: Uint8Array | null;
  /** Whose words the URLs in the certificate are. */
  readonly by: Named;
}

/** All answers together may take this many milliseconds; those of responders half of it where there are lists to ask, too. */
const patience = 3000;

const ocspLimit = 64 * 1024;
/** Bytes of all the lists of one certificate together. */
const crlLimit = 16 * 1024 * 1024;

/** The revocation of the certificate that a server serves, once in a run. Throws where there is no handshake. */
export function revocation(context: Context, to: Endpoint & Named): Promise<Revocation> {
  return context.once(`revocation ${to.host} ${to.port}`, async () => {
    const { chain, issuer, handshake } = await certificate(context, to);
    const [leaf] = chain;
    if (!leaf) return without("unknown", "unreadable");
    if (isSelfIssued(leaf)) return without("not-applicable", "self-signed");
    if (!issuer) return without("unknown", "no-issuer");
    const by = { namedBy: handshake.address };
    return checkRevocation(context, { certificate: leaf, issuer, staple: handshake.staple, by });
  });
}

/** Asks the staple, then responders, then lists, until one of them gives an answer that proves something. */
async function checkRevocation(context: Context, subject: RevocationSubject): Promise<Revocation> {
  const { ocspUrls, crlUrls } = subject.certificate;
  const doubts: string[] = [];
  const allowance = { left: crlLimit };
  const started = context.elapsed();
  const remaining = (share = 1): number => Math.max(1, Math.round(started + share * patience - context.elapsed()));
  const asked: readonly Asked[] = [
    ...(subject.staple ? [{ source: "staple", ask: () => readStaple(context, subject) } as const] : []),
    ...ocspUrls.slice(0, mostUrls).map(
      (url) =>
        ({
          source: "ocsp",
          ask: () => askResponder(context, subject, { url, patience: remaining(crlUrls.length > 0 ? 0.5 : 1) }),
        }) as const,
    ),
    ...crlUrls
      .slice(0, mostUrls)
      .map(
        (url) =>
          ({ source: "crl", ask: () => askList(context, subject, { url, patience: remaining(), allowance }) }) as const,
      ),
  ];
  if (asked.length === 0) return without("not-applicable", "no-source");
  for (const { source, ask } of asked) {
    const answer = await ask();
    if (answer.status !== "unknown") return toRevocation(answer, source);
    doubts.push(`${source}.${answer.reason}`);
    if (context.elapsed() - started >= patience) break;
  }
  return without("unknown", doubts[0] ?? "unknown");
}

/** A doubt of a format, or why nothing could be fetched. */
type Outcome = RevocationAnswer | { readonly status: "unknown"; readonly reason: string };

interface Asked {
  readonly source: RevocationSource;
  readonly ask: () => Promise<Outcome>;
}

interface Asking {
  readonly url: string;
  readonly patience: number;
}

async function readStaple(context: Context, { certificate, issuer, staple }: RevocationSubject): Promise<Outcome> {
  const now = context.now().getTime();
  return readOcspResponse(staple ?? new Uint8Array(), { certificate, issuer, now });
}

async function askResponder(context: Context, subject: RevocationSubject, asking: Asking): Promise<Outcome> {
  const { certificate, issuer, by } = subject;
  const reply = await fetchNamed(context, asking.url, by, {
    method: "POST",
    // RFC 6960 §A.1. RFC 5019 prefers GET for its caches, but every responder must answer POST.
    headers: { "content-type": "application/ocsp-request", accept: "application/ocsp-response" },
    body: writeOcspRequest(certificate, issuer),
    limit: ocspLimit,
    patience: asking.patience,
    schemes: ["http:"],
  });
  if (!reply.ok) return { status: "unknown", reason: reply.reason };
  return readOcspResponse(reply.body, { certificate, issuer, now: context.now().getTime() });
}

interface AskingList extends Asking {
  /** Bytes that may still be read; what is read is taken off. */
  readonly allowance: { left: number };
}

async function askList(context: Context, subject: RevocationSubject, asking: AskingList): Promise<Outcome> {
  const { certificate, issuer, by } = subject;
  const { url, patience: time, allowance } = asking;
  if (allowance.left <= 0) return { status: "unknown", reason: "too-large" };
  const schemes = ["http:", "https:"] as const;
  const reply = await fetchNamed(context, url, by, { limit: allowance.left, patience: time, schemes });
  if (reply.ok) allowance.left -= reply.body.length;
  else if (reply.reason === "too-large") allowance.left = 0;
  if (!reply.ok) return { status: "unknown", reason: reply.reason };
  return readCrl(reply.body, { certificate, issuer, url, now: context.now().getTime() });
}

function toRevocation(answer: Exclude<Outcome, { status: "unknown" }>, source: RevocationSource): Revocation {
  const none = { source, reason: null, revokedAt: null, revocationReason: null };
  if (answer.status === "good") return { ...none, status: "good" };
  return { ...none, status: "revoked", revokedAt: answer.revokedAt, revocationReason: answer.revocationReason };
}

function without(status: "unknown" | "not-applicable", reason: string): Revocation {
  return { status, source: null, reason, revokedAt: null, revocationReason: null };
}
