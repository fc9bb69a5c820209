import { expect, test } from "vitest";
import type { ExposureRaw } from "../../../src/checks/exposure/index.ts";
import type { PhishingRaw } from "../../../src/checks/phishing/index.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import { openWorld } from "../../dns/world.ts";
import { keep } from "../../engine.ts";
import { redirect } from "../../twins/answers.ts";
import { certspotter, crtsh } from "../../twins/ct.ts";
import { serveHttp } from "../../twins/http.ts";
import { reply } from "../../twins/raw-http.ts";
import { traced } from "../machines/traced.ts";

/** Hosts that do not exist publicly. */
const zones = {
  "shop.com": [
    "www A 11.0.0.80",
    "vpn A 10.1.2.3",
    "admin A 127.0.0.1",
    "dev A 192.168.7.7",
    "meta A 169.254.169.254",
    "six AAAA fd00::1",
    "alias CNAME vpn.shop.com.",
  ].join("\n"),
};

/** A world, a site in it that redirects to a private host, and registries without data. */
async function stage() {
  const dns = await serveWorld(openWorld({ zones }));
  const site = await keep(serveHttp({ answer: redirect("http://vpn.shop.com/") }));
  const registry = await keep(serveHttp({ answer: reply({ status: 404, body: "{}" }) }));
  const resolvers = dns.resolvers.flatMap((each) => ["--resolver", each]);
  // A closed port: 1, the TCP multiplexer of RFC 1078.
  const pins = [`www.shop.com:80:127.0.0.1:${site.port}`, "www.shop.com:443:127.0.0.1:1"];
  const ports = [1, site.port, registry.port, ...dns.resolvers.map((each) => Number(each.split(":").at(-1)))];
  return {
    options: ["--json", ...resolvers, ...pins.flatMap((each) => ["--resolve", each])],
    env: { PORTCULLIS_SOURCE_RDAP: `${registry.origin}/` },
    mayBe: new Set(ports.map((port) => `127.0.0.1 ${port}`)),
    site,
    [Symbol.asyncDispose]: () => dns[Symbol.asyncDispose](),
  };
}

/** The data of an answer of the command line. */
function rawIn(out: string): unknown {
  return (JSON.parse(out) as { readonly data: { readonly raw: unknown } }).data.raw;
}

test.for([
  "http://vpn.shop.com/a http://admin.shop.com/b http://meta.shop.com/latest http://six.shop.com/c http://www.shop.com/d",
  "http://10.0.0.9/a http://[::1]/b http://127.0.0.1:22/c http://0x7f.1/d http://169.254.169.254/latest",
])("no link of a message leads into a private network: %s", async (message) => {
  await using world = await stage();

  const { out, destinations } = await traced(["phishing", "-", ...world.options], { env: world.env, input: message });

  const { links } = rawIn(out) as PhishingRaw;
  expect(links).toHaveLength(5);
  expect(links.map(({ page }) => page.state)).toEqual(links.map(() => "failed"));
  expect([...destinations].filter((each) => !world.mayBe.has(each))).toEqual([]);
});

test("no host of a domain that is in a private network is opened, and no redirect leads there", async () => {
  await using world = await stage();
  const names = ["www", "vpn", "admin", "dev", "meta", "six", "alias"].map((label) => `${label}.shop.com`);
  const [one, two] = [
    await keep(serveHttp({ answer: crtsh([{ names }]) })),
    await keep(serveHttp({ answer: certspotter([]) })),
  ];

  const { out, destinations } = await traced(["exposure", "shop.com", ...world.options], {
    env: {
      ...world.env,
      PORTCULLIS_SOURCE_CRTSH: `${one.origin}/`,
      PORTCULLIS_SOURCE_CERTSPOTTER: `${two.origin}/v1/`,
    },
  });

  const mayBe = new Set([...world.mayBe, `127.0.0.1 ${one.port}`, `127.0.0.1 ${two.port}`]);
  const { hosts } = rawIn(out) as ExposureRaw;
  expect(hosts.length).toBeGreaterThan(0);
  expect(world.site.asked.length).toBeGreaterThan(0);
  expect([...destinations].filter((each) => !mayBe.has(each))).toEqual([]);
});
