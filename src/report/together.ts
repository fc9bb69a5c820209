import type { GateFinding } from "../core/result/result.ts";

interface Told {
  readonly finding: GateFinding;
  readonly ids: readonly string[];
}

/**
 * Merges findings that two checks share (HSTS counts in both grades) under both ids. Repeated findings of one check about a subject stay separate
 * unless they have the same text.
 */
export function together(findings: readonly GateFinding[]): readonly GateFinding[] {
  const groups = new Map<string, Told[]>();
  const all: Told[][] = [];
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    all.push(group);
    if (group.some(({ finding: known, ids }) => ids.includes(finding.id) && saysOf(known) === saysOf(finding)))
      continue;
    const at = group.findIndex(({ ids }) => !ids.includes(finding.id));
    const known = group[at];
    if (known) group[at] = { ...known, ids: [...known.ids, finding.id] };
    else group.push({ finding, ids: [finding.id] });
  }
  return [...new Set(all)].flat().map(({ finding, ids }) => ({ ...finding, id: ids.join(", ") }));
}

function keyOf({ id, subject = "", level = "none", waived, isKnown }: GateFinding): string {
  return JSON.stringify([id.replace(/^[^.]+/, ""), subject, level, waived ?? null, isKnown ?? false]);
}

function saysOf({ cause, action }: GateFinding): string {
  return JSON.stringify([cause, action]);
}
