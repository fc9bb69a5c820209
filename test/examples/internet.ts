import { interfaceVersion } from "../../server/http/openapi/document.ts";
import type { ServerConfig } from "../../server/main.ts";
import type { Networks } from "../../src/core/networks.ts";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld } from "../dns/world.ts";
import { redirect, routes } from "../twins/answers.ts";
import { certspotter, crtsh } from "../twins/ct.ts";
import { serveHttp } from "../twins/http.ts";
import type { Twin } from "../twins/listen.ts";
import { json, ripestat } from "../twins/networks.ts";
import { chainFor, inDays, root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { registry } from "../twins/rdap.ts";
import { takingMail } from "../twins/smtp.ts";
import { serveTcp } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

/** The domain that the examples measure. */
export const domain = "example.com";

/** An address of the hosts here; examples show 192.0.2.80 in its place. The networks of RFC 5737 would be refused as targets. */
export const hostAddress = "11.0.0.80";

/** Where the site listens. Its ports are scanned, and other programs of this machine have some on 127.0.0.1. */
const siteAddress = "127.0.80.1";

const day = 86_400_000;

const zone = `@ A ${hostAddress}
www CNAME @
api A ${hostAddress}
@ MX 10 mail
mail A 11.0.0.25
@ TXT "v=spf1 ip4:11.0.0.25 -all"
_dmarc TXT "v=DMARC1; p=none; rua=mailto:dmarc@example.com"
_portcullis TXT "portcullis-verification=unknown"`;

const headers = [
  "Content-Type: text/html; charset=utf-8",
  "Strict-Transport-Security: max-age=31536000",
  "X-Content-Type-Options: nosniff",
  "X-Frame-Options: DENY",
];

/** A company's site, name servers, mail server and registry on loopback, for the answers that the reference shows. */
export interface Internet extends AsyncDisposable {
  readonly measuring: NonNullable<ServerConfig["measuring"]>;
  /** What answers hold of this machine, and the names that stand for it. */
  readonly texts: readonly (readonly [text: string, shown: string])[];
  /** The times that its sources always tell, and the version of the reference, a date. */
  readonly fixed: ReadonlySet<string>;
}

/** Opens it at a time. Everything but the site is silent or knows nothing. */
export async function openInternet(start: number): Promise<Internet> {
  const dateIn = (days: number) => new Date(start + days * day).toISOString().slice(0, "2026-11-01".length);
  /** The days of a logged certificate. */
  const logged = { from: dateIn(-30), until: dateIn(60) };
  const world = openWorld({
    zones: {
      [domain]: zone,
      "parcel.example": `@ A ${hostAddress}`,
      // A look-alike that is registered.
      "examp1e.com": "@ A 11.0.0.81",
      "0.0.11.in-addr.arpa": "80 PTR www.example.com.",
    },
    publicResolvers: { "11.0.0.201": {}, "11.0.0.202": {} },
    now: new Date(start),
  });
  const dns = await serveWorld(world);
  const page = reply({ headers, body: "<!doctype html><title>Shop</title><h1>Shop</h1>" });
  const names = [domain, `www.${domain}`, `api.${domain}`];
  const twins = {
    site: await serveTls({
      address: siteAddress,
      served: chainFor("good", { names }),
      answer: routes({ "/": page, "/robots.txt": reply({ status: 404 }) }),
    }),
    plain: await serveHttp({ address: siteAddress, answer: redirect(`https://${domain}/`) }),
    mail: await serveTcp(takingMail([])),
    rdap: await serveHttp({
      answer: registry({
        [domain]: {
          registered: inDays(-3000).toISOString(),
          expires: inDays(200).toISOString(),
          nameServers: [`NS1.${domain}`, `NS2.${domain}`],
        },
      }),
    }),
    crtsh: await serveHttp({ answer: crtsh([{ names: [domain, `www.${domain}`], ...logged }]) }),
    certspotter: await serveHttp({ answer: certspotter([{ names: [`api.${domain}`], ...logged }]) }),
    ripestat: await serveHttp({
      answer: ripestat({ asns: [64_500], prefix: "11.0.0.0/24", holder: "EXAMPLE - Example Networks", country: "US" }),
    }),
    nothing: await serveHttp({ answer: json({}) }),
  };
  const [one, ...others] = [...dns.resolvers, ...dns.publicResolvers.map(({ server }) => server)];
  return {
    texts: [
      [`http://${at(twins.rdap)}`, "https://rdap.example.com"],
      [at(twins.rdap), "rdap.example.com"],
      [one ?? "", "192.0.2.53"],
      ...others.map((each, index) => [each, `192.0.2.${54 + index}`] as const),
    ],
    fixed: new Set([
      "2025-01-02T03:04:05.000Z",
      "2026-11-20T12:00:00.000Z",
      "2026-11-20T08:00:00.000Z",
      interfaceVersion,
    ]),
    measuring: {
      allow: ["127.0.0.1/32", `${siteAddress}/32`],
      resolvers: dns.resolvers,
      dns: { ...world.outfit, publicResolvers: dns.publicResolvers },
      pins: [
        ...dns.pins,
        ...names.flatMap((host) => [to(host, 443, twins.site), to(host, 80, twins.plain)]),
        to(`mail.${domain}`, 25, twins.mail),
      ],
      authorities: [root.pem],
      // Networks and lists must not become too old to be believed.
      networks: () => Promise.resolve(networksOf(dateIn(-19))),
      sources: {
        rdap: `${twins.rdap.origin}/`,
        crtsh: `${twins.crtsh.origin}/`,
        certspotter: `${twins.certspotter.origin}/v1/`,
        ripestat: `${twins.ripestat.origin}/data/`,
        peeringdb: `${twins.nothing.origin}/`,
      },
    },
    [Symbol.asyncDispose]: async () => {
      for (const twin of Object.values(twins)) await twin.close();
      await dns[Symbol.asyncDispose]();
    },
  };
}

type Place = Pick<Twin, "address" | "port">;

function at({ address, port }: Place): string {
  return `${address}:${port}`;
}

/** A host and port that lead to a twin. */
function to(host: string, port: number, { address, port: toPort }: Place) {
  return { host, port, address, toPort };
}

/** One network with everybody in it: the real data changes with each release. */
function networksOf(asOf: string): Networks {
  const sign = { detected: false, basis: "example list", asOf } as const;
  return {
    asOf,
    parts: [],
    asnOf: () => 64_500,
    find: () => ({
      asn: 64_500,
      name: "EXAMPLE",
      range: { first: "11.0.0.0", last: "11.0.0.255" },
      prefix: "11.0.0.0/24",
    }),
    countryOf: () => "US",
    nameOf: () => "EXAMPLE",
    prefixesOf: () => ["11.0.0.0/24"],
    signs: () => ({ hosting: sign, vpn: sign, tor: sign }),
  };
}
