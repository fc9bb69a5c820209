import type { Context } from "../../core/check.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { repairSpf } from "../../formats/spf-repair.ts";
import type { MailHosts } from "../../probes/dns/mail-hosts.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { auditSpf, withTexts, type SpfAudit } from "../../probes/mail/spf-audit.ts";
import type { SpfAsk } from "../../probes/mail/spf-question.ts";
import type { SpfRaw } from "./spf-schema.ts";
import { knownSenders } from "./spf-senders.ts";
import { sightOf } from "./spf-sight.ts";

/** Records that say what was meant, the best first; each is looked at as if it were published. */
export async function repairsOf(
  context: Context,
  asking: SpfAsk,
  name: DnsName,
  audit: SpfAudit,
  mail: MailHosts,
): Promise<SpfRaw["repairs"]> {
  const { choice, state } = audit.tree.root;
  if (state === "unknown" || state === "beyond") return [];
  // RFC 1034 §3.6.2: what stands at an alias is published at its end, which may be somebody else's.
  if (mail.answer.kind !== "unknown" && mail.answer.aliases.length > 0) return [];
  const own = choice?.kind === "one" ? [choice.record.text] : choice?.kind === "several" ? choice.texts : [];
  const texts = own.length > 0 ? own : (choice?.lookalikes ?? []);
  const opening = openingIn(audit);
  const superfluous = superfluousIn(audit, opening.size > 0);
  const known = await knownSenders(context, asking, name, mail);
  const values = new Set<string>();
  for (const terms of known) {
    for (const mendsMisnamed of [true, false]) {
      const value =
        texts.length === 0
          ? `v=spf1 ${[...terms.terms, terms.end].join(" ")}`
          : repairSpf({ texts, superfluous, opening, known: terms.terms, mendsMisnamed });
      // One of several may be what is meant.
      if (value !== null && (own.length > 1 || !own.includes(value))) values.add(value);
    }
  }
  const repairs = await Promise.all(
    [...values].slice(0, mostRepairs).map(async (value) => ({
      value,
      sight: sightOf(await auditSpf(withTexts(asking, name, [value]), name)),
    })),
  );
  // Those who are named beside everybody may be nobody.
  return opening.size > 0 ? repairs.filter(({ sight }) => sight.lets === "somebody") : repairs;
}

/** So many records that could stand in its place are looked at. */
const mostRepairs = 3;

/** Terms of the record itself that let nobody send, or by which it breaks. */
function superfluousIn({ cost, tree }: SpfAudit, isOpen: boolean): ReadonlySet<string> {
  const own = plainText(tree.root.name);
  const breaking = cost.breaks.filter(
    ({ code }) => code === "include" || code === "impossible" || code === "loop" || code === "redirect",
  );
  const idle = tree.root.terms.filter(({ isVoid, naming }) => (isVoid.four && isVoid.six) || naming === "impossible");
  // What lies in a network of everybody is all that is left once that is gone.
  const places = [...breaking, ...(isOpen ? [] : cost.covered), ...(cost.ptr ? [cost.ptr] : [])].filter(
    ({ domain }) => domain === own,
  );
  return new Set([...places, ...idle.map(({ term }) => ({ term: term.text }))].map(({ term }) => term));
}

/** Terms of the record itself that let everybody send, and name nobody; what becomes of everybody else is the end of the record. */
function openingIn({ opens, tree }: SpfAudit): ReadonlySet<string> {
  const own = plainText(tree.root.name);
  const dropped = opens.filter(({ domain, isNobodys, term }) => domain === own && isNobodys && !/^\+?all$/i.test(term));
  return new Set(dropped.map(({ term }) => term));
}
