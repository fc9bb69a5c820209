import { suggest } from "../../../core/nearest.ts";
import { printable } from "../../../core/printable.ts";
import { permissionsFeatures } from "../../../data/http/permissions-features.ts";
import { parsePermissionsPolicy, type PermissionsPolicy } from "../../../formats/http/permissions-policy.ts";
import { evidence, type Judged, type Observed } from "../observed.ts";
import { find } from "../problems.ts";
import { score as rows } from "../score.ts";

/** Features that give a page, or an injected frame, access to the visitor's devices and payments. */
const powerful = ["camera", "microphone", "geolocation", "payment", "usb", "display-capture"];

/** Points by the number of restricted powerful features. */
const strengths: readonly (readonly [from: number, score: number])[] = [
  [3, rows.permissions.many.points],
  [1, rows.permissions.few.points],
  [0, rows.permissions.others.points],
];

const known = new Set(permissionsFeatures);

const scores = {
  broad: rows.permissions.broad.points,
  legacy: rows.permissions.legacy.points,
  nothing: rows.permissions.nothing.points,
} as const;

/** Permissions-Policy by how many powerful features it restricts. Browsers drop one with invalid syntax completely (RFC 9651 §4.2). */
export function judgePermissions(page: Observed): Judged {
  const values = page.values("permissions-policy");
  const policy = parsePermissionsPolicy(values);
  if (policy && [...policy.keys()].some((feature) => known.has(feature))) return rate(policy, values);
  const legacy = page.values("feature-policy").join(", ").trim();
  const score = legacy === "" ? scores.nothing : scores.legacy;
  if (policy === null)
    return { score, findings: [find("permissions-invalid", {}, { evidence: evidence(values.join(", ")) })] };
  if (policy.size > 0) return { score, findings: [unknown([...policy.keys()], values)] };
  if (legacy === "") return { score, findings: [find("permissions-missing")] };
  return { score, findings: [find("permissions-legacy", {}, { evidence: evidence(legacy) })] };
}

const mostNamed = 3;

/** A policy of which browsers keep nothing; a similar feature name is suggested. */
function unknown(features: readonly string[], values: readonly string[]): Judged["findings"][number] {
  const named = printable(features.slice(0, mostNamed).join(", "), 120);
  const suggestion = suggest(features[0] ?? "", permissionsFeatures);
  return find("permissions-unknown", { features: named, suggestion }, { evidence: evidence(values.join(", ")) });
}

function rate(policy: PermissionsPolicy, values: readonly string[]): Judged {
  const seen = { evidence: evidence(values.join(", ")) };
  const open = powerful.filter((feature) => policy.get(feature) === "everybody");
  if (open.length > 0) {
    return { score: scores.broad, findings: [find("permissions-broad", { features: open.join(", ") }, seen)] };
  }
  const count = powerful.filter((feature) => policy.get(feature) === "self-at-most").length;
  const score = strengths.find(([from]) => count >= from)?.[1] ?? 0;
  return { score, findings: score === rows.permissions.many.points ? [] : [find("permissions-weak", { count }, seen)] };
}
