import type { Context } from "../../core/check.ts";
import { printable } from "../../core/printable.ts";
import { domainOf, parseMailPeople, type MailAddress } from "../../formats/mail/addresses.ts";
import { parseMailDate } from "../../formats/mail/date.ts";
import { fieldsNamed, isPutRight, readMailHeader, type MailHeader } from "../../formats/mail/header.ts";
import { decodeMailWords } from "../../formats/mail/words.ts";
import { keyFinderIn } from "../../probes/dkim/signing-key.ts";
import type { Verifying } from "../../probes/dkim/verify-signature.ts";
import { computedOf, policyOfAuthor } from "./sender/alignment.ts";
import { anomaliesOf } from "./names/anomalies.ts";
import { rfc7489Outcome } from "./sender/rfc7489.ts";
import { nearTo, openOrganisations } from "./organisations.ts";
import { doubted, resultsOf } from "./results/collect.ts";
import { hasPassedFilter, isRefuted } from "./results/filter.ts";
import type { EmailHeaderRaw, Input } from "./schema.ts";
import { envelopeSender, isMisled, spfToday, spfTold } from "./sender/collect.ts";
import { verifyChain, verifyDkim, withTold } from "./signatures/collect.ts";
import { otherSigners } from "./signatures/outcome.ts";
import { toldBy, toldOfAuthor } from "./trust.ts";
import { readRoute, type Route } from "./route/hops.ts";

/** Messages younger than this, in days, were judged by the same keys and records as today's. */
const freshDays = 3;
const day = 24 * 60 * 60 * 1000;

/** Maximum number of keys looked up: a sender can list any number. */
const mostKeys = 12;

/** Parses a header and looks up the current DNS records of the domains it names. */
export async function collect({ headers }: Input, context: Context): Promise<EmailHeaderRaw> {
  const now = context.now();
  const header = readMailHeader(headers);
  const organisationOf = await openOrganisations();
  const read = readRoute(header, organisationOf, now);
  const from = fieldsNamed(header, "from").flatMap(({ value }) => parseMailPeople(value));
  const author = authorOf(from);
  const way = await withFilter(context, header, read, nearTo(author, organisationOf));
  const sender = envelopeSender(header, way);
  const how = verifying(context, header, way, now);
  const [{ dkim, dkimTotal, isMoreSigned }, arc, today, policy] = await Promise.all([
    verifyDkim(header, how, nearTo(author, organisationOf)),
    verifyChain(header, how),
    spfToday(context, way, sender),
    policyOfAuthor(context, author),
  ]);
  const evidence = { spf: { result: today.currentResult, domain: today.domain, isOfHelo: today.isOfHelo }, dkim };
  const written = resultsOf(header, way, evidence, organisationOf);
  const { isDisputed, ...told } = spfTold(header, way, written, sender);
  const isForged = isMisled(way, sender);
  const results = written.map((each) => (isForged(each) ? doubted(each) : each));
  const spfDomain = told.reportedDomain ?? today.domain;
  const spf = {
    ...told,
    ...today,
    isAligned: spfDomain === null || isDisputed ? null : await policy.isAligned(spfDomain, "spf"),
  };
  const signatures = await Promise.all(
    dkim.map(async (each) => ({
      ...withTold(each, results),
      isAligned: await policy.isAligned(each.domain, "dkim"),
    })),
  );
  const others = otherSigners(results, dkim).map((domain) => ({ domain, state: "unknown" as const, reported: "pass" }));
  const proofs = {
    spf: { ...spf, domain: isDisputed ? null : spfDomain, isFresh: how.isFresh },
    dkim: [...signatures, ...others],
    isMoreSigned,
    isFiltered: way.facts.trustBoundaryHop?.isFilter ?? false,
  };
  const [computed, older] = await Promise.all([
    computedOf(policy.published, policy.isAligned, proofs),
    rfc7489Outcome(context, author, proofs),
  ]);
  const messageId = fieldsNamed(header, "message-id")[0]?.value ?? null;
  const replyTo = fieldsNamed(header, "reply-to").flatMap(({ value }) => parseMailPeople(value));
  return {
    observedAt: now.toISOString(),
    fieldsTotal: header.fields.length,
    isRecent: how.isFresh,
    notes: header.notes,
    ...shownFields(header),
    from: from.slice(0, mostPeople).map(toPerson),
    fromFields: fieldsNamed(header, "from").length,
    replyTo: replyTo.slice(0, mostPeople).map(toPerson),
    returnPath: sender === null ? null : printable(sender, 320),
    messageId: messageId === null ? null : printable(messageId, 300),
    unsubscribe: unsubscribeOf(header),
    ...way.facts,
    results,
    spf,
    dkim: signatures,
    dkimTotal,
    arc: { ...arc, reported: toldBy(results, "arc")?.result ?? null },
    dmarc: {
      ...policy.published,
      reported: toldOfAuthor(results, author),
      rfc7489Result: older,
      computed,
    },
    anomalies: anomaliesOf(
      {
        from,
        fromFields: fieldsNamed(header, "from").length,
        replyTo,
        returnDomain: sender === null ? null : domainOf(sender),
        messageIdDomain: domainOf((messageId ?? "").replace(/>.*$/s, "")),
        subjects: fieldsNamed(header, "subject")
          .slice(0, mostPeople)
          .map(({ value }) => decodeMailWords(value.slice(0, 2000))),
        listId: fieldsNamed(header, "list-id")[0]?.value ?? null,
      },
      organisationOf,
    ),
  };
}

const mostPeople = 10;

/** The route with what the filtering service recorded; without the service if its name belongs to other hosts. */
async function withFilter(
  context: Context,
  header: MailHeader,
  way: Route,
  isNear: (domain: string) => boolean,
): Promise<Route> {
  const { trustBoundaryHop: border } = way.facts;
  if (border?.isFilter !== true) return way;
  const isFilter = !(await isRefuted(context, way));
  const hasPassed = isFilter && hasPassedFilter(header, way, isNear);
  return { ...way, facts: { ...way.facts, trustBoundaryHop: { ...border, isFilter, hasPassed } } };
}

function verifying(context: Context, header: MailHeader, { receivedAt }: Route, now: Date): Verifying {
  // Without trace fields only the Date field, written by the sender, is left.
  const time = receivedAt ?? parseMailDate(fieldsNamed(header, "date")[0]?.value ?? "");
  const age = time === null ? null : now.getTime() - time;
  return {
    find: keyFinderIn(context, mostKeys),
    receivedAt,
    isFresh: age !== null && Math.abs(age) < freshDays * day,
    isDamaged: isPutRight(header),
  };
}

/** RFC 9989 §5.3.1: with several author domains none counts. */
function authorOf(from: readonly MailAddress[]): string | null {
  const domains = new Set(from.flatMap(({ domain }) => domain ?? []));
  const [only] = domains;
  return domains.size === 1 ? (only ?? null) : null;
}

function toPerson({ name, address, domain }: MailAddress): EmailHeaderRaw["from"][number] {
  return {
    name: name === null ? null : printable(name, 200),
    address: printable(address, 320),
    domain: domain === null ? null : printable(domain, 253),
  };
}

function shownFields(header: MailHeader): Pick<EmailHeaderRaw, "subject" | "date" | "listId"> {
  const first = (name: string): string | null => fieldsNamed(header, name)[0]?.value ?? null;
  const subject = first("subject");
  const listId = first("list-id");
  const time = parseMailDate(first("date") ?? "");
  return {
    subject: subject === null ? null : printable(decodeMailWords(subject.slice(0, 2000)), 300),
    date: time === null ? null : new Date(time).toISOString(),
    listId: listId === null ? null : printable(listId, 300),
  };
}

/** RFC 8058 §3.1: an https URL and `List-Unsubscribe=One-Click` make one-click unsubscribe. */
function unsubscribeOf(header: MailHeader): EmailHeaderRaw["unsubscribe"] {
  const [list] = fieldsNamed(header, "list-unsubscribe");
  if (!list) return "none";
  const [post] = fieldsNamed(header, "list-unsubscribe-post");
  const isOneClick = /<https:\/\//i.test(list.value) && /^List-Unsubscribe=One-Click$/i.test(post?.value ?? "");
  return isOneClick ? "one-click" : "many-clicks";
}
