import type { Context } from "../../../core/check.ts";
import { parseAuthenticationResults } from "../../../formats/mail/authentication-results.ts";
import { types } from "../../../formats/dns/codes.ts";
import type { MailHeader } from "../../../formats/mail/header.ts";
import { ask } from "../../../probes/dns/lookup.ts";
import { addressesIn } from "../../../probes/dns/name-servers.ts";
import { filteringServiceOf, isOfFilterDomains, type FilterDomains } from "../route/filters.ts";
import type { Route } from "../route/hops.ts";
import { nameIn } from "../sender/alignment.ts";
import { toResultsRaw } from "../trust.ts";

/** Fields in which a filter, or Exchange behind it, keeps the filter's results. */
const fieldNames: ReadonlySet<string> = new Set([
  "authentication-results",
  "authentication-results-original",
  "arc-authentication-results",
]);

/**
 * Whether a filtering service recorded a pass for the author's domain. It writes its results above the trace field of the host that handed the message
 * to it, or directly below under its own name.
 */
export function hasPassedFilter(
  header: MailHeader,
  { border, trace }: Route,
  isNear: (domain: string) => boolean,
): boolean {
  const service = border && filteringServiceOf(border);
  const [first, ...below] = trace;
  if (!service || !first) return false;
  const { domains } = service;
  const foreign = below.findIndex(
    ({ hop }) => !isOfFilterDomains(hop.by.name, domains) && !isInner(hop.by.name, domains),
  );
  const own = foreign < 0 ? below : below.slice(0, foreign);
  const lowest = own.at(-1)?.place ?? first.place;
  const end = below[own.length]?.place ?? header.fields.length;
  return header.fields.slice(first.place + 1, end).some(({ name, value }, offset) => {
    if (!fieldNames.has(name)) return false;
    const read = parseAuthenticationResults(value);
    const isOwn = isOfFilterDomains(read.server, domains) || first.place + 1 + offset < lowest;
    return (
      isOwn && read.server !== null && toResultsRaw(read, "claim", []).methods.some((each) => isPass(each, isNear))
    );
  });
}

/** Hosts inside a filter have names that are no domain names, such as m0123.ppops.net-00148501. */
function isInner(name: string | null, domains: FilterDomains): boolean {
  return name === null || domains.some((each) => name.toLowerCase().includes(`.${each}-`));
}

const proving: ReadonlySet<string> = new Set(["dmarc", "dkim", "spf"]);

function isPass(
  { method, result, domain }: ReturnType<typeof toResultsRaw>["methods"][number],
  isNear: (domain: string) => boolean,
): boolean {
  if (result !== "pass" || !proving.has(method)) return false;
  return domain === null ? method === "dmarc" : isNear(domain);
}

/** Whether a name that a client claimed in HELO belongs to other addresses. Unknown, or a name without addresses, refutes nothing. */
export async function isRefuted(context: Pick<Context, "net" | "once">, { border }: Route): Promise<boolean> {
  const service = border && filteringServiceOf(border);
  const { helo = null, address = null } = border?.from ?? {};
  const name = service?.isClaimed === true && helo !== null ? nameIn(helo) : null;
  if (!name || address === null) return false;
  const told = await ask(context, name, address.includes(":") ? types.AAAA : types.A);
  const found = told.answer.kind === "found" ? addressesIn(told) : [];
  return found.length > 0 && !found.includes(address);
}
