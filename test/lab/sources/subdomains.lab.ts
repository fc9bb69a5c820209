import { expect, test } from "vitest";
import type { SubdomainsRaw } from "../../../src/checks/subdomains/index.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import { openWorld } from "../../dns/world.ts";
import { keep } from "../../engine.ts";
import { certspotter, crtsh } from "../../twins/ct.ts";
import { serveHttp } from "../../twins/http.ts";
import { traced } from "../machines/traced.ts";

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Recent enough for a CAA lookup. */
const logged = [{ names: ["www.shop.com", "*.dev.shop.com"], from: yesterday, issuer: "O=DigiCert Inc, CN=X" }];

test("as the system sees it, only the sources and the configured resolver are contacted", async () => {
  const [one, two] = await Promise.all([
    keep(serveHttp({ answer: crtsh(logged) })),
    keep(serveHttp({ answer: certspotter(logged) })),
  ]);
  await using dns = await serveWorld(
    openWorld({ zones: { "shop.com": '@ A 11.0.0.80\nwww A 11.0.0.80\n@ CAA 0 issue "letsencrypt.org"' } }),
  );
  const resolvers = dns.resolvers.flatMap((each) => ["--resolver", each]);
  const { out, destinations } = await traced(["subdomains", "shop.com", "--json", ...resolvers], {
    env: { PORTCULLIS_SOURCE_CRTSH: `${one.origin}/`, PORTCULLIS_SOURCE_CERTSPOTTER: `${two.origin}/v1/` },
  });
  const { raw } = (JSON.parse(out) as { readonly data: { readonly raw: SubdomainsRaw } }).data;
  const ports = [one.port, two.port, ...dns.resolvers.map((each) => Number(each.split(":").at(-1)))];

  expect(raw).toMatchObject({ total: 1, wildcards: { total: 1 } });
  expect(raw.recent.map(({ caa }) => caa)).toMatchObject([{ state: "found", at: "shop.com" }, { state: "found" }]);
  expect(destinations).toEqual(new Set(ports.map((port) => `127.0.0.1 ${port}`)));
});
