import { DatabaseSync } from "node:sqlite";
import { mention, report } from "../aims.ts";

/** Tables and indexes, by their content. */
const parts: Readonly<Record<string, string>> = {
  observation: "row",
  observation_target: "index by target",
  value: "values",
  sqlite_autoindex_value_1: "values",
  target: "names",
  sqlite_autoindex_target_1: "names",
  target_domain: "names",
  domain: "names",
  sqlite_autoindex_domain_1: "names",
};

/**
 * Reports how many bytes an observation takes in a closed database file, and what for. `text` is the size of a row of text, for comparison.
 */
export function weighRows(file: string, text: number): void {
  const database = new DatabaseSync(file, { readOnly: true });
  const { rows } = database.prepare("select count(*) as rows from observation").get() as { readonly rows: number };
  const sizes = database
    .prepare("select name, sum(pgsize) as bytes from dbstat group by name")
    .all() as unknown as readonly {
    readonly name: string;
    readonly bytes: number;
  }[];
  database.close();
  const bytes = new Map<string, number>();
  for (const each of sizes) {
    const part = parts[each.name] ?? "everything else";
    bytes.set(part, (bytes.get(part) ?? 0) + each.bytes / rows);
  }
  const all = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  const own = (bytes.get("row") ?? 0) + (bytes.get("index by target") ?? 0);
  const where = [...bytes].toSorted(([, a], [, b]) => b - a).map(([part, each]) => `${part} ${each.toFixed(1)}`);
  report("bytes an observation, with its index", own, { bound: "≤", value: 46 }, `${rows.toLocaleString("en")} rows`);
  report("bytes an observation, with names and values", all, { bound: "≤", value: 70 }, where.join(", "));
  mention(`bytes an observation : as a row of text, ${(all / text).toFixed(2)} (${text.toFixed(0)} bytes)`);
}
