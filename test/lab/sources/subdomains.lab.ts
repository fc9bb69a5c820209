import { readFileSync } from "node:fs";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { SubdomainsRaw } from "../../../src/checks/subdomains/index.ts";
import { serveWorld } from "../../dns/world/serve.ts";
import { openWorld } from "../../dns/world.ts";
import { keep } from "../../engine.ts";
import { certspotter, crtsh } from "../../twins/ct.ts";
import { serveHttp } from "../../twins/http.ts";
import { temporaryFolder } from "../machines/process.ts";

const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** New enough for its CAA records to be asked for. */
const logged = [{ names: ["www.shop.com", "*.dev.shop.com"], from: yesterday, issuer: "O=DigiCert Inc, CN=X" }];

test("as the system sees it, only the sources and the configured resolver are contacted", async () => {
  const [one, two] = await Promise.all([
    keep(serveHttp({ answer: crtsh(logged) })),
    keep(serveHttp({ answer: certspotter(logged) })),
  ]);
  await using dns = await serveWorld(
    openWorld({ zones: { "shop.com": '@ A 11.0.0.80\nwww A 11.0.0.80\n@ CAA 0 issue "letsencrypt.org"' } }),
  );
  const calls = join(temporaryFolder("subdomains"), "calls");
  const traced = ["-f", "-e", "trace=connect,sendto,sendmsg,sendmmsg,bind", "-o", calls];
  const resolvers = dns.resolvers.flatMap((each) => ["--resolver", each]);
  const command = [process.execPath, "src/cli/index.ts", "subdomains", "shop.com", "--json", ...resolvers];
  const child = spawn("strace", [...traced, ...command], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORTCULLIS_SOURCE_CRTSH: `${one.origin}/`,
      PORTCULLIS_SOURCE_CERTSPOTTER: `${two.origin}/v1/`,
    },
  });
  const { raw } = (JSON.parse(await text(child.stdout)) as { readonly data: { readonly raw: SubdomainsRaw } }).data;
  const ports = [one.port, two.port, ...dns.resolvers.map((each) => Number(each.split(":").at(-1)))];

  expect(raw).toMatchObject({ total: 1, wildcards: { total: 1 } });
  expect(raw.recent.map(({ caa }) => caa)).toMatchObject([{ state: "found", at: "shop.com" }, { state: "found" }]);
  expect(new Set(destinationsIn(readFileSync(calls, "utf8")))).toEqual(
    new Set(ports.map((port) => `127.0.0.1 ${port}`)),
  );
});

/** Every place that a program connects to or sends to, in the words of strace; sockets of files are none. */
function destinationsIn(calls: string): readonly string[] {
  return calls.split("\n").flatMap((line) => {
    const port = /sin6?_port=htons\((?<port>\d+)\)/.exec(line)?.groups?.["port"];
    const address = /inet_(?:addr\("|pton\(AF_INET6, ")(?<address>[^"]+)"/.exec(line)?.groups?.["address"];
    return port === undefined || /\bbind\(/.test(line) ? [] : [`${address} ${port}`];
  });
}
