import { isIP } from "node:net";
import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply, HttpRequest, Named } from "../../core/net/net.ts";
import { printable } from "../../core/printable.ts";
import { hostOf } from "../../core/target/target.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { challengeIn } from "./challenge.ts";

/** What a page answers the origin `null`: nothing that lets it in, its name, or its name with credentials. */
export const opaqueAnswers = ["closed", "open", "credentials"] as const;

/** Whom a page lets read it from other origins. */
export interface Cors {
  /** What it answers a stranger's origin with; null where it lets nobody in. */
  readonly allowed: string | null;
  /** Whether the stranger's own origin came back: then every origin is let in. */
  readonly reflected: boolean;
  /** Whether what visitors are logged in with goes along. */
  readonly credentials: boolean;
  /** What the origin `null` is answered; null where it was not asked, because nothing hangs on it, or no answer came. */
  readonly opaque: (typeof opaqueAnswers)[number] | null;
  /** Origins that look like its own and are let in with credentials: a comparison of a part of the name lets them pass. */
  readonly lookalikes: { readonly kind: (typeof lookalikeKinds)[number]; readonly origin: string }[];
}

/** How an origin may look like that of a page: its name in front of another, behind another, or a subdomain over plain HTTP. */
export const lookalikeKinds = ["prefix", "suffix", "subdomain"] as const;

/** An origin that nobody has and nobody can get: RFC 6761 §6.5 keeps the name for examples. */
const stranger = "https://portcullis.example";

/** HTML §7.1.1: the origin of every sandboxed frame, which any site can open, so that whoever lets it in lets all of them in. */
const opaque = "null";
const patience = 3000;
const longestValue = 120;

/** Who named the URL, and the Cookie header with which its page was reached: without it some sites send everybody away. */
interface Asking extends Named {
  readonly cookie?: string;
}

/** Asks for a page once more, as a script of a stranger's page would, once in a run; null where no answer came. Throws nothing. */
export function cors(context: Context, url: string, { cookie = "", ...named }: Asking = {}): Promise<Cors | null> {
  return context.once(`cors ${url}`, async () => {
    const headers = cookie === "" ? {} : { cookie };
    const first = await answerTo(context, { url, headers, ...named }, stranger);
    if (!first) return null;
    const { allowed, credentials } = first;
    const known = { allowed, reflected: allowed === stranger, credentials };
    // Who answers everybody alike has said already what there is to say.
    if (allowed === "*" || (known.reflected && credentials)) return { ...known, opaque: null, lookalikes: [] };
    const ask = (origin: string): Promise<Allowance | null> => answerTo(context, { url, headers, ...named }, origin);
    const second = allowed === opaque ? { allowed, credentials } : await ask(opaque);
    // Who lets everybody in through a frame, or has no answer left, is asked for nobody else.
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
  // What is no name has no lookalikes.
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
  // Fetch §4.9 "CORS check": repeated fields are joined, and then equal no origin; `true` is compared byte by byte.
  const joined = (name: string): string => valuesOf(got.value.headers, name).join(", ").trim();
  const allowed = joined("access-control-allow-origin");
  // What came instead of the page says nothing of the page.
  if (allowed === "" && isInstead(got.value)) return null;
  return {
    allowed: allowed === "" ? null : printable(allowed, longestValue),
    credentials: joined("access-control-allow-credentials") === "true",
  };
}

/** RFC 6585 §4: too many requests; a redirect, an error of the server, a bot check. */
function isInstead(reply: HttpReply): boolean {
  const { status } = reply;
  return status === 429 || status >= 500 || (status >= 300 && status < 400) || challengeIn(reply) !== null;
}
