import type { Pin } from "../../src/net/route.ts";
import { keep } from "../engine.ts";
import { serveDeaf } from "./deaf.ts";
import { serveHttp } from "./http.ts";
import { chainFor } from "./pki/pki.ts";
import { reply, type Answer } from "./raw-http.ts";
import { closedPort } from "./tcp.ts";
import { serveTls, type TlsTwinOptions } from "./tls.ts";

/** A host with several machines. */
export const host = "shop.example";

/** Every name that a certificate here is for. */
export const names = [host, "www.shop.example"];

/** The strongest policies, without the one that only a second visit shows. */
export const policies = [
  "Content-Security-Policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];

export const hsts = "Strict-Transport-Security: max-age=31536000; includeSubDomains";

/** A page that sends these headers. */
export function pageWith(headers: readonly string[], change: { readonly status?: number } = {}): Answer {
  return reply({ headers, body: "<!doctype html><p>", ...change });
}

/** The machine behind one address: a good site with changes, or none. */
export type Machine = TlsTwinOptions | "refusing" | "silent";

/** Opens machines behind ports of the loopback; the pins lead to them, each as an address of the host. */
export async function openMachines(machines: readonly Machine[], of = host): Promise<readonly Pin[]> {
  const ports = await Promise.all(machines.map(open));
  const closed = await closedPort();
  return [
    ...ports.map((toPort) => ({ host: of, port: 443, address: "127.0.0.1", toPort })),
    { host: of, port: 80, address: "127.0.0.1", toPort: closed },
  ];
}

const good = chainFor("good", { names });

async function open(machine: Machine): Promise<number> {
  if (machine === "refusing") return closedPort();
  if (machine === "silent") return (await keep(serveDeaf())).port;
  return (await keep(serveTls({ served: good, answer: pageWith([hsts, ...policies]), ...machine }))).port;
}

/** The same on separate addresses, so that each has a port 80, too. */
export async function openPlaces(
  machines: readonly Exclude<Machine, string>[],
  plain: readonly (Answer | "closed")[],
): Promise<readonly Pin[]> {
  const pins = await Promise.all(
    machines.map(async (machine, at) => {
      const address = `127.0.0.${at + 1}`;
      const secure = await keep(serveTls({ served: good, answer: pageWith([hsts, ...policies]), ...machine, address }));
      const answer = plain[at] ?? "closed";
      const open = answer === "closed" ? await closedPort() : (await keep(serveHttp({ answer, address }))).port;
      return [
        { host, port: 443, address, toPort: secure.port },
        { host, port: 80, address, toPort: open },
      ];
    }),
  );
  return pins.flat();
}
