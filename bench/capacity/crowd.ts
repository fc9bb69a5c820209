import type { ServerConfig } from "../../server/main.ts";
import { serveWorld } from "../../test/dns/world/serve.ts";
import { openWorld } from "../../test/dns/world.ts";
import { redirect } from "../../test/twins/answers.ts";
import { serveHttp } from "../../test/twins/http.ts";
import { chainFor, root } from "../../test/twins/pki/pki.ts";
import { reply } from "../../test/twins/raw-http.ts";
import { serveTls } from "../../test/twins/tls.ts";

/** Many sites in a signed zone, with a name server and public resolvers. */
export interface Crowd extends AsyncDisposable {
  /** Names with a site. */
  readonly hosts: readonly string[];
  /** What a process needs to reach them, as plain data. */
  readonly measuring: NonNullable<ServerConfig["measuring"]>;
}

/** A page of 43 kB. */
const body = `<!doctype html><title>A site</title>${"<p>Text of a page of usual size.</p>\n".repeat(1200)}`;

/** Opens this many sites. */
export async function openCrowd(count: number): Promise<Crowd> {
  const hosts = Array.from({ length: count }, (_, at) => `site${at}.crowd.example`);
  const records = hosts.map((host, at) => `${host}. A 127.1.${at >> 7}.${(at & 127) + 1}`);
  const world = openWorld({
    zones: { "crowd.example": records.join("\n") },
    publicResolvers: { "11.0.0.201": {}, "11.0.0.202": {} },
    now: new Date(),
  });
  const dns = await serveWorld(world);
  const site = await serveTls({ served: chainFor("good", { names: ["*.crowd.example"] }), answer: reply({ body }) });
  const plain = await serveHttp({ answer: redirect("https://site0.crowd.example/") });
  return {
    hosts,
    measuring: {
      authorities: [root.pem],
      allow: ["127.0.0.0/8"],
      resolvers: dns.resolvers,
      dns: { ...world.outfit, publicResolvers: dns.publicResolvers },
      pins: [
        ...dns.pins,
        ...hosts.flatMap((host) => [
          { host, port: 443, address: site.address, toPort: site.port },
          { host, port: 80, address: plain.address, toPort: plain.port },
        ]),
      ],
    },
    async [Symbol.asyncDispose]() {
      for (const twin of [site, plain]) await twin.close();
      await dns[Symbol.asyncDispose]();
    },
  };
}
