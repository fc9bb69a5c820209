import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { senderOf } from "../../data/mail-senders.ts";
import { types } from "../../formats/dns/codes.ts";
import { isSameName, isWithin, type DnsName } from "../../formats/dns/name.ts";
import { repairSpf } from "../../formats/spf-repair.ts";
import { chooseSpf } from "../../formats/spf.ts";
import { ask } from "../../probes/dns/ask.ts";
import { ground } from "../../probes/dns/dangling.ts";
import { mailHosts, type MailHosts } from "../../probes/dns/mail-hosts.ts";
import { plainText } from "../../probes/dns/plain-text.ts";
import { textsOf } from "../../probes/dns/texts.ts";
import { exchangersOf } from "../../probes/mail/exchangers.ts";
import { spfAskIn } from "../../probes/mail/spf-ask.ts";
import { auditSpf, withTexts, type SpfAudit } from "../../probes/mail/spf-audit.ts";
import { evaluateSpf } from "../../probes/mail/spf-evaluate.ts";
import type { SpfAsk } from "../../probes/mail/spf-question.ts";
import { standingOf, type AddressStanding } from "../../probes/mail/standing.ts";
import { below } from "./policy-texts.ts";
import { mostListed, type SpfRaw } from "./spf-schema.ts";
import { sightOf } from "./spf-sight.ts";

/** So many addresses of exchangers are asked about, and so many of the exchangers. */
const mostAddresses = 10;
const mostHosts = 10;

/** Looks at the record by which a domain says who may send in its name, at all that it leads to, and at what could stand in its place. */
export async function collectSpf(context: Context, name: DnsName): Promise<SpfRaw> {
  const asking = spfAskIn(context);
  const [audit, mail, ofOwnType] = await Promise.all([
    auditSpf(asking, name),
    mailHosts(context, name),
    ask(context, name, types.SPF),
  ]);
  const [repairs, hijackable, uncovered, helo] = await Promise.all([
    repairsOf(context, asking, name, audit, mail),
    hijackableIn(context, name, audit),
    uncoveredBy(asking, name, audit, mail),
    heloOf(context, name, mail),
  ]);
  const { kind } = ofOwnType.answer;
  return {
    name: plainText(name),
    sight: sightOf(audit),
    repairs,
    ofOwnType: kind === "unknown" ? null : kind === "found",
    mail: mailOf(mail),
    hijackable,
    uncovered,
    helo,
  };
}

function mailOf({ answer, hosts }: MailHosts): SpfRaw["mail"] {
  if (answer.kind === "unknown") return "unknown";
  if (hosts.some(({ kind }) => kind !== "null")) return "hosts";
  return hosts.length > 0 ? "null" : "none";
}

/** Records that say what was meant, the best first; each is looked at as if it were published. */
async function repairsOf(
  context: Context,
  asking: SpfAsk,
  name: DnsName,
  audit: SpfAudit,
  mail: MailHosts,
): Promise<SpfRaw["repairs"]> {
  const { choice, state } = audit.tree.root;
  if (state === "unknown" || state === "beyond") return [];
  // RFC 1034 §3.6.2: what stands at an alias is published at its end, which may be somebody else's.
  if (mail.answer.kind !== "unknown" && mail.answer.aliases.length > 0) return [];
  const own = choice?.kind === "one" ? [choice.record.text] : choice?.kind === "several" ? choice.texts : [];
  const texts = own.length > 0 ? own : (choice?.lookalikes ?? []);
  const opening = openingIn(audit);
  const superfluous = superfluousIn(audit, opening.size > 0);
  const known = await knownSenders(context, asking, name, mail);
  const values = new Set<string>();
  for (const terms of known) {
    for (const mendsMisnamed of [true, false]) {
      const value =
        texts.length === 0
          ? `v=spf1 ${[...terms.terms, terms.end].join(" ")}`
          : repairSpf({ texts, superfluous, opening, known: terms.terms, mendsMisnamed });
      // One of several may be what is meant.
      if (value !== null && (own.length > 1 || !own.includes(value))) values.add(value);
    }
  }
  const repairs = await Promise.all(
    [...values].slice(0, mostRepairs).map(async (value) => ({
      value,
      sight: sightOf(await auditSpf(withTexts(asking, name, [value]), name)),
    })),
  );
  // Those who are named beside everybody may be nobody.
  return opening.size > 0 ? repairs.filter(({ sight }) => sight.lets === "somebody") : repairs;
}

/** So many records that could stand in its place are looked at. */
const mostRepairs = 3;

/** Terms of the record itself that let nobody send, or by which it breaks. */
function superfluousIn({ cost, tree }: SpfAudit, isOpen: boolean): ReadonlySet<string> {
  const own = plainText(tree.root.name);
  const breaking = cost.breaks.filter(
    ({ code }) => code === "include" || code === "impossible" || code === "loop" || code === "redirect",
  );
  const idle = tree.root.terms.filter(({ isVoid, naming }) => (isVoid.four && isVoid.six) || naming === "impossible");
  // What lies in a network of everybody is all that is left once that is gone.
  const places = [...breaking, ...(isOpen ? [] : cost.covered), ...(cost.ptr ? [cost.ptr] : [])].filter(
    ({ domain }) => domain === own,
  );
  return new Set([...places, ...idle.map(({ term }) => ({ term: term.text }))].map(({ term }) => term));
}

/** Terms of the record itself that let everybody send, and name nobody; what becomes of everybody else is the end of the record. */
function openingIn({ opens, tree }: SpfAudit): ReadonlySet<string> {
  const own = plainText(tree.root.name);
  const dropped = opens.filter(({ domain, isNobodys, term }) => domain === own && isNobodys && !/^\+?all$/i.test(term));
  return new Set(dropped.map(({ term }) => term));
}

/** Who is known to send, and what becomes of all others. */
interface Senders {
  readonly terms: readonly string[];
  readonly end: "~all" | "-all";
}

/** RFC 7208 §8.5: whoever else sends for the domain is not known from here, and must not be refused. */
function soft(...terms: readonly string[]): Senders {
  return { terms, end: "~all" };
}

/** Terms for those who are known to send, the likeliest first. */
async function knownSenders(
  context: Context,
  asking: SpfAsk,
  name: DnsName,
  { hosts, answer }: MailHosts,
): Promise<readonly Senders[]> {
  // What does not verify may be what somebody else says, so as to keep mail away.
  if (answer.kind === "unknown" || (await exchangersOf(context, name)).kind === "bogus") return [];
  if (hosts.length > 0 && hosts.every(({ kind }) => kind === "null")) return [{ terms: [], end: "-all" }];
  const exchangers = hosts.flatMap((host) => (host.kind === "host" ? [plainText(host.name)] : []));
  if (exchangers.length > 0) {
    const senders = new Set(exchangers.map(senderOf));
    const includes = [...senders].flatMap((each) => (each === null ? [] : [`include:${each}`]));
    const mx = hosts.some(({ addresses }) => addresses.length > 0) ? ["mx"] : [];
    const byName = senders.has(null) ? [...mx, ...includes] : includes;
    // Where nobody is known who sends, a record would keep all mail away.
    return [...(includes.length > 0 ? [soft(...byName)] : []), ...(mx.length > 0 ? [soft(...mx)] : [])];
  }
  // RFC 5321 §5.1: where no exchanger is named the host itself is one, if it takes mail.
  const { hosts: own } = await standingOf(context, name);
  if (own.some(({ addresses }) => addresses.some(({ outcome }) => speaking.has(outcome)))) return [soft("a")];
  const [four, six] = await Promise.all([asking(name, "A"), asking(name, "AAAA")]);
  const isTold = four.kind !== "unknown" && six.kind !== "unknown" && (await hasNoKeys(context, name));
  return isTold ? [{ terms: [], end: "-all" }] : [];
}

/** Whoever turns us away may do so for who we are, and takes the mail of others. */
const speaking: ReadonlySet<AddressStanding["outcome"]> = new Set(["greeted", "turned-away"]);

/** RFC 8020 §2: whether nothing is below the name below which keys stand. Whoever has keys sends, from wherever that may be. */
async function hasNoKeys(context: Context, name: DnsName): Promise<boolean> {
  const at = below(name, ["_domainkey"]);
  return at === null || (await ask(context, at, types.TXT)).answer.kind === "nxdomain";
}

/** Names that let somebody send, in domains that anybody can register. */
async function hijackableIn(context: Context, name: DnsName, { tree }: SpfAudit): Promise<SpfRaw["hijackable"]> {
  const terms = [...tree.nodes.values()].flatMap((node) =>
    node.terms.map((each) => ({ ...each, domain: plainText(node.name) })),
  );
  const named = terms.flatMap(({ target, term, domain }) =>
    target && !isSameName(target, name) ? [{ target, term: term.text, domain }] : [],
  );
  if (named.length === 0) return [];
  const { grounded } = await ground(
    context,
    name,
    named.map(({ target }) => ({ name: target, by: "SPF" })),
  );
  return grounded
    .flatMap(({ name: gone, registration, domain: registrable }) => {
      const { state } = registration;
      const user = named.find(({ target }) => isSameName(target, gone));
      // What no registry takes nobody can have: it is a list that was written as one name.
      if (
        !user ||
        !registrable ||
        !isHostname(plainText(registrable)) ||
        (state !== "unregistered" && state !== "undelegated")
      )
        return [];
      return [
        {
          domain: user.domain,
          term: printable(user.term, 300),
          name: plainText(gone),
          registrable: plainText(registrable),
          state,
        },
      ];
    })
    .slice(0, mostListed);
}

/** RFC 1123 §2.1: letters, digits and hyphens, as registries take them; names in other scripts stand there in ASCII. */
function isHostname(name: string): boolean {
  return name.split(".").every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i.test(label));
}

/** Addresses of exchangers that the record does not let send. Many take mail and never send any. */
async function uncoveredBy(
  asking: SpfAsk,
  name: DnsName,
  { tree }: SpfAudit,
  { hosts }: MailHosts,
): Promise<SpfRaw["uncovered"]> {
  if (tree.root.state !== "one") return [];
  const domain = plainText(name);
  const pairs = hosts.flatMap(({ name: host, addresses }) =>
    addresses.map(({ address }) => ({ host: plainText(host), address })),
  );
  const told = await Promise.all(
    pairs.slice(0, mostAddresses).map(async ({ host, address }) => {
      const { result } = await evaluateSpf({ ip: address, domain, sender: `postmaster@${domain}`, helo: host }, asking);
      return { host, address, result };
    }),
  );
  return told.filter(({ result }) => result === "fail" || result === "softfail" || result === "neutral");
}

/** RFC 7208 §10.1.3: the name that a host gives in HELO is checked as well. */
async function heloOf(context: Context, name: DnsName, { hosts }: MailHosts): Promise<SpfRaw["helo"]> {
  // RFC 1034 §3.6.2: nothing else can be published at an alias.
  const named = hosts
    .filter(({ kind, state, alias }) => kind === "host" && state === "there" && alias === null)
    .slice(0, mostHosts);
  return Promise.all(
    named.map(async ({ name: host }) => {
      const { answer, texts } = await textsOf(context, host);
      const state = answer.kind === "unknown" ? ("unknown" as const) : chooseSpf(texts).kind;
      return { host: plainText(host), isOwn: isWithin(host, name), state };
    }),
  );
}
