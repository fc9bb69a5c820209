import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Reference } from "../../server/http/openapi/read.ts";
import { openStore } from "../../server/store/open.ts";
import type { ServerConfig } from "../../server/main.ts";
import { main } from "../../src/cli/main.ts";
import { serve, type Service, type Told } from "../server/service.ts";
import { kept, sighting } from "../store/kept.ts";
import { readContract } from "./contract.ts";

const names = Array.from({ length: 5 }, (_, n) => `shop${n}.com`);

/** A data folder in which five shops were seen with one name server. */
async function folder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "portcullis-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  for (const target of names) {
    const observations = [
      sighting(target, "dns:ns", "ns1.host.net"),
      sighting(target, "dns:mx", "mail.host.net"),
      sighting(target, "ssl:issuer", "Example CA"),
    ];
    store.keep(kept({ question: target, target, observations }));
  }
  await store.flush();
  await store.close();
  return dataDir;
}

const known: NonNullable<ServerConfig["keys"]> = {
  find: (key) => Promise.resolve(key === "good" ? { id: "1" } : null),
};

async function stored(config: ServerConfig = {}): Promise<Service> {
  const storing = { dataDir: await folder(), databaseUrl: null, limit: 1e9 };
  return serve({ storing, keys: known, ...config });
}

const withKey = { headers: { authorization: "Bearer good" } };

test("history returns what was observed, as in the reference, and is never cached", async () => {
  const service = await stored();
  const contract = readContract(JSON.parse((await service.ask("/openapi.json")).text) as Reference);

  const [first, second] = [
    await service.ask("/api/util/history?target=https://www.shop1.com/x"),
    await service.ask("/api/util/history?target=shop1.com&lang=ko"),
  ];

  for (const told of [first, second]) {
    expect(contract.complaints({ ...told, path: "/api/util/history", body: told.envelope })).toEqual([]);
    expect(told.envelope).toMatchObject({ ok: true, cached: false, data: { target: "shop1.com", next: null } });
    expect(told.headers.get("cache-control")).toBe("no-store");
  }
  const { kinds } = (first.envelope as { data: { kinds: readonly { kind: string; values: readonly object[] }[] } })
    .data;
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(["dns:mx", "dns:ns", "ssl:issuer"]);
  expect(kinds.find(({ kind }) => kind === "dns:ns")?.values).toEqual([
    { value: "ns1.host.net", firstSeen: "2026-11-24T09:00:00.000Z", lastSeen: "2026-11-24T09:00:00.000Z" },
  ]);
});

test("history pages by cursor, each value once", async () => {
  const service = await stored();
  const seen: string[] = [];
  let cursor = "";

  for (let page = 0; page < 3; page++) {
    const { envelope } = await service.ask<{ kinds: { kind: string }[]; next: string | null }>(
      `/api/util/history?target=shop1.com&limit=1${cursor}`,
    );
    if (!envelope.ok) throw new Error("refused");
    seen.push(...envelope.data.kinds.map(({ kind }) => kind));
    cursor = `&cursor=${envelope.data.next}`;
  }

  expect(seen.toSorted()).toEqual(["dns:mx", "dns:ns", "ssl:issuer"]);
  expect(cursor).toBe("&cursor=null");
});

test("an unknown target gives 200 without entries, and a sentence", async () => {
  const { status, envelope } = await (await stored()).ask("/api/util/history?target=nothing.com");

  expect(status).toBe(200);
  expect(envelope).toMatchObject({
    data: { kinds: [], interpretation: { issues: [{ id: "history.nothing-known" }] } },
  });
});

test.for(["target=2001:db8::1", "target=shop.example", "target=shop.com&cursor=x", "target=shop.com&limit=501", ""])(
  "history of %s is 400",
  async (query) => {
    const { status, envelope } = await (await stored()).ask(`/api/util/history?${query}`);

    expect(status).toBe(400);
    expect(envelope).toMatchObject({ ok: false, error: { code: "INVALID_INPUT" } });
  },
);

test("a client that accepts lines gets the passive-DNS common output format, and the next page in a header", async () => {
  const service = await stored();
  const lines: object[] = [];
  let path: string | undefined = "/api/util/history?target=shop1.com&limit=2";

  while (path !== undefined) {
    const { text, headers }: Told = await service.ask(path, { headers: { accept: "application/x-ndjson" } });
    expect(headers.get("content-type")).toBe("application/x-ndjson");
    expect(headers.get("vary")).toContain("accept");
    expect(headers.get("access-control-expose-headers")).toContain("link");
    lines.push(...text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line) as object])));
    path = /<(?<path>[^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.groups?.["path"];
  }

  const contract = readContract(JSON.parse((await service.ask("/openapi.json")).text) as Reference);
  expect(lines.flatMap((line) => contract.strangeIn("/api/util/history", line))).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual({
    rrname: "shop1.com",
    rrtype: "NS",
    rdata: "ns1.host.net",
    time_first: 1_795_510_800,
    time_last: 1_795_510_800,
  });
});

test("a failed request for lines gets an envelope", async () => {
  const { status, envelope } = await (
    await stored()
  ).ask("/api/util/history?target=::1", {
    headers: { accept: "application/x-ndjson" },
  });

  expect([status, envelope.ok]).toEqual([400, false]);
});

test("pivot needs a key", async () => {
  const service = await stored();
  const path = "/api/util/pivot?kind=dns:ns&value=ns1.host.net";

  const [without, wrong, good] = [
    await service.ask(path),
    await service.ask(path, { headers: { authorization: "Bearer bad" } }),
    await service.ask(path, withKey),
  ];

  expect([without.status, wrong.status, good.status]).toEqual([401, 401, 200]);
  expect(without.envelope).toMatchObject({ error: { code: "API_KEY_REQUIRED" } });
  expect(without.headers.get("www-authenticate")).toBe("Bearer");
  expect(wrong.envelope).toMatchObject({ error: { code: "INVALID_API_KEY", reason: "unknown" } });
});

test("pivot finds every domain once, for any spelling of the value, and counts them on every page", async () => {
  const service = await stored();
  const contract = readContract(JSON.parse((await service.ask("/openapi.json")).text) as Reference);
  const found: string[] = [];
  let cursor: string | null = "";

  while (cursor !== null) {
    const more: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const path = `/api/util/pivot?kind=dns:ns&value=NS1.Host.net.&limit=2${more}`;
    const told = await service.ask<{ total: number; domains: { domain: string }[]; next: string | null }>(
      path,
      withKey,
    );
    expect(contract.complaints({ ...told, path: "/api/util/pivot", body: told.envelope })).toEqual([]);
    if (!told.envelope.ok) throw new Error("refused");
    const { data } = told.envelope;
    expect(data).toMatchObject({ kind: "dns:ns", value: "ns1.host.net", total: 5, shared: false });
    found.push(...data.domains.map(({ domain }) => domain));
    cursor = data.next;
  }

  expect(found.toSorted()).toEqual(names);
});

test("a server without a store says so", async () => {
  const { status, envelope } = await (await serve()).ask("/api/util/history?target=shop.com");

  expect(status).toBe(503);
  expect(envelope).toMatchObject({ error: { code: "UPSTREAM_ERROR", reason: "store.absent" } });
});

test("the page of history shows the values", async () => {
  const { status, text } = await (await stored()).ask("/tools/history?target=shop1.com");

  expect(status).toBe(200);
  expect(text).toContain("ns1.host.net");
  expect(text).toContain("Every request reads the store.");
});

test("beside a later page of history the form asks for the first page, since a cursor belongs to one target", async () => {
  const service = await stored();
  const first = await service.ask("/tools/history?target=shop1.com&limit=1");
  const next = /href="(?<path>[^"]+cursor=[^"]+)">Next page/.exec(first.text)?.groups?.["path"] ?? "";
  const { status, text } = await service.ask(next.replaceAll("&amp;", "&"));

  expect(status).toBe(200);
  expect(text).toMatch(/<input[^>]* name="limit"[^>]* value="1"/);
  expect(text).toContain('name="cursor"');
  expect(text).not.toMatch(/<input[^>]* name="cursor"[^>]* value="/);
});

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function run(...args: readonly string[]): Promise<Said> {
  let [out, err] = ["", ""];
  const io = {
    out: (text: string) => void (out += text),
    err: (text: string) => void (err += text),
    env: {},
    width: 80,
  };
  const code = await main(args, io as never);
  return { code, out, err };
}

test("the command line reads a data folder, and asks a server", async () => {
  const dataDir = await folder();
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });

  const here = await run("history", "www.shop1.com", "--data-dir", dataDir);
  const there = await run("history", "www.shop1.com", "--server", service.url);

  expect([here.code, there.code]).toEqual([0, 0]);
  expect(here.out).toContain("ns1.host.net");
  expect(there.out).toBe(here.out);
});

test("a pivot over a folder of one's own needs no key; over a server it does", async () => {
  const dataDir = await folder();
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const asked = ["pivot", "ns1.host.net", "--kind", "dns:ns"];

  const here = await run(...asked, "--data-dir", dataDir, "--json");
  const there = await run(...asked, "--server", service.url);

  expect(here.code).toBe(0);
  expect(JSON.parse(here.out)).toMatchObject({ ok: true, data: { total: 5 } });
  expect(there.code).toBe(2);
  expect(there.err).toContain("needs an API key");
});

test("without a server or a folder the command line says which one is missing", async () => {
  const { code, err } = await run("history", "shop.com");

  expect(code).toBe(2);
  expect(err).toContain("--server");
  expect(err).toContain("--data-dir");
});

test("a folder without a store is named", async () => {
  const { code, err } = await run("history", "shop.com", "--data-dir", "/nowhere/at/all");

  expect(code).toBe(2);
  expect(err).toContain("/nowhere/at/all");
});
