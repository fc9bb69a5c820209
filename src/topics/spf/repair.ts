import { printable } from "../../core/printable.ts";
import type { Context } from "../../core/check.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { gluedIn, repairSpf, type SpfDamage } from "../../formats/spf/repair.ts";
import { joinedText } from "../../formats/dns/data.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { seam } from "../../formats/spf/glued.ts";
import type { MailHosts } from "../../probes/dns/mail-hosts.ts";
import { auditSpf, withTexts, type SpfAudit } from "../../probes/spf/audit.ts";
import type { SpfAsk } from "../../probes/spf/question.ts";
import { openingIn, superfluousIn } from "./superfluous.ts";
import { mostListed, type SpfRaw } from "./schema.ts";
import { knownSenders, type Senders } from "./senders.ts";
import { evaluationOf } from "./evaluation.ts";

/** What a repair is made of. */
interface Repairing {
  readonly context: Context;
  readonly asking: SpfAsk;
  readonly name: DnsName;
  readonly audit: SpfAudit;
  readonly mail: MailHosts & { readonly isExchanger: boolean };
  readonly mayConnect: boolean;
}

/** The texts of the SPF records as published. */
function publishedTexts(choice: SpfAudit["tree"]["root"]["choice"]): readonly string[] {
  if (choice?.kind === "one") return [choice.record.text];
  return choice?.kind === "several" ? choice.texts : [];
}

/** Corrected records, best first, each evaluated as if it were published, and the words that were meant as several. */
export async function repairsOf({
  context,
  asking,
  name,
  audit,
  mail,
  mayConnect,
}: Repairing): Promise<Pick<SpfRaw, "repairs" | "missingSpaces">> {
  const { choice, state } = audit.tree.root;
  const none = { repairs: [], missingSpaces: [] };
  if (state === "unknown" || state === "beyond") return none;
  // RFC 1034 §3.6.2: records are published at an alias's target, which may belong to another organisation.
  if (mail.answer.kind !== "unknown" && mail.answer.aliases.length > 0) return none;
  const own = publishedTexts(choice);
  const texts = own.length > 0 ? own : (choice?.lookalikes ?? []);
  const seamed = await withSeams(asking, name, texts);
  const opening = openingIn(audit);
  const isExchanger = mail.isExchanger && mail.hosts.length === 0 && texts.length === 0;
  const senders: readonly Senders[] = await knownSenders({ context, asking, name, mayConnect }, mail);
  // For an MX host, the advice is the same as for its own name.
  const known: readonly Senders[] = isExchanger ? [{ terms: ["a"], end: "-all" }] : senders;

  const terms = known.length > 0 ? known.map((each) => each.terms) : [[]];

  async function offered(superfluous: SpfDamage["superfluous"]): Promise<readonly Repair[]> {
    const values =
      texts.length === 0
        ? known.map(recordFor)
        : terms.flatMap((each) => repairSpf({ texts: seamed, superfluous, opening, known: each }) ?? []);
    // With several records, one of them may already be right.
    const fresh = values.filter((value) => own.length > 1 || !own.includes(value));
    return Promise.all(
      [...new Set(fresh)].slice(0, mostRepairs).map(async (value) => ({
        value,
        audit: await auditSpf(withTexts(asking, name, [value]), name),
      })),
    );
  }

  const superfluous = await superfluousIn(audit, opening.size > 0);
  const first = await offered(superfluous);
  // Lookups wait until syntax errors are fixed.
  const losses = await Promise.all(first.map((each) => superfluousIn(each.audit, false)));
  const unclear = losses.flatMap((each) => [...each].filter(([, loss]) => loss === "unclear"));
  const damage = new Map([...superfluous, ...unclear]);
  const repairs = unclear.length === 0 ? first : await offered(damage);
  const seen = repairs.map(({ value, audit: each }) => ({ value, evaluation: evaluationOf(each) }));
  // The listed senders may be wrong if every server is allowed. If no sender is known, fixing a typing error may refuse a real one.
  const mustName = opening.size > 0 || known.length === 0;
  return {
    repairs: mustName ? seen.filter(({ evaluation: sight }) => sight.permittedSenders === "some") : seen,
    missingSpaces: gluedIn({ texts: seamed, superfluous: damage })
      .slice(0, mostListed)
      .map((each) => printable(each, longestTold)),
  };
}

/** A replacement record and its evaluation. */
interface Repair {
  readonly value: string;
  readonly audit: SpfAudit;
}

function recordFor({ terms, end }: Senders): string {
  return `v=spf1 ${[...terms, end].join(" ")}`;
}

/** The texts with a marker between the strings of each record. */
async function withSeams(asking: SpfAsk, name: DnsName, texts: readonly string[]): Promise<readonly string[]> {
  const answer = await asking(name, "TXT");
  const records = recordsOf("TXT", answer.kind === "found" ? answer.records : []);
  return texts.map((text) => {
    const strings = records.map(({ data }) => data.strings).find((each) => joinedText(each) === text) ?? [];
    const seamed = strings.map((each) => joinedText([each])).join(seam);
    // A multi-byte character may span two strings.
    return seamed.replaceAll(seam, "") === text ? seamed : text;
  });
}

/** Maximum length of a word that is shown. */
const longestTold = 300;

/** Maximum number of replacement records evaluated. */
const mostRepairs = 3;
