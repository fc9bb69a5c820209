import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import type { Certificate } from "../../formats/x509/certificate.ts";
import { certificate } from "../certificate/certificate.ts";
import { firstProven } from "../first-proven.ts";
import { leafAndIssuer } from "../certificate/leaf-issuer.ts";
import {
  placesOf,
  startRevocationClock,
  type RevocationReply,
  type RevocationClock,
  type Revocation,
  type RevocationSubject,
} from "./ask.ts";
import { isTrustedBy } from "../certificate/path-confirm.ts";
import { walkPath, type PathRevocation } from "./path.ts";

/** The revocation status of a server's certificate and of its path except the anchor. */
export interface Revocations extends PathRevocation {
  readonly leaf: Revocation;
}

/** Bytes of all CRLs of one certificate together; all intermediates share the same amount. */
const listLimit = 16 * 1024 * 1024;

/** The revocation status of a server's trusted path, cached for the run. Throws where there is no handshake. */
export function revocations(context: Context, to: Endpoint & Named): Promise<Revocations> {
  return context.once(`revocations ${to.host} ${to.port}`, async () => {
    const handshake = await context.net.tls(to);
    const clock = startRevocationClock(context);
    const [leaf, path] = await Promise.all([
      askLeaf(context, to, { handshake, clock }),
      askPath(context, to, { handshake, clock }),
    ]);
    return { leaf, ...path };
  });
}

interface Beginning {
  readonly handshake: Handshake;
  readonly clock: RevocationClock;
}

async function askLeaf(context: Context, to: Endpoint & Named, { handshake, clock }: Beginning): Promise<Revocation> {
  const { leaf, issuer, isSelfSigned } = await leafAndIssuer(context, to, handshake);
  if (!leaf) return without("unknown", "unreadable");
  if (isSelfSigned) return without("not-applicable", "self-signed");
  if (!issuer) return without("unknown", "no-issuer");
  const { staple, address } = handshake;
  const how = { staple, by: { namedBy: address }, bytes: listLimit, prefersLists: false };
  return askRevocation(context, { certificate: leaf, issuer, ...how }, clock);
}

async function askPath(
  context: Context,
  to: Endpoint & Named,
  { handshake, clock }: Beginning,
): Promise<PathRevocation> {
  const served = await certificate(context, to);
  const by = { namedBy: handshake.address };
  return walkPath(context, served, {
    ask: (one: Certificate, issuer: Certificate, share: number) =>
      askRevocation(
        context,
        { certificate: one, issuer, staple: null, by, bytes: Math.floor(listLimit * share), prefersLists: true },
        clock,
      ),
    confirm: (path) => isTrustedBy(context, to, { path, handshake }),
  });
}

/** Milliseconds until the next source is asked in parallel, so that a silent mirror does not block the others. */
const head = 1000;

/** Asks one source after the other until one gives a valid answer. */
async function askRevocation(
  context: Context,
  subject: RevocationSubject,
  clock: RevocationClock,
): Promise<Revocation> {
  const asked = placesOf(context, subject, clock);
  if (asked.length === 0) return without("not-applicable", "no-source");
  const doubts: string[] = [];
  const running: Promise<Revocation | null>[] = [];
  for (const [at, place] of asked.entries()) {
    // A staple costs no time; any other answer would come too late.
    if (clock.left() <= 0 && place.source !== "staple") {
      doubts[at] = `${place.source}.timeout.http`;
      break;
    }
    running.push(prove(place, (doubt) => (doubts[at] = doubt)));
    const proven = await firstProven(running, at + 1 < asked.length ? head : null);
    if (proven) return proven;
  }
  return (await firstProven(running, null)) ?? without("unknown", doubts.find(Boolean) ?? "unknown");
}

/** A source's valid answer; null if there is none, and the reason is reported. */
async function prove({ source, ask }: RevocationReply, doubt: (reason: string) => void): Promise<Revocation | null> {
  const answer = await ask();
  if (answer.status === "unknown") {
    doubt(`${source}.${answer.reason}`);
    return null;
  }
  const none = { source, reason: null, revokedAt: null, revocationReason: null };
  if (answer.status === "good") return { ...none, status: "good" };
  return { ...none, status: "revoked", revokedAt: answer.revokedAt, revocationReason: answer.revocationReason };
}

function without(status: "unknown" | "not-applicable", reason: string): Revocation {
  return { status, source: null, reason, revokedAt: null, revocationReason: null };
}
