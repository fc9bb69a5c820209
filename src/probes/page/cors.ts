import { isIP } from "node:net";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { hostOf } from "../../core/target/target.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { isInconclusive } from "../../formats/http/inconclusive-status.ts";
import { challengeIn } from "./challenge.ts";

/** How a page answers the origin `null`: no access, access, or access with credentials. */
export const opaqueAnswers = ["closed", "open", "credentials"] as const;

/** Which other origins may read a page. */
export interface Cors {
  /** Its Access-Control-Allow-Origin for a foreign origin; null where access is refused. */
  readonly allowed: string | null;
  /** Whether the foreign origin was reflected: then every origin has access. */
  readonly reflected: boolean;
  /** Whether credentials (cookies) are allowed. */
  readonly credentials: boolean;
  /** The answer to the origin `null`; null where it was not asked because it makes no difference, or no answer came. */
  readonly opaque: (typeof opaqueAnswers)[number] | null;
  /** Lookalike origins that get access with credentials: the server compares only part of the name. */
  readonly lookalikes: { readonly kind: (typeof lookalikeKinds)[number]; readonly origin: string }[];
}

/** How an origin may resemble that of a page: a longer name that begins or ends with it, or a subdomain over plain HTTP. */
export const lookalikeKinds = ["prefix", "suffix", "subdomain"] as const;

/** An origin that cannot be registered: RFC 6761 §6.5 reserves the name for examples. */
const stranger = "https://portcullis.example";

/** HTML §7.1.1: the origin of every sandboxed frame. Any site can open one, so allowing it allows every site. */
const opaque = "null";
const patience = 3000;
const longestValue = 120;

/** Who named the URL, and the Cookie header of the journey: without it some sites redirect every request. */
interface CorsOptions extends Named {
  readonly cookie?: string;
}

/** Requests a page again as a script on a foreign page would, cached for the run; null where no answer came. Throws nothing. */
export function cors(context: Context, url: string, { cookie = "", ...named }: CorsOptions = {}): Promise<Cors | null> {
  return context.once(`cors ${url}`, async () => {
    const headers = cookie === "" ? {} : { cookie };
    const first = await answerTo(context, { url, headers, ...named }, stranger);
    if (!first) return null;
    const { allowed, credentials } = first;
    const known = { allowed, reflected: allowed === stranger, credentials };
    // If every origin gets the same answer, further probes add nothing.
    if (allowed === "*" || (known.reflected && credentials)) return { ...known, opaque: null, lookalikes: [] };
    const ask = (origin: string): Promise<Allowance | null> => answerTo(context, { url, headers, ...named }, origin);
    const second = allowed === opaque ? { allowed, credentials } : await ask(opaque);
    // If `null` already gets access with credentials, or no answer came, lookalikes are not probed.
    const isOver = !second || describe(second) === "credentials";
    return { ...known, opaque: second && describe(second), lookalikes: isOver ? [] : await lookalikesLetIn(url, ask) };
  });
}

interface Allowance {
  readonly allowed: string | null;
  readonly credentials: boolean;
}

async function lookalikesLetIn(
  url: string,
  ask: (origin: string) => Promise<Allowance | null>,
): Promise<Cors["lookalikes"]> {
  const host = hostOf(new URL(url));
  // An IP address has no lookalike names.
  if (isIP(host) !== 0) return [];
  const origins: Cors["lookalikes"] = [
    { kind: "prefix", origin: `https://${host}.portcullis.example` },
    { kind: "suffix", origin: `https://portcullis-${host}` },
    { kind: "subdomain", origin: `http://portcullis.${host}` },
  ];
  const answers = await Promise.all(origins.map(({ origin }) => ask(origin)));
  return origins.filter(({ origin }, at) => answers[at]?.allowed === origin && answers[at].credentials);
}

function describe({ allowed, credentials }: Allowance): (typeof opaqueAnswers)[number] {
  if (allowed !== opaque) return "closed";
  return credentials ? "credentials" : "open";
}

async function answerTo({ net }: Context, request: HttpRequest, origin: string): Promise<Allowance | null> {
  const got = await attempt(() =>
    net.http({ ...request, headers: { ...request.headers, origin }, limit: 0, patience }),
  );
  if (!got.ok) return null;
  // Fetch §4.9 "CORS check": repeated headers are joined and then equal no origin; `true` is compared byte by byte.
  const joined = (name: string): string => valuesOf(got.value.headers, name).join(", ").trim();
  const allowed = joined("access-control-allow-origin");
  // A reply that replaces the page shows nothing about the page's CORS.
  if (allowed === "" && isInstead(got.value)) return null;
  return {
    allowed: allowed === "" ? null : printable(allowed, longestValue),
    credentials: joined("access-control-allow-credentials") === "true",
  };
}

/** A redirect, a reply about the request alone, a server error or a bot challenge. */
function isInstead(reply: HttpReply): boolean {
  const { status } = reply;
  return isInconclusive(status) || (status >= 300 && status < 400) || challengeIn(reply) !== null;
}
