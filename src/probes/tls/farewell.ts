import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, HttpReply, Named } from "../../core/net/net.ts";
import { httpsOrigin } from "../../core/target/target.ts";
import { visit } from "../page/visit.ts";

/** Milliseconds for the exchange that ends the connection. */
const patience = 1000;

/**
 * Ends the kept connection to a site, once per run and after its page: a server with one connection at a time could not answer otherwise.
 * Other endpoints keep none. Throws nothing.
 */
export function bidFarewell(context: Context, to: Endpoint & Named): Promise<void> {
  return context.once(`farewell ${to.host} ${to.port}`, async () => {
    if (to.starttls ?? to.implicitTlsProtocol) return;
    const origin = httpsOrigin(to);
    const named: Named = to.namedBy === undefined ? {} : { namedBy: to.namedBy };
    const met = await attempt(() => visit(context, origin, named));
    if (!met.ok || isEnding(met.value)) return;
    // RFC 9112 §9.6: `connection: close` marks the last request.
    const last = { url: `${origin}/`, headers: { connection: "close" }, limit: 0, patience };
    await attempt(() => context.net.http({ ...last, ...named }));
  });
}

/** Whether the connection ends with this reply; HTTP/2 connections are not kept. */
function isEnding({ version, headers }: HttpReply): boolean {
  const isClosing = headers.some(([name, value]) => name.toLowerCase() === "connection" && /\bclose\b/i.test(value));
  return version === "2" || isClosing;
}
