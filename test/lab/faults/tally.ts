import { afterAll } from "vitest";

/** Whether the whole matrix is run: `FAULTS=all`. */
export const isWhole = process.env["FAULTS"] === "all";

/** The outcome of a case: what is lost or wrong, or how it was told. */
export type Outcome = { readonly kind: "same" | "untold" } | { readonly kind: "lost" | "wrong"; readonly what: string };

/** Counts the cases of a file. */
interface Tally {
  add(area: string, name: string, outcome: Outcome): void;
  /** What was lost or wrong so far in an area. */
  faults(area: string): readonly string[];
}

/** Opens a tally, which prints its table when the file ends. */
export function openTally(): Tally {
  const rows: { readonly area: string; readonly name: string; readonly outcome: Outcome }[] = [];
  afterAll(() => {
    const lines = [...Map.groupBy(rows, ({ area }) => area)].map(([area, all]) => {
      const count = (kind: Outcome["kind"]): string =>
        `${all.filter(({ outcome }) => outcome.kind === kind).length}`.padStart(6);
      const cells = [`${all.length}`.padStart(6), ...(["same", "untold", "lost", "wrong"] as const).map(count)];
      return `${area.padEnd(24)}${cells.join(" ")}`;
    });
    const head = `${"faults between us and".padEnd(24)} tried   same untold   lost  wrong`;
    process.stdout.write(`\n${[head, ...lines].join("\n")}\n`);
  });
  return {
    add(area, name, outcome) {
      rows.push({ area, name, outcome });
      // At once: a run that is ended early has no table.
      if ("what" in outcome) process.stdout.write(`${area}: ${name}: ${outcome.kind}: ${outcome.what}\n`);
    },
    faults: (area) =>
      rows.flatMap(({ area: of, name, outcome }) =>
        of === area && "what" in outcome ? [`${name}: ${outcome.kind}: ${outcome.what}`] : [],
      ),
  };
}

/** Runs cases, a few at a time: most of them wait. */
export async function eachOf<T>(cases: readonly T[], run: (one: T) => Promise<void>, atOnce = 8): Promise<void> {
  const waiting = [...cases];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next);
    }),
  );
}
