import { expect, onTestFinished, test } from "vitest";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { emailHeader, type EmailHeaderRaw } from "../../src/checks/email-header/index.ts";
import type { AnyCheck, Answer } from "../../src/core/check.ts";
import type { Success } from "../../src/core/result/envelope.ts";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld } from "../dns/world.ts";
import { letter, mailWorld, signed, throughGmail } from "../mail/samples.ts";
import { serve, type Told } from "../server/service.ts";
import { readContract } from "./contract.ts";

const checks = [emailHeader] as readonly AnyCheck[];
const contract = readContract(openapi(checks) as Reference);
const path = "/api/util/email-header";

async function post(body: string, query = "", world = openWorld(mailWorld)): Promise<Told<Answer<EmailHeaderRaw>>> {
  const served = await serveWorld(world);
  onTestFinished(() => served[Symbol.asyncDispose]());
  const service = await serve({ checks, measuring: { resolvers: served.resolvers } });
  return service.ask<Answer<EmailHeaderRaw>>(path + query, {
    method: "POST",
    body,
    headers: { "content-type": "application/json" },
  });
}

test("a header is sent in a body, and answered with its path, sender and findings", async () => {
  const headers = throughGmail(await signed(letter(), "shop.com"));

  const told = await post(JSON.stringify({ headers }), "?lang=ko");

  const { data } = told.envelope as Success<Answer<EmailHeaderRaw>>;
  expect(told.status).toBe(200);
  expect(told.headers.get("cache-control")).toBe("no-store");
  expect(data.raw).toMatchObject({
    hopsTotal: 2,
    trustBoundaryHop: { address: "44.1.2.5" },
    spf: { currentResult: "pass" },
    dkim: [{ domain: "shop.com" }],
    dmarc: { policy: "reject" },
  });
  expect(data.interpretation.kpis.map(({ id }) => id)).toEqual([
    "from",
    "border",
    "receiver",
    "spf",
    "dkim",
    "dmarc",
    "arc",
    "hops",
    "duration",
  ]);
  expect(data.interpretation.kpis.find(({ id }) => id === "hops")?.label).toBe("홉 수");
  expect(contract.complaints({ path, status: told.status, headers: told.headers, body: told.envelope })).toEqual([]);
});

const largest = `From: a@shop.com\r\nX: ${"é".repeat(120_000)}`;

test.for<[what: string, body: string, status: number, says: RegExp]>([
  ["no header", JSON.stringify({}), 400, /headers is missing/],
  ["another name", JSON.stringify({ header: "From: a@shop.com" }), 400, /headers/],
  [
    "the language",
    JSON.stringify({ headers: "From: a@shop.com", lang: "ko" }),
    400,
    /Unknown parameter lang\. Send it in the query/,
  ],
  [
    "another question",
    JSON.stringify({ domain: "shop.com" }),
    400,
    /Unknown parameter domain\. The body may contain headers\./,
  ],
  ["a text without a field", JSON.stringify({ headers: "hello" }), 400, /headers must be the header of a message/],
  ["no text", JSON.stringify({ headers: 1 }), 400, /headers/],
  ["a header that is too long", JSON.stringify({ headers: `${largest}${"x".repeat(100_000)}` }), 400, /256 kB/],
  ["a body that is too large", JSON.stringify({ headers: "a".repeat(2_100_000) }), 413, /2048 kB/],
  ["a large header", JSON.stringify({ headers: largest }), 200, /shop\.com/],
])("%s", async ([, body, status, says]) => {
  const told = await post(body);

  expect(told.status).toBe(status);
  expect(told.text).toMatch(says);
  expect(contract.complaints({ path, status, headers: told.headers, body: told.envelope })).toEqual([]);
});

test("the log contains no part of a message", async () => {
  const service = await serve({ checks });
  await service.ask(path, {
    method: "POST",
    body: JSON.stringify({ headers: throughGmail(letter({ Subject: "secret plans" })) }),
    headers: { "content-type": "application/json" },
  });

  expect(service.lines.join("")).toContain("email-header");
  expect(service.lines.join("")).not.toMatch(/secret|shop\.com|bob@/);
});
