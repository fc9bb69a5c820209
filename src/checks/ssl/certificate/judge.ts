import { isIP } from "node:net";
import { finder } from "../../../core/result/interpretation.ts";
import type { problems } from "../problems.ts";
import type { SslRaw } from "../schema.ts";
import type { Judged, SslFinding } from "../judged.ts";
import { ceiling, type CeilingId } from "../weights.ts";
import { countOfDays, dateOf, day, wholeDays } from "../words.ts";
import { score as rows } from "../score.ts";

const find = finder<typeof problems>();

/** Problems that make a certificate worthless, each with its finding. */
const fatal: Readonly<Partial<Record<CeilingId, (raw: SslRaw) => SslFinding>>> = {
  "no-certificate": () => find("no-certificate"),
  oversized: () => find("oversized"),
  unreadable: () => find("unreadable"),
  expired: (raw) => find("expired", { days: countOfDays(-daysLeft(raw)), date: dateOf(leafOf(raw)?.notAfter) }),
  "not-yet-valid": (raw) => find("not-yet-valid", { date: dateOf(leafOf(raw)?.notBefore) }),
  "no-san": () => find("no-san"),
  "wrong-name": (raw) => wrongName(raw),
  "weak-key": (raw) => find("weak-key", { key: keyOf(raw) }),
  "weak-signature": () => find("weak-signature"),
  "wrong-purpose": () => find("wrong-purpose"),
  "wrong-key-usage": () => find("wrong-key-usage"),
  revoked: ({ revocation }) => find("revoked", { date: dateOf(revocation.revokedAt), source: revocation.source ?? "" }),
};

/** Judges the certificate: valid now, for this host, with a strong key and hash, and not revoked. */
export function judgeCertificate(raw: SslRaw): Judged {
  const ids = new Set(raw.trust.reasons.map(({ id }) => id));
  if (raw.revocation.status === "revoked") ids.add("revoked");
  // A certificate without names matches no host; one finding is enough.
  if (ids.has("no-san")) ids.delete("wrong-name");
  const found = (Object.keys(fatal) as CeilingId[]).filter((id) => ids.has(id));
  if (found.length > 0) {
    return {
      score: rows.certificate.bad.points,
      caps: found.map(ceiling),
      findings: found.flatMap((id) => fatal[id]?.(raw) ?? []),
    };
  }
  return judgeExpiry(raw);
}

// Relative to the lifetime: a six-day certificate costs nothing, and a ninety-day one gets a warning at thirty days, when automatic renewal (at a
// third of the lifetime) should have happened.
function judgeExpiry(raw: SslRaw): Judged {
  const leaf = leafOf(raw);
  if (!leaf) return { score: null, caps: [], findings: [] };
  const lifetime = (Date.parse(leaf.notAfter) - Date.parse(leaf.notBefore)) / day;
  const left = (Date.parse(leaf.notAfter) - Date.parse(raw.observedAt)) / day;
  const params = { days: countOfDays(Math.floor(left)), date: dateOf(leaf.notAfter) };
  const caps = [ceiling("expires-soon")];
  if (left < Math.min(7, lifetime / 10))
    return { score: rows.certificate.verySoon.points, caps, findings: [find("expires-very-soon", params)] };
  if (left < Math.min(30, lifetime / 3))
    return { score: rows.certificate.soon.points, caps, findings: [find("expires-soon", params)] };
  return { score: rows.certificate.good.points, caps: [], findings: [] };
}

/** Whole days until the leaf expires, rounded towards zero; negative after expiry. */
export function daysLeft(raw: SslRaw): number {
  const leaf = leafOf(raw);
  if (!leaf) return 0;
  return wholeDays(Date.parse(leaf.notAfter) - Date.parse(raw.observedAt));
}

/** The key of the leaf, such as `RSA 2048` or `RSA 2048 (e = 1)`. */
export function keyOf(raw: SslRaw): string {
  const key = leafOf(raw)?.key;
  return key ? [key.type, key.bits ?? [], key.anomaly === undefined ? [] : `(${key.anomaly})`].flat().join(" ") : "";
}

/** The server certificate; undefined if unreadable. */
export function leafOf({ chain }: SslRaw): SslRaw["chain"][number] | undefined {
  return chain[0];
}

/** RFC 9525 §6.5: only an iPAddress entry matches an address. An address listed as a host name does not match. */
function wrongName(raw: SslRaw): SslFinding {
  const { host } = raw;
  const isListed =
    isIP(host) !== 0 && (leafOf(raw)?.subjectAltNames.some((name) => name.toLowerCase() === host) ?? false);
  return isListed ? find("address-as-name", { host }) : find("wrong-name", { host, names: someNames(raw) });
}

function someNames(raw: SslRaw): string {
  const leaf = leafOf(raw);
  if (!leaf) return "";
  const shown = leaf.subjectAltNames.slice(0, 3);
  const others = leaf.subjectAltNamesTotal - shown.length;
  return shown.join(", ") + (others > 0 ? ` (+${others})` : "");
}
