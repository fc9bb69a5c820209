import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { HttpReply } from "../../core/net/net.ts";
import { decodeBody } from "../../formats/http/content-coding.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { isInconclusive } from "../../formats/http/inconclusive-status.ts";
import { certificate } from "../certificate/certificate.ts";
import { stranger } from "../dns/public-address.ts";
import { textsOf } from "../dns/texts.ts";

/** Whether a proof is present; `unknown` where it could not be looked up. */
export type ProofState = "shown" | "absent" | "unknown";

/** Where the token of an account was found. */
export interface Control {
  /** In a TXT record of the domain: proves control of the domain and everything below it. */
  readonly dns: ProofState;
  /** In a file that the host serves: proves control of that host. */
  readonly https: ProofState;
}

/** The control to be proved. */
export interface ControlClaim {
  readonly domain: string;
  readonly host: string;
  readonly token: string;
}

/** The name of the TXT record that shows the token of a domain. */
export function recordName(domain: string): string {
  return `_portcullis.${domain}`;
}

/** The URL of the file that shows the token of a host. */
export function fileUrl(host: string): string {
  return `https://${host}/.well-known/portcullis.txt`;
}

/** The text of the record, and of a line in the file. */
export function proofText(token: string): string {
  return `portcullis-verification=${token}`;
}

/** Bytes of the file; redirects within the host; milliseconds. */
const [largest, mostHops, patience] = [4096, 3, 8000] as const;

/** Looks for the token of a claim, in both places. Network failures give `unknown`; only bugs throw. */
export async function controlOf(context: Context, claim: ControlClaim): Promise<Control> {
  const [dns, https] = await Promise.all([recordOf(context, claim), fileOf(context, claim)]);
  return { dns, https };
}

async function recordOf(context: Context, { domain, token }: ControlClaim): Promise<ProofState> {
  const { answer, texts } = await textsOf(context, parseName(recordName(domain)));
  if (answer.kind === "unknown") return "unknown";
  return texts.some((text) => text.trim() === proofText(token)) ? "shown" : "absent";
}

async function fileOf(context: Context, { host, token }: ControlClaim): Promise<ProofState> {
  const start = fileUrl(host);
  for (let [url, hops] = [start, 0]; hops <= mostHops; hops++) {
    const target = url;
    const got = await attempt(() =>
      context.net.http({ url: target, namedBy: stranger, limit: largest + 1, patience, isAnonymous: true }),
    );
    if (!got.ok) return got.failure.reason === "dns.nxdomain" ? "absent" : "unknown";
    const next = redirectOf(got.value, url);
    if (next === null) return judged(context, got.value, host, token);
    // Another host, another port or plain HTTP may belong to another operator.
    if (new URL(next).origin !== new URL(start).origin) return "absent";
    url = next;
  }
  return "absent";
}

/** The target of a redirect; null where the reply is no redirect or has no usable Location. */
function redirectOf({ status, headers }: HttpReply, url: string): string | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null;
  const location = headers.find(([name]) => name.toLowerCase() === "location")?.[1];
  return location === undefined ? null : (URL.parse(location, url)?.href ?? null);
}

async function judged(context: Context, reply: HttpReply, host: string, token: string): Promise<ProofState> {
  if (isInconclusive(reply.status)) return "unknown";
  if (reply.status !== 200 || reply.truncated || reply.body.length > largest) return "absent";
  const coding = reply.headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1] ?? "";
  const text = Buffer.from(decodeBody(reply.body, coding) ?? []).toString("utf8");
  if (text.length > largest || !text.split(/\r?\n/).some((line) => line.trim() === proofText(token))) return "absent";
  // Without a trusted certificate, a man in the middle could serve any file.
  const served = await attempt(() => certificate(context, { host, port: 443, namedBy: stranger }));
  if (!served.ok || served.value.trust.trusted === null) return "unknown";
  const { trusted, reasons } = served.value.trust;
  return trusted && !reasons.some(({ enforced }) => enforced) ? "shown" : "absent";
}
