import { attempt } from "../../core/attempt.ts";
import { failure, type Failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { exchangeHello } from "../tls/hello.ts";
import type { Routes } from "../route.ts";
import { withPatience } from "../time.ts";

/** RFC 9112 §4: the beginning of a status line. */
const http = "HTTP/";

/** Milliseconds for the test. */
const patience = 4000;

/**
 * Whether the proxy or the target answered without TLS behind CONNECT. A proxy that accepts and then continues in HTTP answers instead of
 * the target; anything else is the target's own answer.
 */
export async function whoSpoke(
  error: Failure,
  to: Endpoint & Named,
  signal: AbortSignal,
  routes: Routes,
): Promise<Failure> {
  const proxy = routes.proxyTo(to);
  if (proxy === null || to.starttls) return error;
  const said = await attempt(() =>
    withPatience(signal, patience, async (within) => {
      const { socket } = await routes.connect(to, within);
      return exchangeHello(socket, clientHello("TLSv1.2", to.host), { to, signal, within });
    }),
  );
  const begins = said.ok ? Buffer.from(said.value.bytes).toString("latin1", 0, http.length) : "";
  // This may be the first piece of it; no TLS record begins with these letters.
  return begins !== "" && http.startsWith(begins)
    ? failure("proxy.malformed", { proxy, detail: "200, and then HTTP" }, { cause: error })
    : error;
}
