import { attempt, type Attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Endpoint, Handshake, HelloReply, Named } from "../core/net.ts";
import { clientHello, wireVersions, type TlsVersion } from "../formats/client-hello.ts";
import { readServerReply } from "../formats/server-hello.ts";
import { isRefusal } from "../formats/tls-flight.ts";

/** Whether a server offers a version: yes, no, or could not tell, and how that is known. */
export interface VersionOffer {
  readonly version: TlsVersion;
  readonly offered: boolean | null;
  /** `negotiated`, `server-hello`, `alert.70`, `lower-version`, `closed`, `reset`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** Oldest first. */
const versionNames = Object.keys(wireVersions) as TlsVersion[];

/** Which versions of TLS a server offers, once in a run. Throws where there is no handshake. */
export function versions(context: Context, to: Endpoint & Named): Promise<readonly VersionOffer[]> {
  return context.once(`versions ${to.host} ${to.port}`, async () => {
    // Asked beside the handshake, which saves a round trip and costs at most one question whose answer that would have told.
    const probes = new Map<TlsVersion, Promise<VersionOffer>>(
      askedAtOnce.map((version) => [version, probe(context, to, version)]),
    );
    const main = negotiatedVersion(await context.net.tls(to));
    const offerOf = (version: TlsVersion): Promise<VersionOffer> => probes.get(version) ?? probe(context, to, version);
    return Promise.all(
      versionNames.map(async (version) => known(version, main) ?? weigh(await offerOf(version), main)),
    );
  });
}

/** Nearly every server negotiates 1.3 or 1.2, so that one needs no question of its own, and 1.3 never does. */
const askedAtOnce = ["SSLv3", "TLSv1.0", "TLSv1.1", "TLSv1.2"] as const satisfies readonly TlsVersion[];

/** The versions up to TLS 1.2, newest first: their suites are chosen apart from the version, and in clear text. */
export const olderVersions = askedAtOnce.toReversed();

/** The version of a handshake; Node writes TLS 1.0 as `TLSv1`. */
export function negotiatedVersion({ protocol }: Handshake): TlsVersion | null {
  const name = protocol === "TLSv1" ? "TLSv1.0" : protocol;
  return versionNames.find((version) => version === name) ?? null;
}

function known(version: TlsVersion, main: TlsVersion | null): VersionOffer | null {
  if (version === main) return { version, offered: true, reason: "negotiated" };
  return version === "TLSv1.3" && main !== null ? { version, offered: false, reason: "lower-version" } : null;
}

/**
 * RFC 8446 §4.2.1: a server chooses the best that it has, and every handshake offers all up to TLS 1.3, so that a server has nothing
 * better than what it chose, whatever keeps it from answering the probe. Only a ServerHello proves the contrary.
 */
function weigh(found: VersionOffer, main: TlsVersion | null): VersionOffer {
  const { version, offered } = found;
  const isAbove = main !== null && versionNames.indexOf(version) > versionNames.indexOf(main);
  return isAbove && offered !== true ? { version, offered: false, reason: "lower-version" } : found;
}

async function probe(context: Context, to: Endpoint & Named, version: TlsVersion): Promise<VersionOffer> {
  const reply = await askVersion(context, to, version);
  return { version, ...(reply.ok ? readOffer(reply.value, version) : { offered: null, reason: reply.failure.reason }) };
}

/** What a server says to a ClientHello of one version with all that it might choose, once in a run. */
export function askVersion(context: Context, to: Endpoint & Named, version: TlsVersion): Promise<Attempt<HelloReply>> {
  return context.once(`hello ${version} ${to.host} ${to.port}`, () =>
    attempt(() => context.net.hello(to, clientHello(version, to.host))),
  );
}

/** What a reply to a ClientHello of one version says, beside a handshake that works. */
export function readOffer({ bytes, end }: HelloReply, asked: TlsVersion): Omit<VersionOffer, "version"> {
  const reply = readServerReply(bytes);
  // Whoever dislikes the name or an application protocol, or breaks, has said nothing of the version.
  if (reply.kind === "alert") return { offered: isRefusal(reply.code) ? false : null, reason: `alert.${reply.code}` };
  if (reply.kind === "hello") return compare(reply.version, wireVersions[asked]);
  if (reply.kind === "foreign") return { offered: null, reason: "not-tls" };
  // Old servers and middleboxes hang up on a version that they do not want; silence may have any cause.
  if (end === "closed" || end === "reset") return { offered: false, reason: end };
  return { offered: null, reason: end === "silent" ? "silent" : "incomplete" };
}

function compare(answered: number, asked: number): Omit<VersionOffer, "version"> {
  if (answered === asked) return { offered: true, reason: "server-hello" };
  return answered < asked ? { offered: false, reason: "lower-version" } : { offered: null, reason: "higher-version" };
}
