import type { AuthenticationResults, MethodResult } from "../../formats/authentication-results.ts";
import { domainOf } from "../../formats/mail-addresses.ts";
import { printable } from "../../core/printable.ts";
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
  /** The lowest trace field of those within, where there is no border; null where there is none at all. */
  readonly lowest: number | null;
}

/**
 * Whether results can be believed, by where they stand: a server puts what it writes on top of what it got, so that nobody outside
 * writes above the trace field of the border. RFC 8601 §5 has servers take out what bears their own name, and not all do.
 */
export function standingOf(place: number, server: string | null, places: Places): ResultsRaw["standing"] {
  const { border, below, by, isHandover, lowest } = places;
  const top = border ?? lowest;
  if (top === null) return "unsure";
  if (place < top) return "believed";
  // Filters beside a mail server see a message before it bears the trace field, and write below it.
  const isOwn = server !== null && by !== null && (server === by || by.endsWith(`.${server}`));
  return border !== null && isHandover && place < below && isOwn ? "unsure" : "claim";
}

/** What was found of a message by ourselves, by which results of unsure standing are held. */
export interface Evidence {
  readonly spf: { readonly result: string | null; readonly domain: string | null };
  readonly dkim: readonly { readonly domain: string; readonly state: EmailHeaderRaw["dkim"][number]["state"] }[];
}

/** Whether everything that results say in favour of a message is what was found, too: then they may be the receiver's own. */
export function isConfirmed({ methods }: Pick<ResultsRaw, "methods">, { spf, dkim }: Evidence): boolean {
  const passes = methods.filter(({ result }) => result === "pass");
  const proofs = passes.filter(({ method }) => method === "spf" || method === "dkim");
  return (
    proofs.length > 0 &&
    proofs.every(({ method, domain }) => {
      if (method === "spf") return spf.result === "pass" && (domain === null || domain === spf.domain);
      return dkim.some((each) => each.domain === domain && each.state === "verified");
    })
  );
}

/** Results as they are told: bounded, and with the domain that each is about. */
export function toResultsRaw(read: AuthenticationResults, standing: ResultsRaw["standing"]): ResultsRaw {
  return {
    server: read.server === null ? null : printable(read.server, 253),
    standing,
    methods: read.results.slice(0, mostMethods).map((each) => ({
      method: each.method,
      result: each.result,
      domain: domainAbout(each),
      selector: shortOf(each.properties.get("header.s")),
      note: shortOf(each.comment ?? each.reason ?? undefined),
    })),
  };
}

const mostMethods = 20;

function shortOf(text: string | undefined): string | null {
  return text === undefined ? null : printable(text, 200);
}

/** The property by which each method names its domain, RFC 8601 §2.7; some write an address, some a bare domain. */
const named: Readonly<Record<string, readonly string[]>> = {
  spf: ["smtp.mailfrom", "smtp.mfrom", "smtp.helo"],
  dkim: ["header.d", "header.i"],
  dmarc: ["header.from"],
};

function domainAbout({ method, properties }: MethodResult): string | null {
  const values = (named[method] ?? []).flatMap((name) => properties.get(name) ?? []);
  const [value] = values;
  if (value === undefined || value === "") return null;
  return domainOf(value.includes("@") ? value.replace(/[<>]/g, "") : `@${value}`);
}

/** The result of a method that counts: of the topmost that can be believed and that speaks of it. */
export function toldBy(results: readonly ResultsRaw[], method: string): ResultsRaw["methods"][number] | null {
  const believed = results.filter(({ standing }) => standing === "believed");
  for (const { methods } of believed) {
    const found = methods.find((each) => each.method === method);
    if (found) return found;
  }
  return null;
}

/** What can be believed of a domain's signatures: a pass of any of them, else the first; null where nothing was told. */
export function toldOfDkim(results: readonly ResultsRaw[], domain: string, selector: string): string | null {
  const believed = results.filter(({ standing }) => standing === "believed").flatMap(({ methods }) => methods);
  const about = believed.filter((each) => each.method === "dkim" && each.domain === domain);
  const exact = about.filter((each) => each.selector?.toLowerCase() === selector);
  const [first] = exact.length > 0 ? exact : about;
  return first?.result ?? null;
}
