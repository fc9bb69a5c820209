import { printable } from "../../core/printable.ts";
import type { Certificate } from "../../formats/certificate.ts";
import { readPem } from "../../formats/pem.ts";
import { readOrNull } from "../../probes/path.ts";
import type { BimiRaw, evidenceFaults } from "./bimi-schema.ts";

type EvidenceFault = (typeof evidenceFaults)[number];
type Evidence = Pick<NonNullable<BimiRaw["evidence"]>, "faults" | "names" | "validTo">;

/** draft-fetch-validation-vmc-wchuang §4: id-kp-BrandIndicatorforMessageIdentification. */
const purpose = "1.3.6.1.5.5.7.3.31";

/** RFC 3709 §4.1: the extension that holds the logo. */
const logotype = "1.3.6.1.5.5.7.1.12";

const mostNames = 16;

/** What of a certificate for a logo can be told without knowing who may issue it: whom and what it is for, and until when. */
export function readEvidence(pem: Uint8Array, domains: readonly string[], now: number): Evidence {
  const blocks = readPem(Buffer.from(pem).toString("latin1"), "CERTIFICATE");
  const read = blocks.map(readOrNull).filter((each) => each !== null);
  const leaf = read.find(({ isAuthority }) => !isAuthority);
  if (!leaf) return { faults: ["unreadable"], names: [], validTo: null };
  return {
    faults: faultsOf(leaf, domains, now),
    names: leaf.names.slice(0, mostNames).map(({ value }) => printable(value, 253)),
    validTo: timeText(leaf.notAfter),
  };
}

function faultsOf(leaf: Certificate, domains: readonly string[], now: number): readonly EvidenceFault[] {
  const { extendedKeyUsage, extensions, names, notBefore, notAfter } = leaf;
  // §5.1: the domain itself, its organisation, or the name of the selector below either; no wildcards.
  const wanted = new Set(domains.flatMap((each) => [each, `default._bimi.${each}`]));
  const isNamed = names.some(({ kind, value }) => kind === "dns" && wanted.has(value.toLowerCase()));
  const holds: Readonly<Record<Exclude<EvidenceFault, "unreadable">, boolean>> = {
    purpose: extendedKeyUsage?.has(purpose) !== true,
    expired: notAfter < now,
    "not-yet-valid": now < notBefore,
    names: !isNamed,
    "no-logo": !extensions.some(({ oid }) => oid === logotype),
  };
  return (Object.keys(holds) as (keyof typeof holds)[]).filter((fault) => holds[fault]);
}

function timeText(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
