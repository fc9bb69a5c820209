import type { DnsOutfit } from "../../../src/core/net/dns.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import { openWorld } from "../../dns/world.ts";
import { redirect, routes } from "../../twins/answers.ts";
import { serveHttp } from "../../twins/http.ts";
import { chainFor, inDays, root } from "../../twins/pki/pki.ts";
import { reply } from "../../twins/raw-http.ts";
import { registry } from "../../twins/rdap.ts";
import { serveTls } from "../../twins/tls.ts";

/** The domain of the site. */
export const domain = "example.com";

/** A site with imperfect HTTP headers and mail policy, in a small Internet on loopback. */
export interface LoopbackSite extends AsyncDisposable {
  /** The server settings for measuring it, as in `serve`. */
  readonly measuring: {
    readonly resolvers: readonly string[];
    readonly pins: readonly {
      readonly host: string;
      readonly port: number;
      readonly address: string;
      readonly toPort: number;
    }[];
    readonly dns: DnsOutfit;
    readonly authorities: readonly string[];
    readonly sources: { readonly rdap: string };
  };
  /** From now on the site sends the headers that were missing. */
  fix(): void;
}

const zone = `@ A 11.0.0.80
www CNAME @
@ MX 10 mail
mail A 11.0.0.25
@ TXT "v=spf1 include:_spf.example.net include:_spf.example.org mx -all"
_dmarc TXT "v=DMARC1; p=none; rua=mailto:dmarc@example.com"`;

const nameServers = [`NS1.${domain}`, `NS2.${domain}`];

const before = ["Server: nginx/1.18.0", "X-Powered-By: PHP/7.4.3", "Set-Cookie: PHPSESSID=a; Path=/"];
const after = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  "Content-Security-Policy: default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: strict-origin-when-cross-origin",
];

/** Opens the site with its name servers, resolvers and registry. */
export async function openSite(): Promise<LoopbackSite> {
  let headers: readonly string[] = before;
  const world = openWorld({
    zones: {
      [domain]: zone,
      "example.net": '@ A 11.0.0.81\n_spf TXT "v=spf1 ip4:11.0.1.0/24 a:out.example.net -all"\nout A 11.0.0.82',
      "example.org": '@ A 11.0.0.83\n_spf TXT "v=spf1 ip4:11.0.2.0/24 -all"',
    },
    publicResolvers: Object.fromEntries(["1.1.1.1", "8.8.8.8", "9.9.9.9", "208.67.222.222"].map((each) => [each, {}])),
    now: new Date(),
  });
  const dns = await serveWorld(world);
  const page = reply({ headers: [], body: "" });
  const site = await serveTls({
    served: chainFor("good", { names: [domain, `www.${domain}`] }),
    answer: (socket, asked, reset) =>
      routes({
        "/": reply({ headers: ["Content-Type: text/html", ...headers], body: "<!doctype html><title>Shop</title>" }),
        "/robots.txt": page,
      })(socket, asked, reset),
  });
  const plain = await serveHttp({ answer: redirect(`https://${domain}/`) });
  const rdap = await serveHttp({ answer: registry({ [domain]: { expires: inDays(25).toISOString(), nameServers } }) });
  const toSite = [domain, `www.${domain}`].flatMap((host) => [
    { host, port: 443, address: site.address, toPort: site.port },
    { host, port: 80, address: plain.address, toPort: plain.port },
  ]);
  return {
    measuring: {
      resolvers: dns.resolvers,
      pins: [...dns.pins, ...toSite],
      dns: { ...world.outfit, publicResolvers: dns.publicResolvers },
      authorities: [root.pem],
      sources: { rdap: `${rdap.origin}/` },
    },
    fix: () => void (headers = after),
    [Symbol.asyncDispose]: async () => {
      for (const twin of [site, plain, rdap]) await twin.close();
      await dns[Symbol.asyncDispose]();
    },
  };
}
