import type { AuthenticationResults, MethodResult } from "../../formats/mail/authentication-results.ts";
import { domainOf } from "../../formats/mail/addresses.ts";
import { printable } from "../../core/printable.ts";
import { isRefused } from "./outcome.ts";
import type { OrganisationOf } from "./organisations.ts";
import type { EmailHeaderRaw } from "./schema.ts";

type ResultsRaw = EmailHeaderRaw["results"][number];

/** The positions of the trace fields among all fields, from the top, and which one is the border. */
export interface Places {
  /** Index of the border's trace field; null if all hops are internal. */
  readonly border: number | null;
  /** Index of the next trace field below, which the sender may have written; the number of fields if there is none. */
  readonly below: number;
  /** The border host, in lower case. */
  readonly by: string | null;
  readonly isHandover: boolean;
  /** Index of the lowest trace field; null without any. */
  readonly lowest: number | null;
}

/**
 * Whether results can be trusted, by position: servers add fields on top, so only the receiver writes above its border's trace field. RFC 8601 §5
 * tells servers to remove results in their own name, but not all do.
 */
export function standingOf(
  place: number,
  server: string | null,
  places: Places,
  organisationOf: OrganisationOf,
): ResultsRaw["trustLevel"] {
  const { border, below, by, isHandover, lowest } = places;
  const top = border ?? lowest;
  if (top === null) return "unsure";
  if (place < top) return "believed";
  // Filters next to a mail server see a message before it has the trace field, and write below it.
  if (border === null || !isHandover) return "claim";
  const isOwn = server !== null && by !== null && isOfServer(server, by, organisationOf);
  // Exports that group fields by name (Proton Mail) move results below every trace field, where a sender could also write them.
  if (place > below) return isOwn && lowest !== null && place > lowest ? "displaced" : "claim";
  return isOwn ? "unsure" : "beside";
}

/** RFC 8601 §2.5: the authserv-id names the server or the organisation it works for. */
function isOfServer(name: string, by: string, organisationOf: OrganisationOf): boolean {
  if (name === by || by.endsWith(`.${name}`)) return true;
  const organisation = organisationOf(by);
  return organisation !== null && organisationOf(name) === organisation;
}

/** Our own results, which uncertain ones are compared with. */
export interface Evidence {
  readonly spf: { readonly result: string | null; readonly domain: string | null; readonly isOfHelo: boolean };
  readonly dkim: readonly Pick<EmailHeaderRaw["dkim"][number], "domain" | "selector" | "state">[];
}

/** Whether our results confirm every SPF and DKIM result in favour of the message. Other statements remain claims. */
export function isConfirmed({ methods }: Pick<ResultsRaw, "methods">, { spf, dkim }: Evidence): boolean {
  const passes = methods.filter(({ result }) => result === "pass");
  const proofs = passes.filter(({ method, isOfHelo }) =>
    method === "spf" ? isOfHelo === spf.isOfHelo : method === "dkim",
  );
  return (
    proofs.length > 0 &&
    proofs.every(({ method, domain, selector }) => {
      if (method === "spf") return spf.result === "pass" && (domain === null || domain === spf.domain);
      return dkim.some(
        (each) =>
          each.domain === domain &&
          each.state === "verified" &&
          (selector === null || selector.toLowerCase() === each.selector),
      );
    })
  );
}

/**
 * Whether a quoted property contains characters that would end its result (RFC 8601 §2.2). Servers that repeat it unquoted let a sender write
 * results.
 */
export function isBrokenInto({ results }: AuthenticationResults): boolean {
  return results.some(({ properties }) =>
    [...properties].some(([name, value]) => name !== "reason" && value.includes(";")),
  );
}

/** Results in stored form, each bounded and with its domain. */
export function toResultsRaw(
  read: AuthenticationResults,
  standing: ResultsRaw["trustLevel"],
  signatures: Evidence["dkim"],
): ResultsRaw {
  const methods = read.results.map((each) => {
    const [property = null, domain = null] = subjectOf(each);
    const selector = shortOf(each.properties.get("header.s"));
    return {
      method: each.method,
      result: each.result,
      domain: property === "header.i" && domain !== null ? signerFor(domain, selector, signatures) : domain,
      isOfHelo: property === "smtp.helo",
      selector,
      note: shortOf(each.comment ?? each.reason ?? undefined),
    };
  });
  return {
    server: read.server === null ? null : printable(read.server, 253),
    trustLevel: standing,
    methods,
  };
}

function shortOf(text: string | undefined): string | null {
  return text === undefined ? null : printable(text, 200);
}

/** The property that names the domain of each method (RFC 8601 §2.7): an address or a bare domain. */
const named: Readonly<Record<string, readonly string[]>> = {
  spf: ["smtp.mailfrom", "smtp.mfrom", "smtp.helo"],
  dkim: ["header.d", "header.i"],
  dmarc: ["header.from"],
};

/** The first property that names a subject, and its domain; empty for a bounce. */
function subjectOf({ method, properties }: MethodResult): readonly [property: string, domain: string | null] | [] {
  const told = (named[method] ?? []).map((name) => [name, properties.get(name)?.replace(/[<>]/g, "") ?? ""] as const);
  const found = told.find(([, value]) => value !== "");
  if (!found) return [];
  const [name, value] = found;
  const domain = domainOf(value.includes("@") ? value : `@${value}`);
  // An unreadable domain is not the same as an empty one.
  return [name, domain !== null && isHostName(domain) ? domain : printable(value, 253)];
}

/** Whether a text is a valid host name in a real domain. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && /^(?:[\w-]+\.)+[\w-]+$/.test(text);
}

/** RFC 6376 §3.5: the identity (i=) may be in a subdomain of the signing domain (d=), which is the one that counts. */
function signerFor(identity: string, selector: string | null, signatures: Evidence["dkim"]): string {
  const fitting = signatures
    .filter((each) => identity === each.domain || identity.endsWith(`.${each.domain}`))
    .filter((each) => selector === null || selector.toLowerCase() === each.selector)
    .map(({ domain }) => domain);
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? identity;
}

/** Methods that we can fully repeat and thus confirm. DKIM is not one of them: we lack the body. */
const findable: ReadonlySet<string> = new Set(["spf"]);

/** Positions where anyone may have written the results, or a server under another name. */
export const uncounted: ReadonlySet<ResultsRaw["trustLevel"]> = new Set(["claim", "beside", "displaced"]);

/** The result of one method. */
export type Told = ResultsRaw["methods"][number];

/** Whether a method's result counts (RFC 8601 §5). Each is judged by itself, since one confirmed result does not prove the others. */
export function countsFor({ trustLevel: standing }: ResultsRaw, { method, result }: Told): boolean {
  if (standing === "believed" || (standing === "confirmed" && findable.has(method))) return true;
  // A sender does not forge results against its own message.
  return !uncounted.has(standing) && (method === "dkim" ? isRefused(result) : method === "dmarc" && result === "fail");
}

/**
 * The result that counts: the topmost trusted field with the method. A server writes one result per subject, so a pass beside a fail in the same
 * field is not its own.
 */
export function toldBy(
  results: readonly ResultsRaw[],
  method: string,
  isAbout = (_told: Told): boolean => true,
): Told | null {
  for (const each of results) {
    const found = each.methods.filter((told) => told.method === method && isAbout(told) && countsFor(each, told));
    const counting = found.find(({ result }) => result === "fail") ?? found[0];
    if (counting) return counting;
  }
  return null;
}

/** The DMARC result for the author's domain. It must name that domain; with several author domains none counts. */
export function toldOfAuthor(results: readonly ResultsRaw[], author: string | null): string | null {
  if (author === null) return null;
  return toldBy(results, "dmarc", ({ domain }) => domain === null || domain === author)?.result ?? null;
}
