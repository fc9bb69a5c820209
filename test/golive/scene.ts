import { golive, type GoliveRaw } from "../../src/checks/golive/index.ts";
import { openGuard } from "../../src/net/guard.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import type { Pin } from "../../src/net/pins.ts";
import { runLocal, type LocalResult } from "../../src/run/local.ts";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld, type WorldText } from "../dns/world.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { keep } from "../engine.ts";
import { redirect } from "../twins/answers.ts";
import { serveHttp } from "../twins/http.ts";
import type { Twin } from "../twins/listen.ts";
import { chainFor, inDays, root, type Served } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { registry } from "../twins/rdap.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";
import { serveWhois } from "../twins/whois.ts";

/** 127.0.0.1 stands for the public Internet; nothing else is contacted. */
const stage: AddressPolicy = { special: false, allow: ["127.0.0.1/32"] };

/** The names that are pinned to the site. */
export const names = ["example.com", "www.example.com"];
/** The public resolvers: four with empty caches. */
export const publicResolvers = Object.fromEntries(
  ["1.1.1.1", "8.8.8.8", "9.9.9.9", "208.67.222.222"].map((server) => [server, {}]),
);
/** The DNS zones. */
export const zones = {
  "example.com": "@ A 11.0.0.80\nwww CNAME @\ninside A 10.0.0.1\ngone CNAME nowhere.example.net.",
  "example.net": "@ A 11.0.0.81",
};
const page = reply({ headers: ["Content-Type: text/html"], body: "<!doctype html><title>shop</title>" });

/** The changes to a sound domain. */
export interface Scene {
  readonly query?: string;
  readonly world?: Partial<WorldText>;
  readonly chain?: Served;
  readonly answer?: Answer;
  readonly rdap?: Answer;
  /** IANA's WHOIS answer for .com; by default the registry has no WHOIS server. */
  readonly whois?: string;
  /** Whether the site's port is closed. */
  readonly isClosed?: boolean;
  readonly deadline?: number;
}

/** Measures a domain of a small Internet on the loopback: name servers, resolvers, its site and its registry. */
export async function measure({
  query = "example.com",
  world,
  chain,
  answer = page,
  rdap,
  whois = "domain: COM\n",
  isClosed = false,
  deadline = 10_000,
}: Scene): Promise<LocalResult<GoliveRaw, string>> {
  const internet = openWorld({ zones, publicResolvers, now: new Date(), ...world });
  const dns = await serveWorld(internet);
  const site = await keep(serveTls({ served: chain ?? chainFor("good", { names }), answer }));
  const plain = await keep(serveHttp({ answer: redirect(`https://${query}/`) }));
  const known = registry({ "example.com": { expires: inDays(300).toISOString() } });
  const source = await keep(serveHttp({ answer: rdap ?? known }));
  const iana = await keep(serveWhois({ com: whois }));
  const behind443 = isClosed ? { address: "127.0.0.1", port: await closedPort() } : site;
  const pins = [...dns.pins, ...names.flatMap((host) => [pin(host, 443, behind443), pin(host, 80, plain)])];
  try {
    return await runLocal(golive, golive.input.parse({ query }), {
      deadline,
      isDeadlineSet: true,
      open: (signal) => ({
        ...openGuard({
          signal,
          policy: stage,
          given: [root.pem],
          pins,
          resolvers: dns.resolvers,
          dnsServers: dns.publicResolvers.map(({ server }) => server),
          sources: { rdap: `${source.origin}/` },
          whoisRoot: { host: iana.address, port: iana.port },
        }),
        trust: openTrustStore([root.pem]),
        dns: { ...internet.outfit, publicResolvers: dns.publicResolvers },
      }),
    });
  } finally {
    await dns[Symbol.asyncDispose]();
  }
}

function pin(host: string, port: number, { address, port: toPort }: Pick<Twin, "address" | "port">): Pin {
  return { host, port, address, toPort };
}

/** The result of each essential, and the problems that explain it. */
export async function decided(scene: Scene): Promise<readonly unknown[]> {
  const { verdict } = await measure(scene);
  const decisions = verdict.kpis.slice(1, 6).map(({ value }) => value);
  return [verdict.status, decisions.join(" "), verdict.findings.map(({ id }) => id).filter((id) => id !== "tls-weak")];
}
