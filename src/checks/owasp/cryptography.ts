import { meets, type Ceiling } from "../../core/grade.ts";
import { find } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { ceiling, unseen, type CapId, type Judged } from "./weights.ts";

type Tls = OwaspRaw["tls"][number];

/** Ceilings of the ssl check under which browsers let nobody in, or let anybody pass for the site. */
const refusing: ReadonlySet<string> = new Set([
  "no-certificate",
  "unreadable",
  "expired",
  "not-yet-valid",
  "wrong-name",
  "no-san",
  "revoked",
  "untrusted",
]);

/** Cryptographic failures: what the ssl check says, the worst of the origins where the page is elsewhere. */
export function judgeCryptography(raw: OwaspRaw): Judged {
  const plain = raw.page?.url.startsWith("http:") ?? false;
  if (plain) {
    const finding = find("plain-http", { host: raw.host });
    return { score: 0, caps: [ceiling("plain-http")], findings: [finding] };
  }
  const each = raw.tls.map(judgeOne);
  const scores = each.map(({ score }) => score);
  const known = scores.filter((score) => score !== null);
  if (each.length === 0) return unseen;
  return {
    // Of two origins the worse one counts, and it is not known which that is where one could not be seen.
    score: known.length < scores.length ? null : Math.min(...known),
    caps: unique(each.flatMap(({ caps }) => caps)),
    findings: each.flatMap(({ findings }) => findings),
  };
}

/** Ceilings of which nobody knows whether they hold, because the ssl check gave no letter. */
export function openCaps({ tls, page }: OwaspRaw): readonly Ceiling<CapId>[] {
  const isPlain = page?.url.startsWith("http:") ?? false;
  const isOpen = !isPlain && tls.some(({ grade }) => grade === null);
  return isOpen ? [ceiling("tls-refused"), ceiling("tls-broken")] : [];
}

function judgeOne({ host, port, grade, score, caps, reason }: Tls): Judged {
  const seen = { subject: `${host}:${port}` };
  if (grade === null) {
    return { score: null, caps: [], findings: [find("tls-unknown", { host, reason: reason ?? "ssl" }, seen)] };
  }
  const reasons = { reasons: caps.join(", ") };
  const findings = { evidence: reasons.reasons, ...seen };
  if (caps.some((cap) => refusing.has(cap))) {
    return { score, caps: [ceiling("tls-refused")], findings: [find("tls-refused", { host, ...reasons }, findings)] };
  }
  if (grade === "F") {
    return { score, caps: [ceiling("tls-broken")], findings: [find("tls-broken", { host, ...reasons }, findings)] };
  }
  return { score, caps: [], findings: meets(grade, "A") ? [] : [find("tls-weak", { host, grade }, seen)] };
}

function unique(caps: readonly Ceiling<CapId>[]): readonly Ceiling<CapId>[] {
  return [...new Map(caps.map((cap) => [cap.id, cap])).values()];
}
