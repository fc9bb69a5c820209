import { failure } from "../../core/failure.ts";
import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { askAt, nameServersIn } from "./delegation.ts";
import { detailsOf } from "./details.ts";
import type { Protected } from "./ownership.ts";

/** What the DNS shows of the protected domain. Throws `Failure` where the domain does not exist. */
export async function ownerOf(context: Context, domain: string): Promise<Protected> {
  const [nameServers, { addresses, exchangers }] = await Promise.all([
    nameServersOf(context, domain),
    detailsOf(context, domain, { turn: 0, until: Infinity }),
  ]);
  return { domain, nameServers, addresses, exchangers };
}

async function nameServersOf(context: Context, domain: string): Promise<readonly string[] | null> {
  const name = parseName(domain);
  for (const turn of [0, 1]) {
    const answer = await askAt(context, name, types.NS, turn);
    if (answer?.kind === "nxdomain") throw failure("dns.nxdomain", { host: domain });
    if (answer && answer.kind !== "unknown") return nameServersIn(answer);
  }
  return null;
}
