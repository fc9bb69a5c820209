import { join } from "node:path";
import { expect, test } from "vitest";
import { http, type HttpRaw } from "../../src/checks/http/index.ts";
import { changesBetween } from "../../src/core/changes/between.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { openChanges } from "../../server/monitoring/changes/states.ts";
import { openStore } from "../../server/store/open.ts";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import { recordResult } from "../changes/record.ts";
import { measure, keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { portcullis } from "../cli/terminal.ts";
import { serve } from "../server/service.ts";
import { goodHeaders, rawOf } from "../http/raw.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { readContract } from "./contract.ts";

const minute = 60_000;

/** A page with HSTS, and later without. */
async function results() {
  let headers = ["Strict-Transport-Security: max-age=31536000; includeSubDomains", "X-Frame-Options: DENY"];
  const twin = await keep(serveTls({ answer: (...question) => reply({ headers })(...question) }));
  const ask = () => measure(http, { url: `https://localhost:${twin.port}/` });
  const before = await ask();
  headers = ["X-Frame-Options: DENY"];
  return { before, after: await ask() };
}

/** A data folder in which the monitoring saw a header disappear. */
async function watched(): Promise<string> {
  const dataDir = folderWith({});
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  const { before, after } = await results();
  const [target, domain] = ["www.shop.com", "shop.com"];
  const adding = { account: "operator", isPaused: false, isFromFile: false, isSpread: false } as const;
  await addWatch(store, { target, domain, checks: ["http"], every: 86_400_000 }, adding, 0);
  const changes = openChanges(store);
  const start = Date.parse("2026-11-24T09:00:00Z");
  for (const [minutes, { raw, verdict }] of [
    [0, before],
    [10, after],
    [30, after],
  ] as const) {
    const observedAt = start + minutes * minute;
    await recordResult(store, changes, {
      watch: { id: "w", account: "operator", target, domain, mutedUntil: null },
      target,
      check: "http",
      result: { check: "http", version: http.version, target, question: target, raw, verdict, observedAt },
      previous: null,
      at: observedAt,
    });
  }
  await store.close();
  return dataDir;
}

test("a missing header is a regression with its name, and an unchanged page is not", async () => {
  const { before, after } = await results();
  const moves = changesBetween(http, before, after);

  expect(moves.filter(({ direction }) => direction === "worse").length).toBeGreaterThan(0);
  expect(JSON.stringify(moves)).toContain("strict-transport-security");
  expect(changesBetween(http, after, after)).toEqual([]);
});

const seen = (raw: HttpRaw) => ({ raw, verdict: http.judge(raw, http.input.parse({ url: raw.url })) });

const lost = [
  ["referrer-policy", "low"],
  ["content-security-policy", "high"],
  ["strict-transport-security", "medium"],
  ["x-content-type-options", "medium"],
  ["x-frame-options", "medium"],
] as const;

test.for(lost)("a lost %s is one change of severity %s, beside the grade", ([name, severity]) => {
  const headers = {
    ...goodHeaders,
    "content-security-policy": "default-src 'none'; form-action 'none'; base-uri 'none'",
  };
  const left = Object.entries(headers).filter((pair) => pair[0] !== name);
  const moves = changesBetween(http, seen(rawOf(headers)), seen(rawOf(left))).filter(({ field }) => field !== "grade");

  expect(moves).toMatchObject([{ field: "header", subject: name, to: null, direction: "worse", severity }]);
});

test("a weakened header has the severity of its worst finding", () => {
  const weak = { ...goodHeaders, "content-security-policy": "default-src 'self' 'unsafe-inline'" };
  const moves = changesBetween(http, seen(rawOf(goodHeaders)), seen(rawOf(weak)));

  expect(moves.map(({ field, severity }) => [field, severity])).toEqual([
    ["header", "high"],
    ["grade", "medium"],
  ]);
});

test("the API returns changes as in the reference and as lines, and the command line shows them", async () => {
  const dataDir = await watched();
  const service = await serve({ storing: { dataDir, databaseUrl: null, limit: 1e9 } });
  const contract = readContract(JSON.parse((await service.ask("/openapi.json")).text) as Reference);

  const answer = await service.ask("/api/util/changes?query=https://www.shop.com/x&lang=ko");
  const lines = await service.ask("/api/util/changes?query=shop.com", { headers: { accept: "application/x-ndjson" } });
  const typed = await portcullis(["changes", "shop.com", "--data-dir", dataDir]);

  expect(contract.complaints({ ...answer, path: "/api/util/changes", body: answer.envelope })).toEqual([]);
  expect(answer.envelope).toMatchObject({
    ok: true,
    cached: false,
    data: { domain: "shop.com", watched: true, next: null },
  });
  const { changes, interpretation } = (answer.envelope as unknown as { data: Record<string, never> })
    .data as unknown as {
    changes: readonly { field: string; subject: string; direction: string; target: string }[];
    interpretation: { status: string; issues: readonly { id: string; cause: string }[] };
  };
  expect(changes).toContainEqual(expect.objectContaining({ target: "www.shop.com", direction: "worse" }));
  expect(interpretation.status).not.toBe("pass");
  expect(interpretation.issues[0]?.cause).toMatch(/나빠졌습니다/);
  expect(lines.text.trim().split("\n")).toHaveLength(changes.length);
  expect(typed.code).toBe(0);
  expect(typed.out).toContain("www.shop.com");
});

test("an unwatched domain gives 200 without changes, and a sentence on how to start", async () => {
  const service = await serve({ storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 } });
  const { status, envelope } = await service.ask("/api/util/changes?query=nothing.com");

  expect(status).toBe(200);
  expect(envelope).toMatchObject({
    data: { changes: [], watched: false, interpretation: { status: "pass", issues: [{ id: "changes.not-watched" }] } },
  });
});

test.for(["query=com", "query=192.0.2.1", "query=shop.com&cursor=x", "query=shop.com&limit=0", ""])(
  "changes of %s is 400",
  async (query) => {
    const service = await serve({ storing: { dataDir: folderWith({}), databaseUrl: null, limit: 1e9 } });
    const { status, envelope } = await service.ask(`/api/util/changes?${query}`);

    expect([status, envelope.ok]).toEqual([400, false]);
  },
);
