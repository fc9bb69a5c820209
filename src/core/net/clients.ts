import type { Endpoint } from "./net.ts";

/** Who connects to a server: browsers on a web site, and elsewhere programs with a library of their own. */
export type Clients = "browsers" | "programs";

/** Whose handshake counts at an endpoint. */
export function clientsOf({ starttls, speaks }: Pick<Endpoint, "starttls" | "speaks">): Clients {
  return (starttls ?? speaks) ? "programs" : "browsers";
}
