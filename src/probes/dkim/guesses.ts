import { isOperatorDomain, operatorsOf, type MailOperator } from "../../data/mail/operators.ts";
import { usualSelectors } from "../../data/mail/dkim-selectors.ts";
import { chooseDmarc } from "../../formats/dmarc/record.ts";
import { types } from "../../formats/dns/codes.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask, type LookupContext } from "../dns/lookup.ts";
import { dmarcNameOf } from "../dmarc/policy.ts";
import { plainText } from "../dns/plain-text.ts";
import { textsOf } from "../dns/texts.ts";

/** Which selectors to look up, and which mail operators the domain's records point to. */
export interface DkimGuesses {
  readonly selectors: readonly string[];
  readonly operators: readonly MailOperator[];
}

/** Chooses the usual number of selectors. Those of the operators that the domain's records name replace the least likely ones. */
export async function dkimGuesses(context: LookupContext, domain: DnsName): Promise<DkimGuesses> {
  const found = operatorsOf(await namesIn(context, domain));
  const selectors = [...new Set([...found.flatMap((each) => each.selectors), ...usualSelectors])];
  return { selectors: selectors.slice(0, usualSelectors.length), operators: found };
}

/** The names that show who runs a domain's mail: MX hosts first. */
async function namesIn(context: LookupContext, domain: DnsName): Promise<readonly string[]> {
  const dmarc = dmarcNameOf(domain);
  const [mx, ns, own, policy] = await Promise.all([
    ask(context, domain, types.MX),
    ask(context, domain, types.NS),
    textsOf(context, domain),
    dmarc ? textsOf(context, dmarc) : null,
  ]);
  const exchanges = mx.answer.kind === "found" ? recordsOf("MX", mx.answer.records) : [];
  const servers = ns.answer.kind === "found" ? recordsOf("NS", ns.answer.records) : [];
  const choice = chooseDmarc(policy?.texts ?? []);
  const hosts = choice.kind === "one" ? choice.record.aggregate.flatMap(({ host }) => host ?? []) : [];
  return [
    ...exchanges.slice(0, 20).map(({ data }) => plainText(data.exchange)),
    ...own.texts.filter((text) => /^v=spf1 /i.test(text)).flatMap(includesOf),
    ...servers.slice(0, 20).map(({ data }) => plainText(data.name)),
    // A report address at an operator's own domain does not mean that the domain sends through that operator.
    ...hosts.filter((host) => !isOperatorDomain(host)),
  ];
}

function includesOf(record: string): readonly string[] {
  const terms = record.slice(0, 4096).toLowerCase().split(" ");
  return terms.flatMap(
    (term) => /^[+?~-]?(?:include:|redirect=)(?<name>[a-z0-9._-]+)$/.exec(term)?.groups?.["name"] ?? [],
  );
}
