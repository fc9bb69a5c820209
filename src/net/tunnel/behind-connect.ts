import { attempt } from "../../core/attempt.ts";
import { failure, type Failure } from "../../core/failure.ts";
import type { Endpoint, Named } from "../../core/net/net.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { exchangeHello } from "../tls/hello.ts";
import type { Routes } from "../route.ts";
import { withPatience } from "../time.ts";

/** RFC 9112 §4: what a status line begins with. */
const http = "HTTP/";

/** Milliseconds to find out. */
const patience = 4000;

/**
 * Whose doing it is that something behind CONNECT speaks no TLS. A proxy that says yes and goes on in HTTP answers in the place of the
 * target, which nobody has seen then; anything else is the target's, and stays as it was.
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
  // What came may be the first piece of it; no record of TLS begins with any of its letters.
  return begins !== "" && http.startsWith(begins)
    ? failure("proxy.malformed", { proxy, detail: "200, and then HTTP" }, { cause: error })
    : error;
}
