import type { Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, HelloReply, Named } from "../../core/net/net.ts";
import { clientHello, type TlsVersion } from "../../formats/tls/client-hello.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import { lineTo, type RawTlsConnection } from "./raw-line.ts";
import { readNegotiatedVersion, type VersionAnswer } from "./version-answer.ts";
import { sharedOut, suitesToAsk, type HelloSuites } from "./version-suites.ts";

/** A server's answer to a ClientHello of one version with every choice, cached for the run. */
export function askVersion(context: Context, to: Endpoint & Named, version: TlsVersion): Promise<VersionAnswer> {
  return context.once(`hello ${version} ${to.host} ${to.port}`, async () => {
    const line = await lineTo(context, to);
    const suites = suitesToAsk(version);
    if (version !== "TLSv1.2") {
      return { ...(await line.ask({ hello: clientHello(version, to.host, { suites }) })), suites, heldAll: false };
    }
    const hello = clientHello(version, to.host, { suites, groups: everyCurve });
    const answer = await line.ask({ hello, until: "key-exchange" });
    const isOfIt = await isOfThatHello(context, to, answer.reply);
    return isOfIt ? askInParts(line, to.host, answer.reply) : { ...answer, heldAll: true, suites };
  });
}

/**
 * RFC 5246 §7.2.2: handshake_failure means that no suite is common, but many servers also send it for unwanted versions. Where every suite
 * was offered, the version is disabled.
 */
async function askInParts(line: RawTlsConnection, host: string, long: Attempt<HelloReply>): Promise<VersionAnswer> {
  const ask = async (suites: HelloSuites): Promise<VersionAnswer> => {
    const hello = clientHello("TLSv1.2", host, { suites });
    return { ...(await line.ask({ hello })), suites, heldAll: false };
  };
  const askOthers = (): Promise<readonly VersionAnswer[]> => Promise.all(sharedOut.others.map(ask));
  const [usual, early] = await Promise.all([ask(sharedOut.usual), isOfSuites(long) ? askOthers() : null]);
  const others = early ?? (isOfSuites(usual.reply) ? await askOthers() : []);
  const heard = [usual, ...others].map((answer) => ({ answer, ...readNegotiatedVersion(answer, "TLSv1.2") }));
  return (heard.find(({ offered }) => offered) ?? heard.find(({ offered }) => offered === null))?.answer ?? usual;
}

/** Whether a server answered, possibly refusing the suites. */
function isOfSuites(reply: Attempt<HelloReply>): boolean {
  const said = reply.ok ? readServerReply(reply.value.bytes) : null;
  return said?.kind === "alert" && said.code !== 0 && said.code !== protocolVersion;
}

/**
 * Curves for the longest hello, whose answer names one. X25519 is left out, since the parallel handshake answers for it, and so are the
 * finite fields: with one in the list, a server may not use custom primes (RFC 7919 §4).
 */
const everyCurve = [
  0x0017, 0x0018, 0x0019, 0x001e, 0x0016, 0x0015, 0x0013, 0x001a, 0x001b, 0x001c, 0x0009, 0x000a, 0x000b, 0x000c,
  0x000d, 0x000e,
];

// RFC 8446 §6.2
const protocolVersion = 70;

/** Whether a reply may be caused by what the hello lacks, or by its length: some servers and middleboxes accept no more than 128 suites. */
async function isOfThatHello(context: Context, to: Endpoint & Named, reply: Attempt<HelloReply>): Promise<boolean> {
  if (!reply.ok) return false;
  const said = readServerReply(reply.value.bytes);
  if (said.kind === "alert") return said.code !== protocolVersion;
  if (said.kind !== "incomplete") return false;
  if (reply.value.end !== "silent") return true;
  // A server that also ignores a short hello is not awaited.
  const older = await askVersion(context, to, "TLSv1.1");
  return older.reply.ok && older.reply.value.end !== "silent";
}
