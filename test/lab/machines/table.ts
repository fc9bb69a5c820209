/** One peer's result for one server, next to ours. */
export interface Line {
  readonly server: string;
  readonly peer: string;
  readonly says: string;
  readonly ours: string;
  /** `both` where they agree, else who is right and why. */
  readonly right: string;
}

const titles: Line = { server: "server", peer: "peer", says: "says", ours: "ours", right: "who is right" };
const columns = Object.keys(titles) as readonly (keyof Line)[];

/** The lines as a table, sorted by server; repeated cells are left empty. */
export function format(lines: readonly Line[]): string {
  const widths = columns.map((column) => Math.max(...[titles, ...lines].map((line) => line[column].length)));
  const sorted = lines.toSorted((a, b) => a.server.localeCompare(b.server));
  const shown = sorted.map((line, index) => {
    const isSame = sorted[index - 1]?.server === line.server;
    return isSame ? { ...line, server: "", ours: sorted[index - 1]?.ours === line.ours ? "" : line.ours } : line;
  });
  const rule = Object.fromEntries(columns.map((column, index) => [column, "─".repeat(widths[index] ?? 0)]));
  return [titles, rule as unknown as Line, ...shown]
    .map((line) =>
      columns
        .map((column, index) => line[column].padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
