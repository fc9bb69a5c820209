import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { browserOffer, exchangeSignatures } from "../../data/tls/browser-offer.ts";
import { newSuites } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { groupFamilies } from "../../data/tls/groups.ts";
import { clientHello, wireVersions } from "../../formats/tls/client-hello.ts";
import { hasBegun } from "../../formats/tls/flight.ts";
import { sharedGroups } from "../../formats/tls/key-share.ts";
import { readServerReply, type ServerHello } from "../../formats/tls/server-hello.ts";
import { everySuite, suiteName } from "../offers/families.ts";
import { withSignatures } from "./hello-signatures.ts";
import { lineTo } from "./raw-line.ts";

/**
 * What a server makes of a hello: its ServerHello; `refused` for an alert or a connection that ends, or stays silent, without any answer; null where
 * that is unknown.
 */
type HelloAnswer = ServerHello | "refused" | null;

/** The classic groups of browsers, by their numbers. */
export const classicCodes: readonly number[] = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(
  ({ code, name }) => (browserOffer.groups.some((each) => each === name) ? [code] : []),
);

const browserSuites: readonly number[] = [...newSuites.map(([code]) => code), ...everySuite].filter(
  (code) => suiteName(code) in browserOffer.suites,
);

const signatureNames: ReadonlySet<string> = new Set(browserOffer.signatures);

/** The signature algorithms of browsers, by their numbers. */
export const signatureCodes: readonly number[] = [...exchangeSignatures].flatMap(([code, name]) =>
  signatureNames.has(name) ? [code] : [],
);

/**
 * Whether a server refuses a browser's hello, and whether it does so for the hybrid group. The hellos carry real key shares, so the ServerHello tells
 * what the server makes of them: what is lost behind it says nothing about the group. A refusal has to repeat, with the hello that lacks only the
 * hybrid group between. Throws nothing.
 */
export async function compareGroups(
  context: Context,
  to: Endpoint & Named,
): Promise<{ readonly isRefused: boolean; readonly isGroupRefused: boolean }> {
  const line = await lineTo(context, to);
  const isRefused = async (groups: readonly number[]): Promise<boolean | null> => {
    const answer = await line.alone(() => answerTo(context, to, browserHello(to.host, groups)));
    return answer === null ? null : answer === "refused";
  };
  const browserGroups = [sharedGroups.hybrid, ...classicCodes];
  if ((await isRefused(browserGroups)) !== true) return { isRefused: false, isGroupRefused: false };
  const classic = await isRefused(classicCodes);
  const isAgain = (await isRefused(browserGroups)) === true;
  return { isRefused: isAgain, isGroupRefused: isAgain && classic === false };
}

/** Whether a server chooses the hybrid group where it is the only one. Throws nothing. */
export async function choosesHybrid(context: Context, to: Endpoint & Named): Promise<boolean> {
  const line = await lineTo(context, to);
  const only = [sharedGroups.hybrid];
  const hello = clientHello("TLSv1.3", to.host, { groups: only, shares: only });
  const answer = await line.alone(() => answerTo(context, to, hello));
  if (answer === null || answer === "refused") return false;
  // RFC 8446 §4.2.8: a server sends a share of the group that it selected from the offer.
  return answer.version === wireVersions["TLSv1.3"] && answer.group === sharedGroups.hybrid;
}

/** The hello of a browser with these groups, and key shares of those that browsers send one for. */
function browserHello(host: string, groups: readonly number[]): Buffer {
  const shared: readonly number[] = [sharedGroups.hybrid, sharedGroups.x25519];
  const shares = groups.filter((group) => shared.includes(group));
  const hello = clientHello("TLSv1.3", host, { suites: browserSuites, groups, shares, fallback: true });
  return withSignatures(hello, signatureCodes);
}

async function answerTo({ net }: Context, to: Endpoint & Named, hello: Uint8Array): Promise<HelloAnswer> {
  const got = await attempt(() => net.hello(to, hello));
  if (!got.ok) return got.failure.id === "tcp.reset" ? "refused" : null;
  const reply = readServerReply(got.value.bytes);
  if (reply.kind === "hello") return reply;
  // A ServerHello that has begun is no refusal.
  return reply.kind === "alert" || (reply.kind === "incomplete" && !hasBegun(got.value.bytes)) ? "refused" : null;
}
