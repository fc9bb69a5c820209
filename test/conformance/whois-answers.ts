import { readFileSync } from "node:fs";
import { readWhois } from "../../src/formats/whois/whois.ts";

interface Answer {
  readonly id: string;
  readonly tld: string;
  readonly text: string;
  /** A value that is null is claimed to be absent; a missing one is not claimed. */
  readonly expected: {
    readonly state: string;
    readonly created?: string | null;
    readonly updated?: string | null;
    readonly expires?: string | null;
    readonly registrar?: string | null;
    readonly nameServers?: readonly string[] | null;
  };
}

const fields = ["created", "updated", "expires", "registrar", "nameServers"] as const;

/** Where a collector is wrong, by answer and field: reasons of one kind share a sentence. These rows are counted nowhere. */
const collectorErrors: Readonly<Record<string, string>> = {
  "flipbit/whois.nic.travel/travel/found/found_status_registered.txt updated": swappedDates(),
  "flipbit/whois.nic.travel/travel/found/found_status_registered.txt expires": swappedDates(),
};

function swappedDates(): string {
  return "the collector took `Domain Expiration Date` for the last change, and the last change for the expiry date";
}

/** How the answers were read: by state, and by field of those that both call found. */
export interface WhoisFigures {
  readonly answers: number;
  /** `found → absent`: the answers with that expected and that read state. */
  readonly states: Readonly<Record<string, number>>;
  readonly fields: Readonly<
    Record<(typeof fields)[number], { same: number; different: number; missing: number; extra: number }>
  >;
  /** Registered names that were called free: there may be none. */
  readonly wrongDenials: readonly string[];
  readonly differing: readonly string[];
}

/** Reads every answer of `whois-answers.json`. */
export function judgeWhoisAnswers(file: string): WhoisFigures {
  const { answers } = JSON.parse(readFileSync(file, "utf8")) as { readonly answers: readonly Answer[] };
  const states: Record<string, number> = {};
  const counts = Object.fromEntries(
    fields.map((field) => [field, { same: 0, different: 0, missing: 0, extra: 0 }]),
  ) as WhoisFigures["fields"];
  const wrongDenials: string[] = [];
  const differing: string[] = [];
  for (const { id, tld, text, expected } of answers) {
    const { state, domain } = readWhois(Buffer.from(text, "utf8"), tld);
    const row = `${expected.state} → ${state}`;
    states[row] = (states[row] ?? 0) + 1;
    if (expected.state === "found" && state === "absent") wrongDenials.push(id);
    if (expected.state !== "found" || !domain) continue;
    const read = {
      created: day(domain.created),
      updated: day(domain.updated),
      expires: day(domain.expires ?? domain.registrarExpires),
      registrar: domain.registrar?.name ?? null,
      nameServers: domain.nameServers.length > 0 ? domain.nameServers.join(" ") : null,
    };
    for (const field of fields) {
      const claimed = expected[field];
      if (claimed === undefined || Object.hasOwn(collectorErrors, `${id} ${field}`)) continue;
      const outcome = compare(read[field], textOf(field, claimed));
      counts[field][outcome]++;
      if (outcome === "different") differing.push(`${id} ${field}: ${read[field]}, not ${textOf(field, claimed)}`);
    }
  }
  return { answers: answers.length, states, fields: counts, wrongDenials, differing };
}

/** The collectors give local times, so days are compared. */
function day(time: string | null): string | null {
  return time?.slice(0, 10) ?? null;
}

function textOf(field: (typeof fields)[number], claimed: string | readonly string[] | null): string | null {
  if (claimed === null) return null;
  if (typeof claimed !== "string") return claimed.length === 0 ? null : claimed.toSorted().join(" ").toLowerCase();
  return field === "registrar" ? claimed : day(claimed);
}

function compare(read: string | null, claimed: string | null): "same" | "different" | "missing" | "extra" {
  if (read === null && claimed !== null) return "missing";
  if (read !== null && claimed === null) return "extra";
  if (read === null || claimed === null) return "same";
  return read.toLowerCase() === claimed.toLowerCase() || isNextDay(read, claimed) ? "same" : "different";
}

/** A time near midnight is another day in another zone. */
function isNextDay(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) <= 86_400_000;
}
