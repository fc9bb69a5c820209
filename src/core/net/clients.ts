import type { Endpoint } from "./net.ts";

/** The clients of a server: browsers for a web site, otherwise programs with a TLS library. */
export type Clients = "browsers" | "programs";

/** The kind of client whose handshake counts at an endpoint. */
export function clientsOf({
  starttls,
  implicitTlsProtocol: speaks,
}: Pick<Endpoint, "starttls" | "implicitTlsProtocol">): Clients {
  return (starttls ?? speaks) ? "programs" : "browsers";
}
