import type { AnyCheck } from "../check.ts";
import { fieldsOf } from "./between.ts";
import type { Direction, Moved } from "./fact.ts";

/** A change of a target, as any of its checks found it. */
interface FoundChange extends Moved {
  readonly target: string;
  readonly check: string;
  readonly field: string;
  readonly direction: Direction;
}

/** A cause, and what follows from it or repeats it. */
export interface Cause<C> {
  readonly change: C;
  readonly effects: readonly C[];
}

type Checks = ReadonlyMap<string, Pick<AnyCheck, "id" | "words" | "monitored"> | null>;

/** Fields that follow from everything else. */
const sums: ReadonlySet<string> = new Set(["grade", "score", "version"]);

/** Fields whose change explains that other parts have none. */
const outages: ReadonlySet<string> = new Set(["availability", "measurement"]);

/**
 * Groups the changes of a sweep by cause, in their order. Two checks that find the same fault of a target found one cause: the same rule, or
 * a rule about a value that another check saw change. A target that is down is one cause for all checks, and a grade follows from its check's
 * other changes.
 */
export function groupByCause<C extends FoundChange>(changes: readonly C[], checks: Checks): readonly Cause<C>[] {
  const causes: { readonly change: C; readonly effects: C[] }[] = [];
  const ranked = changes.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const change of ranked) {
    const same = causes.find((cause) =>
      [cause.change, ...cause.effects].some((known) => isSame(known, change, checks)),
    );
    if (same) same.effects.push(change);
    else causes.push({ change, effects: [] });
  }
  return causes.toSorted((one, other) => changes.indexOf(one.change) - changes.indexOf(other.change));
}

/** Values before findings, which may be about them, and sums last. */
function rankOf({ field }: FoundChange): number {
  if (sums.has(field)) return 2;
  return field === "finding" ? 1 : 0;
}

function isSame(known: FoundChange, change: FoundChange, checks: Checks): boolean {
  if (known.target !== change.target || known.direction !== change.direction) return false;
  if (outages.has(known.field) && outages.has(change.field)) return true;
  if (sums.has(change.field)) return !sums.has(known.field) && known.check === change.check;
  if (change.field !== "finding") return false;
  const rule = ruleOf(change);
  if (known.field === "finding") return rule === ruleOf(known);
  const check = checks.get(known.check);
  const reports = check ? (fieldsOf(check)[known.field]?.reports ?? []) : [];
  return typeof reports === "function" ? reports(rule, known) : reports.includes(rule);
}

/** A finding without its check: `hsts-missing`, with its subject if it has one. */
function ruleOf({ from, to }: Moved): string {
  return (to ?? from ?? "").replace(/^[^. ]*\./, "");
}
