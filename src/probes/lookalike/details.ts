import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import type { DnsAnswer } from "../../formats/dns/answer.ts";
import { plainText } from "../dns/plain-text.ts";
import { askAt } from "./delegation.ts";

/** Addresses and mail servers of a registered name. */
export interface Details {
  /** Null where they could not be determined. */
  readonly addresses: readonly string[] | null;
  /** Mail servers; empty for a null MX (RFC 7505). Null where they could not be determined. */
  readonly exchangers: readonly string[] | null;
}

const nothing: Details = { addresses: null, exchangers: null };

/** The most values of each kind that are kept. */
const mostKept = 8;

/** Looks up addresses and mail servers of a registered name. `until`: milliseconds since the start of the run after which no query is sent. */
export async function detailsOf(
  context: Context,
  name: string,
  { turn, until }: { readonly turn: number; readonly until: number },
): Promise<Details> {
  if (context.elapsed() >= until) return nothing;
  const owner = parseName(name);
  const [four, six, mail] = await Promise.all(
    [types.A, types.AAAA, types.MX].map(async (type) => {
      const answer = await askAt(context, owner, type, turn);
      return answer?.kind === "unknown" ? askAt(context, owner, type, turn + 1) : answer;
    }),
  );
  return { addresses: addressesIn([four ?? null, six ?? null]), exchangers: exchangersIn(mail ?? null) };
}

/** The addresses of both families: one family is enough to be reachable. */
function addressesIn(answers: readonly (DnsAnswer | null)[]): readonly string[] | null {
  const found = answers.flatMap((answer) =>
    answer?.kind === "found"
      ? answer.records.flatMap(({ data }) => (data.type === "A" || data.type === "AAAA" ? [data.address] : []))
      : [],
  );
  const isKnown = answers.every((answer) => answer !== null && answer.kind !== "unknown");
  return found.length > 0 || isKnown ? [...new Set(found)].slice(0, mostKept) : null;
}

function exchangersIn(answer: DnsAnswer | null): readonly string[] | null {
  if (answer === null || answer.kind === "unknown") return null;
  if (answer.kind !== "found") return [];
  // RFC 7505 §3: a single root as exchanger is a null MX: the domain receives no mail.
  const names = recordsOf("MX", answer.records).map(({ data }) => plainText(data.exchange));
  return [...new Set(names)]
    .filter((each) => each !== ".")
    .toSorted()
    .slice(0, mostKept);
}
