import type { DnsName } from "../../formats/dns/name.ts";
import { isPrivate } from "../../formats/spf/private.ts";
import type { SpfDamage, SpfLoss } from "../../formats/spf/repair.ts";
import { isInPublicDomain } from "../../probes/dns/doubtful.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { mostSpfVoids, type SpfAudit } from "../../probes/spf/audit.ts";

/** Terms of the record itself that allow no sender or break the record, and what they were meant to allow. */
export async function superfluousIn({ cost, tree }: SpfAudit, isOpen: boolean): Promise<SpfDamage["superfluous"]> {
  const own = plainText(tree.root.name);
  const areTooMany = cost.voids.four.length > mostSpfVoids;
  const breaking = cost.breaks.filter(({ code, domain }) => domain === own && leavable.has(code));
  // Addresses inside a catch-all network still need their own terms once that network is removed.
  const covered = isOpen ? [] : cost.covered;
  const useless = [...covered, ...breaking.filter(({ code }) => code === "loop")].filter(
    ({ domain }) => domain === own,
  );
  const absent = tree.root.terms.filter(({ isVoid, naming }) => (isVoid.four && isVoid.six) || naming === "impossible");
  const broken = tree.root.terms.filter(({ term }) =>
    breaking.some((each) => each.term === term.text && each.code !== "loop"),
  );
  const lost = (terms: typeof absent, loss: SpfLoss): readonly Promise<readonly [string, SpfLoss]>[] =>
    terms.map(async ({ term, target }) => [term.text, await lossOf(target, loss)] as const);
  const told = await Promise.all([...lost(absent, areTooMany ? "somebody" : "nobody"), ...lost(broken, "somebody")]);
  const inside = tree.root.terms.filter(({ term, matches }) => "network" in term && isPrivate(matches));
  const pointers = cost.ptr?.domain === own ? [[cost.ptr.term, "somebody"] as const] : [];
  return new Map([
    ...useless.map(({ term }) => [term, "nobody"] as const),
    ...inside.map(({ term }) => [term.text, "nobody"] as const),
    ...pointers,
    ...told,
  ]);
}

const leavable: ReadonlySet<string> = new Set(["include", "impossible", "loop", "redirect"]);

/** A target that cannot be a registered host was meant as something else: a list, a URL, or two terms without a space. */
async function lossOf(target: DnsName | null, loss: SpfLoss): Promise<SpfLoss> {
  const isName = target !== null && /^[a-z0-9_.-]+$/i.test(plainText(target)) && (await isInPublicDomain(target));
  return isName ? loss : "unclear";
}

/** Terms of the record itself that allow every server; the final `all` is handled separately. */
export function openingIn({ opens, tree }: SpfAudit): ReadonlySet<string> {
  const own = plainText(tree.root.name);
  const dropped = opens.filter(({ domain, isNobodys, term }) => domain === own && isNobodys && !/^\+?all$/i.test(term));
  return new Set(dropped.map(({ term }) => term));
}
