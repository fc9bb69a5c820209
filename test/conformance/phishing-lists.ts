import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openHosts } from "../../src/checks/phishing/host.ts";
import { lexicalSignals } from "../../src/checks/phishing/lexical.ts";
import { opinionOf, scoreOf } from "../../src/checks/phishing/opinion.ts";
import { hostIn } from "../../src/checks/phishing/signals-of.ts";

/** The months of JPCERT/CC's phishurl-list that no weight was fitted on: June 2025 and later. */
const newest = "202506";

/** How many URLs of a list look suspicious by their address alone. */
export interface ListFigures {
  readonly urls: number;
  readonly suspicious: number;
}

/** The figures of both lists, from clones in a folder; null where one is missing. */
export async function figuresOf(
  folder: string,
): Promise<{ readonly bad: ListFigures; readonly good: ListFigures } | null> {
  const lists = { bad: join(folder, "phishurl-list"), good: join(folder, "test-lists", "lists") };
  if (!existsSync(lists.bad) || !existsSync(lists.good)) return null;
  const months = filesIn(lists.bad).filter((file) => /\d{6}\.csv$/.test(file) && file.slice(-10, -4) >= newest);
  const countries = filesIn(lists.good).filter((file) => file.endsWith(".csv") && !file.includes("LEGEND"));
  return { bad: await judged(months, 1), good: await judged(countries, 0) };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
}

async function judged(files: readonly string[], column: number): Promise<ListFigures> {
  const hosts = await openHosts();
  const urls = new Set(
    files.flatMap((file) => readFileSync(file, "utf8").split(/\r?\n/).slice(1)).map((row) => cell(row, column)),
  );
  const readable = [...urls].flatMap((url) => (/^https?:/i.test(url) ? (URL.parse(url) ?? []) : []));
  const suspicious = readable.filter((url) => {
    const signals = lexicalSignals(url, hostIn(url, hosts));
    return opinionOf(scoreOf(signals), signals, false) !== "unknown";
  });
  return { urls: readable.length, suspicious: suspicious.length };
}

/** RFC 4180: a cell in quotation marks may hold commas. */
function cell(row: string, column: number): string {
  const cells = row.match(/(?:^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? [];
  return (cells[column] ?? "").replace(/^,/, "").replace(/^"|"$/g, "");
}
