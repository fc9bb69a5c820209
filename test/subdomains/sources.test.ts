import { join } from "node:path";
import { expect, test } from "vitest";
import type { SubdomainsRaw } from "../../src/checks/subdomains/index.ts";
import { portcullis, type Outcome } from "../cli/terminal.ts";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld } from "../dns/world.ts";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { certspotter, crtsh, crtshText, errorPage, halfway, manyRows, silence, type Logged } from "../twins/ct.ts";
import { serveHttp, type HttpTwin } from "../twins/http.ts";
import { reply, type Answer } from "../twins/raw-http.ts";

interface Scene {
  readonly crtsh?: Answer;
  readonly certspotter?: Answer;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Seen extends Outcome {
  readonly raw: SubdomainsRaw;
  readonly twins: Readonly<Record<"crtsh" | "certspotter", HttpTwin>>;
  readonly failure: unknown;
}

const lastMonth = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;

const logged: readonly Logged[] = Array.from({ length: 7 }, (_, index) => ({
  names: [`host${index}.shop.com`],
  from: lastMonth,
  until: nextYear,
}));

/** Runs the command against twins of both sources and a small Internet, all on the loopback. */
async function run(scene: Scene = {}): Promise<Seen> {
  const twins = {
    crtsh: await keep(serveHttp({ answer: scene.crtsh ?? crtsh(logged) })),
    certspotter: await keep(serveHttp({ answer: scene.certspotter ?? certspotter(logged, { page: 3 }) })),
  };
  await using dns = await serveWorld(openWorld({ zones: { "shop.com": '@ CAA 0 issue "letsencrypt.org"' } }));
  const env = {
    PORTCULLIS_SOURCE_CRTSH: `${twins.crtsh.origin}/`,
    PORTCULLIS_SOURCE_CERTSPOTTER: `${twins.certspotter.origin}/v1/`,
    ...scene.env,
  };
  const resolvers = dns.resolvers.flatMap((each) => ["--resolver", each]);
  const args = ["subdomains", "www.shop.com", ...resolvers, ...(scene.args ?? ["--json"])];
  const outcome = await portcullis(args, { env });
  const envelope = (outcome.out.startsWith("{") ? JSON.parse(outcome.out) : {}) as {
    readonly data?: { readonly raw: SubdomainsRaw } | null;
    readonly error?: unknown;
  };
  return { ...outcome, twins, raw: envelope.data?.raw as SubdomainsRaw, failure: envelope.error };
}

function statusesOf({ raw }: Seen): readonly unknown[] {
  return raw.sources.map(({ status, reason, detail }) =>
    [status, reason, detail].filter((each) => each !== null).join(" "),
  );
}

test("a subdomain is reduced, and all pages of Cert Spotter are read", async () => {
  const seen = await run();

  expect(seen.code).toBe(0);
  expect(seen.raw).toMatchObject({ domain: "shop.com", total: 7, valid: 7 });
  expect(statusesOf(seen)).toEqual(["complete", "complete"]);
  expect(seen.twins.crtsh.asked.map(({ path }) => path)).toEqual(["/?q=%25.shop.com&output=json&deduplicate=Y"]);
  expect(seen.twins.certspotter.asked.map(({ path }) => /after=\d+/.exec(path)?.[0])).toEqual([
    undefined,
    "after=3",
    "after=6",
    "after=7",
  ]);
});

test("the operator's key is sent only to Cert Spotter", async () => {
  const { twins } = await run({ env: { PORTCULLIS_KEY_CERTSPOTTER: "key-12345678" } });
  expect(twins.certspotter.asked.map(({ headers }) => headers.get("authorization"))).toContain("Bearer key-12345678");
  expect(twins.crtsh.asked.map(({ headers }) => headers.get("authorization"))).toEqual([undefined]);
});

test("a key may be in a file, and not in both places", async () => {
  const path = join(folderWith({ key: "key-from-file-1\n" }), "key");
  const { twins } = await run({ env: { PORTCULLIS_KEY_CERTSPOTTER_FILE: path } });
  expect(twins.certspotter.asked.map(({ headers }) => headers.get("authorization"))).toContain(
    "Bearer key-from-file-1",
  );
  const both = { PORTCULLIS_KEY_CERTSPOTTER_FILE: path, PORTCULLIS_KEY_CERTSPOTTER: "key-12345678" };
  const { code, err } = await portcullis(["subdomains", "shop.com"], { env: both });
  expect({ code, shown: err.includes("key-12345678") }).toEqual({ code: 2, shown: false });
});

/** A run that ends before a source is asked again. */
const brief = ["--json", "--timeout", "1"];

const badGateway = reply({ status: 502, reason: "Bad Gateway", body: "<html>502</html>" });

test.for<[what: string, scene: Scene, statuses: readonly string[], total: number]>([
  ["a page instead of a list", { crtsh: errorPage, args: brief }, ["failed source.malformed not-rows", "complete"], 7],
  ["an empty list", { crtsh: reply({ body: "[]" }), args: brief }, ["failed source.malformed empty", "complete"], 7],
  ["502", { crtsh: badGateway, args: ["--json", "--timeout", "30"] }, ["failed source.status 502", "complete"], 7],
  ["silence", { crtsh: silence, args: brief }, ["failed timeout.source", "complete"], 7],
  [
    "a limit",
    { certspotter: reply({ status: 429, reason: "-", headers: ["Retry-After: 60"] }) },
    ["complete", "failed source.rate-limited 60"],
    7,
  ],
])("%s is reported as such", async ([, scene, statuses, total]) => {
  const seen = await run(scene);
  expect(statusesOf(seen)).toEqual(statuses);
  expect(seen.raw.total).toBe(total);
  expect(seen.out).toContain("subdomains.source-incomplete");
});

test("a partial answer counts as far as it was received", async () => {
  const seen = await run({ crtsh: halfway(logged), certspotter: badGateway, args: brief });
  expect(seen.raw?.sources[0]).toMatchObject({ status: "partial", certificates: 7 });
  expect(seen.code).toBe(3);
});

test("a temporary error of crt.sh is retried", async () => {
  let asked = 0;
  const seen = await run({
    crtsh: (...at) => (asked++ === 0 ? badGateway : crtsh(logged))(...at),
  });
  expect(statusesOf(seen)).toEqual(["complete", "complete"]);
});

test("where no source answers in time, the failure says so", async () => {
  const { code, failure } = await run({ crtsh: silence, certspotter: silence, args: ["--json", "--timeout", "1"] });
  expect(code).toBe(3);
  expect(failure).toMatchObject({ code: "UPSTREAM_TIMEOUT", reason: "timeout.sources" });
});

test("more rows than fit into memory at once are read as they come", async () => {
  const seen = await run({ crtsh: manyRows(5000, "shop.com"), args: ["--json", "--limit", "5"] });
  expect(seen.raw).toMatchObject({ total: 5007, sources: [{ status: "complete", certificates: 5000 }, {}] });
  expect(seen.raw.names).toHaveLength(5);
});

test("a person sees the newest names in a table, within 80 columns", async () => {
  const { out } = await run({
    crtsh: reply({ body: crtshText([...logged, { names: ["*.shop.com", "vpn.shop.com"] }]) }),
    args: [],
  });
  expect(out).toMatch(/crt\.sh +complete/);
  expect(out).toContain("vpn.shop.com");
  expect(out).toContain("subdomains.systems-named");
  expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
});
