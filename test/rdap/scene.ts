import { rdap, type RdapRaw } from "../../src/checks/rdap/index.ts";
import { openGuard, type GuardOptions } from "../../src/net/guard.ts";
import { Failure } from "../../src/core/failure.ts";
import type { ByteCache } from "../../src/core/net/cache.ts";
import type { Pin } from "../../src/net/pins.ts";
import type { AddressPolicy } from "../../src/net/policy.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { runLocal, type LocalResult } from "../../src/run/local.ts";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld, type WorldText } from "../dns/world.ts";
import { keep } from "../engine.ts";
import { serveHttp, type HttpTwin } from "../twins/http.ts";
import type { Twin } from "../twins/listen.ts";
import { inDays, root } from "../twins/pki/pki.ts";
import type { Answer } from "../twins/raw-http.ts";
import { bootstrapList, registry } from "../twins/rdap.ts";
import { serveTls, type TlsTwin } from "../twins/tls.ts";
import { serveWhois, type WhoisAnswer, type WhoisTwin } from "../twins/whois.ts";

/** 127.0.0.1 stands for the public Internet; nothing else is contacted. */
const stage: AddressPolicy = { special: false, allow: ["127.0.0.1/32"] };

/** The DNS: only these domains exist. */
const zones = { "shop.com": "@ A 11.0.0.80", "shop.zz": "@ A 11.0.0.81" };

/** All servers' answers. */
export interface Chain {
  readonly query?: string;
  /** The .com registry's RDAP answers, given the registrar's address; by default it knows shop.com and its registrar. */
  readonly registry?: (registrar: string) => Answer;
  readonly registrar?: Answer;
  /** IANA's list, given the registry's address; by default it names that for .com. */
  readonly list?: (registry: string) => Answer;
  /** The answers of IANA's WHOIS server, the .zz registry's, and its registrar's. */
  readonly whois?: {
    readonly iana?: Readonly<Record<string, WhoisAnswer>>;
    readonly registry?: Readonly<Record<string, WhoisAnswer>>;
    readonly registrar?: Readonly<Record<string, WhoisAnswer>>;
  };
  readonly world?: Partial<WorldText>;
  readonly shelf?: ByteCache;
  readonly sources?: (twins: Twins) => GuardOptions["sources"];
}

/** The running servers. */
export interface Twins {
  readonly iana: HttpTwin;
  readonly registry: TlsTwin;
  readonly registrar: TlsTwin;
  /** The paths requested from the registry. */
  readonly paths: readonly string[];
  readonly whois: Readonly<Record<"iana" | "registry" | "registrar", WhoisTwin>>;
}

/** The hosts of the WHOIS servers, which are pinned to theirs. */
export const whoisHosts = { registry: "whois.registry.example", registrar: "whois.registrar.example" } as const;

/** IANA's WHOIS answer for .zz. */
export const ianaRefers = "domain: ZZ\n\nwhois: whois.registry.example\n";

const usualRegistrar = registry({
  "shop.com": { expires: inDays(300).toISOString(), abuse: "abuse@registrar.example" },
});

function usualRegistry(registrar: string): Answer {
  const related = `${registrar}/domain/shop.com`;
  return registry({ "shop.com": { expires: inDays(300).toISOString(), nameServers, related } });
}

/** The name servers that a domain of the DNS has. */
export const nameServers = ["NS1.SHOP.COM", "NS2.SHOP.COM"];

function usualList(base: string): Answer {
  return bootstrapList([[["com", "net"], [base]]]);
}

async function serveAll(chain: Chain): Promise<Twins> {
  const { registry: registryOf = usualRegistry, list = usualList } = chain;
  const registrar = await keep(serveTls({ answer: chain.registrar ?? usualRegistrar }));
  const paths: string[] = [];
  const registryAnswer = registryOf(registrar.origin);
  const noting: Answer = (socket, asked, reset) => {
    paths.push(asked.path);
    registryAnswer(socket, asked, reset);
  };
  const first = await keep(serveTls({ answer: noting }));
  const iana = await keep(serveHttp({ answer: list(`${first.origin}/com/v1/`) }));
  const whois = {
    iana: await keep(serveWhois(chain.whois?.iana ?? { zz: ianaRefers }, { none: "% no match\n" })),
    registry: await keep(serveWhois(chain.whois?.registry ?? {})),
    registrar: await keep(serveWhois(chain.whois?.registrar ?? {})),
  };
  return { iana, registry: first, registrar, paths, whois };
}

function pin(host: string, port: number, { address, port: toPort }: Pick<Twin, "address" | "port">): Pin {
  return { host, port, address, toPort };
}

/** Looks up a registration over servers on loopback, and returns whom it asked. */
export async function lookUp(chain: Chain = {}): Promise<LocalResult<RdapRaw, string> & { readonly twins: Twins }> {
  const twins = await serveAll(chain);
  const internet = openWorld({ zones, now: new Date(), ...chain.world });
  const dns = await serveWorld(internet);
  const { iana, whois } = twins;
  const pins = [
    ...[twins.registry, twins.registrar].map((twin) => pin("localhost", twin.port, twin)),
    ...dns.pins,
    pin(whoisHosts.registry, 43, whois.registry),
    pin(whoisHosts.registrar, 43, whois.registrar),
  ];
  try {
    const found = await runLocal(rdap, rdap.input.parse({ query: chain.query ?? "shop.com" }), {
      deadline: 20_000,
      open: (signal) => ({
        ...openGuard({
          signal,
          policy: stage,
          given: [root.pem],
          pins,
          resolvers: dns.resolvers,
          sources: chain.sources?.(twins) ?? { "rdap-bootstrap": `${iana.origin}/` },
          whoisRoot: { host: whois.iana.address, port: whois.iana.port },
        }),
        trust: openTrustStore([root.pem]),
        dns: internet.outfit,
        ...(chain.shelf && { shelf: chain.shelf }),
      }),
    });
    return { ...found, twins };
  } finally {
    await dns[Symbol.asyncDispose]();
  }
}

/** The reported failure. */
export async function refusalOf(chain: Chain): Promise<Pick<Failure, "code" | "reason" | "status" | "retryAfter">> {
  try {
    const { raw } = await lookUp(chain);
    throw new Error(`found: ${JSON.stringify(raw)}`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, reason, status, retryAfter } = error;
    return { code, reason, status, retryAfter };
  }
}
