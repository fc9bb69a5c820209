import { serveDeaf } from "./deaf.ts";
import { serveDns, type DnsTwin } from "./dns/dns.ts";
import type { Twin } from "./listen.ts";
import { chainFor } from "./pki/pki.ts";
import { reply, type Answer } from "./raw-http.ts";
import { closedPort, closingOnFirstWords, resettingOnFirstWords, serveTcp } from "./tcp.ts";
import { serveTls } from "./tls.ts";

/** Many sites on one machine, and some dead ones, one for each kind of failure. */
export interface Crowd extends AsyncDisposable {
  /** Every URL, the dead ones among the others. */
  readonly urls: readonly string[];
  readonly dead: readonly string[];
  /** `address:port`, as for a resolver option; it knows all hosts except the non-existent one. */
  readonly resolver: string;
}

/** Opens this many sites with that answer, and five dead ones: refused, without a name, deaf, cut off and reset. */
export async function openCrowd(count: number, answer: Answer = reply()): Promise<Crowd> {
  const names = Array.from({ length: count }, (_, at) => `site-${at}.crowd.example`);
  const site = await serveTls({ served: chainFor("good", { names: ["*.crowd.example"] }), answer });
  const twins = {
    refused: await closedPort(),
    deaf: await serveDeaf(),
    cut: await serveTcp(closingOnFirstWords()),
    reset: await serveTcp(resettingOnFirstWords()),
  };
  const known = [...names, "refused.example", "deaf.example", "cut.example", "reset.example"];
  const dns: DnsTwin = await serveDns(Object.fromEntries(known.map((name) => [name, ["127.0.0.1"]])));
  const alive = names.map((name) => `https://${name}:${site.port}/`);
  const dead = [
    `https://refused.example:${twins.refused}/`,
    `https://gone.crowd.example:${site.port}/`,
    `https://deaf.example:${twins.deaf.port}/`,
    `https://cut.example:${twins.cut.port}/`,
    `https://reset.example:${twins.reset.port}/`,
  ];
  // Spread over the whole list, so that they occur early, in the middle and late.
  const urls = [...alive];
  dead.forEach((url, at) => urls.splice(Math.floor(((at + 0.5) * urls.length) / dead.length), 0, url));
  const open: readonly Twin[] = [site, twins.deaf, twins.cut, twins.reset, dns];
  return {
    urls,
    dead,
    resolver: dns.server,
    async [Symbol.asyncDispose]() {
      await Promise.all(open.map((twin) => twin.close()));
    },
  };
}
