import { failure } from "../../core/failure.ts";
import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { askAt, nameServersIn } from "./delegation.ts";

/** The name servers of the protected domain; null where they are unknown. Throws `Failure` where the domain does not exist. */
export async function ownServersOf(context: Context, domain: string): Promise<readonly string[] | null> {
  const name = parseName(domain);
  for (const turn of [0, 1]) {
    const answer = await askAt(context, name, types.NS, turn);
    if (answer?.kind === "nxdomain") throw failure("dns.nxdomain", { host: domain });
    if (answer && answer.kind !== "unknown") return nameServersIn(answer);
  }
  return null;
}
