import { printable } from "../../../core/printable.ts";
import { parseDkimSignature, type DkimSignature } from "../../../formats/dkim/signature.ts";
import { hasLostOctets, isHeaderSignedBy, isJoinedInto, unsignedFields } from "../../../formats/dkim/verify.ts";
import { parseAuthenticationResults } from "../../../formats/mail/authentication-results.ts";
import { fieldsNamed, isOnlyRejoined, type MailField, type MailHeader } from "../../../formats/mail/header.ts";
import { verifyArc } from "../../../probes/dkim/verify-arc.ts";
import { verifySignature, type Verifying } from "../../../probes/dkim/verify-signature.ts";
import { isRefused } from "../outcome.ts";
import type { EmailHeaderRaw } from "../schema.ts";
import { isAnyDoubted, isDoubtedBeside, dkimOutcomeOf } from "./outcome.ts";

/** Maximum number of signatures verified. RFC 6376 §6.1 leaves the choice to verifiers, and a sender can add any number. */
const mostSignatures = 8;

/** Maximum number of ARC sets that are kept. */
const mostSets = 10;

type DkimRaw = Omit<EmailHeaderRaw["dkim"][number], "reported" | "isAligned">;

/** Verifies the signatures of a header as far as possible without a body. Of too many, those that may be aligned come first. */
export async function verifyDkim(
  header: MailHeader,
  how: Verifying,
  isNear: (domain: string) => boolean,
): Promise<{ readonly dkim: readonly DkimRaw[]; readonly dkimTotal: number; readonly isMoreSigned: boolean }> {
  const fields = fieldsNamed(header, "dkim-signature");
  const read = fields.map((field) => {
    const signature = parseDkimSignature(field.value, "dkim");
    return { field, signature, mayProve: signature.fault === null && isNear(signature.domain) };
  });
  // Otherwise many other signatures could displace the author's.
  const near = read.filter(({ mayProve }) => mayProve);
  const others = read.filter(({ mayProve }) => !mayProve);
  const chosen = new Set([...near, ...others].slice(0, mostSignatures));
  const dkim = await Promise.all(
    read.filter((each) => chosen.has(each)).map(({ field, signature }) => verifyOne(header, field, signature, how)),
  );
  return { dkim, dkimTotal: fields.length, isMoreSigned: near.length > mostSignatures };
}

/** Adds the receiver's result to a signature: an intact header is not enough if the receiver rejected the body. */
export function withTold(
  signature: DkimRaw,
  results: EmailHeaderRaw["results"],
): Omit<EmailHeaderRaw["dkim"][number], "isAligned"> {
  const told = dkimOutcomeOf(results, signature.domain, signature.selector);
  const reason = doubtOf(signature, results);
  const isOpen = signature.state === "verified" && told !== "pass" && !isRefused(told) && reason !== null;
  return isOpen ? { ...signature, reported: told, state: "unknown", reason } : { ...signature, reported: told };
}

/** Why the receiver's results leave open whether it accepted a signature. */
function doubtOf({ domain, selector }: DkimRaw, results: EmailHeaderRaw["results"]): DkimRaw["reason"] {
  if (isAnyDoubted(results)) return "refused-unnamed";
  return isDoubtedBeside(results, domain, selector) ? "refused-beside" : null;
}

async function verifyOne(
  header: MailHeader,
  field: MailField,
  signature: DkimSignature,
  how: Verifying,
): Promise<DkimRaw> {
  const isBy = (key: Parameters<typeof isHeaderSignedBy>[3]): boolean =>
    isHeaderSignedBy(header.fields, field, signature, key);
  // RFC 6376 §3.4.1: `simple` is sensitive to every space.
  const isRespaced = signature.headers === "simple" && header.notes.includes("tabs-lost");
  // Otherwise a stray line anywhere in the header would excuse any failed signature.
  const isSpared = isOnlyRejoined(header) && !isJoinedInto(header.fields, field, signature);
  const isDamaged = (how.isDamaged && !isSpared) || isRespaced || hasLostOctets(header.fields, field, signature);
  const { state, reason, detail, bits, isTesting } = await verifySignature(signature, isBy, { ...how, isDamaged });
  const { domain, selector, algorithm, length, signedAt, expiresAt } = signature;
  return {
    domain: printable(domain, 253),
    selector: printable(selector, 253),
    algorithm: printable(algorithm, 60),
    bits,
    state,
    reason,
    detail,
    isTesting,
    bodyLength: length,
    unsigned: signature.fault === null ? unsignedFields(header.fields, signature) : [],
    signsUnsubscribe: signsUnsubscribe(signature),
    signedAt: iso(signedAt),
    expiresAt: iso(expiresAt),
  };
}

/** RFC 8058 §4: both fields must be signed. */
function signsUnsubscribe({ signed }: DkimSignature): boolean {
  return signed.includes("list-unsubscribe") && signed.includes("list-unsubscribe-post");
}

function iso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

/** Verifies the ARC chain of a header and lists its sets. */
export async function verifyChain(
  header: MailHeader,
  how: Verifying,
): Promise<Omit<EmailHeaderRaw["arc"], "reported">> {
  const { chain, state, reason, detail, at } = await verifyArc(header, how);
  return {
    state,
    reason,
    detail,
    at,
    sets: chain.sets.slice(-mostSets).map(({ instance, seal, results }) => {
      const read = parseAuthenticationResults(results.value);
      const told = read.results.slice(0, 10).map(({ method, result }) => `${method}=${result}`);
      return {
        instance,
        sealer: printable(seal.signature.domain, 253),
        server: read.server === null ? null : printable(read.server, 253),
        results: told.join(" "),
      };
    }),
    setsTotal: chain.sets.length,
  };
}
