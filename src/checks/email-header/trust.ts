import type { AuthenticationResults, MethodResult } from "../../formats/mail/authentication-results.ts";
import { domainOf } from "../../formats/mail/addresses.ts";
import { printable } from "../../core/printable.ts";
import { isRefused } from "./outcome.ts";
import type { OrganisationOf } from "./organisations.ts";
import type { EmailHeaderRaw } from "./schema.ts";

type ResultsRaw = EmailHeaderRaw["results"][number];

/** Where the trace fields are among all fields, from the top, and which of them is the border. */
export interface Places {
  /** The index of the field of the border; null where all hops are within. */
  readonly border: number | null;
  /** The next trace field below it, which the sender may have written; the number of fields where there is none. */
  readonly below: number;
  /** The host of the border, in lower case. */
  readonly by: string | null;
  readonly isHandover: boolean;
  /** The lowest trace field; null where there is none at all. */
  readonly lowest: number | null;
}

/**
 * Whether results can be believed, by where they stand: a server puts what it writes on top of what it got, so that nobody outside
 * writes above the trace field of the border. RFC 8601 §5 has servers take out what bears their own name, and not all do.
 */
export function standingOf(
  place: number,
  server: string | null,
  places: Places,
  organisationOf: OrganisationOf,
): ResultsRaw["standing"] {
  const { border, below, by, isHandover, lowest } = places;
  const top = border ?? lowest;
  if (top === null) return "unsure";
  if (place < top) return "believed";
  // Filters beside a mail server see a message before it bears the trace field, and write below it.
  if (border === null || !isHandover) return "claim";
  const isOwn = server !== null && by !== null && isOfServer(server, by, organisationOf);
  // Exports that group fields by name (Proton Mail) put them below every trace field; a sender can write them there as well.
  if (place > below) return isOwn && lowest !== null && place > lowest ? "displaced" : "claim";
  return isOwn ? "unsure" : "beside";
}

/** RFC 8601 §2.5: a server names itself, or those for whom it works. */
function isOfServer(name: string, by: string, organisationOf: OrganisationOf): boolean {
  if (name === by || by.endsWith(`.${name}`)) return true;
  const organisation = organisationOf(by);
  return organisation !== null && organisationOf(name) === organisation;
}

/** What was found of a message by ourselves, by which results of unsure standing are held. */
export interface Evidence {
  readonly spf: { readonly result: string | null; readonly domain: string | null; readonly isOfHelo: boolean };
  readonly dkim: readonly Pick<EmailHeaderRaw["dkim"][number], "domain" | "selector" | "state">[];
}

/** Whether everything that results say of SPF and DKIM in favour of a message is what was found, too. What else they say stays a claim. */
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

/** Whether a property holds what would end its result were it not in quotes (RFC 8601 §2.2): servers that repeat it elsewhere without them let a sender write results. */
export function isBrokenInto({ results }: AuthenticationResults): boolean {
  return results.some(({ properties }) =>
    [...properties].some(([name, value]) => name !== "reason" && value.includes(";")),
  );
}

/** Results as they are told, each bounded, and with the domain that it is about. */
export function toResultsRaw(
  read: AuthenticationResults,
  standing: ResultsRaw["standing"],
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
    standing,
    methods,
  };
}

function shortOf(text: string | undefined): string | null {
  return text === undefined ? null : printable(text, 200);
}

/** The property by which each method names its domain, RFC 8601 §2.7; some write an address, some a bare domain. */
const named: Readonly<Record<string, readonly string[]>> = {
  spf: ["smtp.mailfrom", "smtp.mfrom", "smtp.helo"],
  dkim: ["header.d", "header.i"],
  dmarc: ["header.from"],
};

/** The first property that names somebody, and the domain in it; a bounce has an empty one. */
function subjectOf({ method, properties }: MethodResult): readonly [property: string, domain: string | null] | [] {
  const told = (named[method] ?? []).map((name) => [name, properties.get(name)?.replace(/[<>]/g, "") ?? ""] as const);
  const found = told.find(([, value]) => value !== "");
  if (!found) return [];
  const [name, value] = found;
  const domain = domainOf(value.includes("@") ? value : `@${value}`);
  // What names somebody, and cannot be read, is not the same as what names nobody.
  return [name, domain !== null && isHostName(domain) ? domain : printable(value, 253)];
}

/** Whether a domain that is told can be one that somebody has. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && /^(?:[\w-]+\.)+[\w-]+$/.test(text);
}

/** RFC 6376 §3.5: the identity (i=) may be in a domain below that of the signature (d=), which is the one that counts. */
function signerFor(identity: string, selector: string | null, signatures: Evidence["dkim"]): string {
  const fitting = signatures
    .filter((each) => identity === each.domain || identity.endsWith(`.${each.domain}`))
    .filter((each) => selector === null || selector.toLowerCase() === each.selector)
    .map(({ domain }) => domain);
  return fitting.toSorted((one, other) => other.length - one.length)[0] ?? identity;
}

/** Methods whose results can be found here as a whole, so that they may be confirmed: of a signature what was found says nothing of the body. */
const findable: ReadonlySet<string> = new Set(["spf"]);

/** Where anybody may have written results, or a server in another name than the receiver's. */
export const uncounted: ReadonlySet<ResultsRaw["standing"]> = new Set(["claim", "beside", "displaced"]);

/** What results say of one method. */
export type Told = ResultsRaw["methods"][number];

/** Whether what results say of a method counts, RFC 8601 §5: each is believed by itself, since one that is confirmed proves nothing of the others. */
export function countsFor({ standing }: ResultsRaw, { method, result }: Told): boolean {
  if (standing === "believed" || (standing === "confirmed" && findable.has(method))) return true;
  // Nobody forges what speaks against his message.
  return !uncounted.has(standing) && (method === "dkim" ? isRefused(result) : method === "dmarc" && result === "fail");
}

/**
 * The result of a method that counts: of the topmost that can be believed and that speaks of it. A server says one thing of one
 * subject, so that beside a fail a pass in the same field is not its own.
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

/** The result of DMARC, which is one of an author's domain: whoever is named must be that one, and of several authors none is. */
export function toldOfAuthor(results: readonly ResultsRaw[], author: string | null): string | null {
  if (author === null) return null;
  return toldBy(results, "dmarc", ({ domain }) => domain === null || domain === author)?.result ?? null;
}
