import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openHouse } from "../../../test/server/account/house.ts";

test("a link shows the watched domains to anyone who has it, and nothing of the account, until it is revoked or expires", async () => {
  const house = await openHouse();
  const [jin, other] = [await house.resident("jin@shop.example"), await house.resident("other@shop.example")];
  await jin.post("/watches", { target: "www.shop.example", checks: ["ssl", "port"], paused: true });
  await other.post("/watches", { target: "other.example", paused: true });
  const made = await jin.post<{ path: string; token: string; id: string }>("/status-links", { expires_in_days: 7 });
  const { path = "", token = "", id = "" } = made.envelope.data ?? {};
  const page = await house.ask(`${path}?lang=ko`);

  // 128 bits or more.
  expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
  expect(page.status).toBe(200);
  expect(page.text).toContain("www.shop.example");
  expect(page.text).not.toMatch(/jin@|other\.example|port<|>port|account\//);
  expect(page.text).not.toContain(id);
  const fields = ["referrer-policy", "cache-control", "x-robots-tag"].map((name) => page.headers.get(name));
  expect(fields).toEqual(["no-referrer", "no-store", "noindex"]);
  expect((await house.ask(`/api/account/shared-status/${token}`)).envelope.data).toEqual({
    targets: [{ target: "www.shop.example", results: [expect.objectContaining({ check: "ssl" })], certificate: null }],
    total: 1,
    next: null,
  });
  // The export names the link, and does not open it.
  const exported = await jin.get<{ statusLinks: readonly object[] }>("/export");
  expect(exported.envelope.data?.statusLinks).toEqual([{ id, expiresAt: expect.stringMatching(/Z$/) as string }]);
  expect(exported.text).not.toContain(token);
  // The token is in no log line; its digest opens nothing.
  expect(house.lines.join("\n")).not.toContain(token);
  expect((await house.ask(`/shared/${id}`)).status).toBe(404);

  expect((await jin.get("/status-links")).text).not.toContain(token);
  expect((await other.post(`/status-links/${id}/revoke`)).status).toBe(404);
  expect((await jin.post(`/status-links/${id}/revoke`)).status).toBe(200);
  const revoked = await house.ask(path);
  expect([revoked.status, revoked.text.includes("shop.example")]).toEqual([404, false]);
  const short = await jin.post<{ path: string }>("/status-links", { expires_in_days: "1" });
  const db = new DatabaseSync(join(house.dataDir, "portcullis.db"));
  db.exec(`update account_link set expires_at = ${Date.now()} where kind = 'status'`);
  db.close();
  expect((await house.ask(short.envelope.data?.path ?? "")).status).toBe(404);
  for (const days of [0, 366]) expect((await jin.post("/status-links", { expires_in_days: days })).status).toBe(400);
});

test("a name that PostgreSQL would refuse is refused before", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");

  for (const query of ["after=%00", "target=%00", "after=%ED%95%9C"])
    expect((await jin.get(`/overview?${query}`)).envelope).toMatchObject({ error: { code: "INVALID_INPUT" } });
  expect((await house.ask(`/api/account/shared-status/%00`)).status).toBe(404);
});

test("a page of many hosts says how many there are, and leads to the others", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const { envelope } = await jin.get<{ id: string }>("");
  const database = new DatabaseSync(join(house.dataDir, "portcullis.db"));
  const insert = database.prepare(
    "insert into watch (id, account, target, domain, checks, every, phase, from_file, created_at) values (?, ?, ?, ?, '', 1, 0, 0, 0)",
  );
  const hosts = Array.from({ length: 203 }, (_, index) => `shop${String(index).padStart(3, "0")}.example`);
  for (const host of hosts) insert.run(host, envelope.data?.id ?? "", host, host);
  database.close();
  const made = await jin.post<{ path: string }>("/status-links", { expires_in_days: 7 });
  const { text: first } = await house.ask(made.envelope.data?.path ?? "");
  expect(first).toContain("200 of 203 domains.");
  expect(first).not.toContain("shop200.example");

  const [, next = ""] = /href="([^"]*after=[^"]*)"/.exec(first) ?? [];
  const { text: second } = await house.ask(next.replaceAll("&amp;", "&"));
  expect(second).toMatch(/shop200\.example[^]*shop202\.example[^]*3 of 203 domains\./);
  expect(second).not.toContain("Next page");
  expect((await house.ask(`${made.envelope.data?.path ?? ""}?after=%00`)).status).toBe(400);
});
