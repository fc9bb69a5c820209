import { expect, test } from "vitest";
import { badgeOf } from "../../server/pages/badges/badge.ts";
import type { Interpretation } from "../../src/core/result/interpretation.ts";
import { shield } from "../../src/report/shield.ts";
import { serve } from "../server/service.ts";
import { openStoreDouble } from "../server/store/double.ts";
import { hostile } from "./hostile.ts";
import { scripted, send } from "./scripted.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-24T12:00:00.000Z");

type Judged = Pick<Interpretation, "status" | "grade" | "score">;

test.for<readonly [judged: Judged | null, days: number, message: string, colour: string]>([
  [{ status: "pass", grade: "A+", score: 100 }, 0, "A+", "#1a7f37"],
  [{ status: "warn", grade: "C", score: 60 }, 6.9, "C", "#8a6100"],
  [{ status: "fail", score: 12.4 }, 0, "12 of 100", "#c62828"],
  [{ status: "pass" }, 0, "good", "#1a7f37"],
  [{ status: "pass", grade: "A" }, 12, "A, 12 days ago", "#595959"],
  [null, 0, "unknown", "#595959"],
])("a result %o of %d days ago is the badge %s %s", ([judged, days, message, colour]) => {
  const data = { raw: {}, interpretation: { summary: "", kpis: [], issues: [], ...judged } } as never;

  const badge = badgeOf("ssl", judged && { data, observedAt: now - days * day }, "en", now);

  expect(badge).toEqual({ label: "TLS", message, colour });
});

test.for(hostile)("a badge of %j is text", (text) => {
  const svg = shield({ label: text, message: text, colour: "#1a7f37" });

  expect(svg.match(/<[a-z]+/g)).toEqual(["<svg", "<title", "<rect", "<rect", "<rect", "<g", "<text", "<text"]);
});

test("a badge is the stored result, for any site and for shields.io, and measures nothing", async () => {
  const ssl = scripted("ssl", "host");
  ssl.finish();
  ssl.findNext({ status: "pass", grade: "A", findings: [] });
  const service = await serve({ checks: [ssl.check, scripted("port", "host").check], store: openStoreDouble() });

  const before = await service.ask("/badge/ssl/shop.com.svg");
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");
  const after = await service.ask("/badge/ssl/shop.com.svg");
  const json = await service.ask("/badge/ssl/shop.com.json?lang=ko");

  expect([before.status, before.text.includes("TLS: unknown"), after.text.includes("TLS: A")]).toEqual([
    200,
    true,
    true,
  ]);
  expect(after.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(after.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(JSON.parse(json.text)).toEqual({ schemaVersion: 1, label: "TLS", message: "A", color: "#1a7f37" });
  expect(ssl.runs()).toBe(1);
  for (const path of ["port/shop.com.svg", "ssl/shop.com", "ssl/192.0.2.1.svg", "constructor/shop.com.svg"])
    expect([path, (await service.ask(`/badge/${path}`)).status]).toEqual([path, 404]);
  expect((await service.ask("/report/shop.com")).text).toContain(
    "[![TLS]($SERVER/badge/ssl/shop.com.svg)]($SERVER/report/shop.com)",
  );
});

test("a site whose owner opted out looks like one that was never measured", async () => {
  const ssl = scripted("ssl", "host");
  ssl.finish();
  const measuring = { optOut: { domains: ["shop.com"], networks: [] } };
  const service = await serve({ checks: [ssl.check], store: openStoreDouble(), measuring });
  await send(service, "shop.com");
  await service.ask("/report/shop.com/events");

  expect((await service.ask("/badge/ssl/shop.com.svg")).text).toContain("TLS: unknown");
});

test("badges have a rate limit of their own", async () => {
  const service = await serve({ checks: [scripted("ssl", "host").check], rateLimit: 1 });
  const ask = async (): Promise<number> => (await service.ask("/badge/ssl/shop.com.json")).status;

  const first = await Promise.all(Array.from({ length: 300 }, ask));

  expect([new Set(first), await ask()]).toEqual([new Set([200]), 429]);
});
