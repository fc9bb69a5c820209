import { expect, test } from "vitest";
import { z } from "zod";
import { openapi } from "../../server/http/openapi/document.ts";
import { librarySource } from "../../scripts/library/functions.ts";
import { typesSource } from "../../scripts/library/types.ts";
import { defineCheck, type AnyCheck } from "../../src/core/check.ts";
import { Failure } from "../../src/core/failure.ts";
import { targetOfText } from "../../src/core/target/value.ts";
import { measure } from "../../src/library/parts.ts";
import { serve } from "../server/service.ts";

/** A check without parameters, about the caller. */
const whoami = defineCheck({
  id: "who-am-i",
  version: 1,
  title: { en: "Who am I", ko: "나는 누구" },
  about: { en: "Tells the address of the caller.", ko: "요청한 쪽의 주소를 알려 줍니다." },
  input: z.strictObject({}),
  concerns: "caller",
  raw: z.object({ address: z.string() }),
  cost: "light",
  ttl: 0,
  words: { problems: {}, caps: {}, kpis: {}, parts: {} },
  target: () => targetOfText("caller"),
  collect: (_, { caller }) => Promise.resolve({ address: caller?.address ?? "none" }),
  judge: () => ({ status: "pass", kpis: [], findings: [] }),
});
const checks = [whoami as AnyCheck];

test("the API asks it without a parameter, and the reference says so", async () => {
  const service = await serve({ checks });
  const document = openapi(checks) as { paths: Record<string, { get: { parameters: unknown; responses: object } }> };

  const told = await service.ask("/api/util/who-am-i");
  const refused = await service.ask("/api/util/who-am-i?host=a.example");

  expect(told).toMatchObject({ status: 200, envelope: { data: { raw: { address: "127.0.0.1" } } } });
  expect(told.headers.get("cache-control")).toBe("no-store");
  expect(refused).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason: "host" } } });
  const { parameters, responses } = document.paths["/api/util/who-am-i"]?.get ?? {};
  expect(parameters).toEqual([{ $ref: "#/components/parameters/lang" }]);
  expect(JSON.stringify(responses)).not.toMatch(/undefined|private networks/);
});

test.for(["en", "ko"])("its page has a form with a button alone, which asks (%s)", async (language) => {
  const service = await serve({ checks });
  const path = `/tools/who-am-i?lang=${language}`;
  const page = (await service.ask(path)).text;
  const asked = (await service.ask(path, { method: "POST", headers, body: new URLSearchParams() })).text;

  expect(page).toMatch(/<form class="tool"[^>]*><button/);
  expect(page).not.toContain("127.0.0.1");
  expect(asked).toContain("127.0.0.1");
});

const headers = { "sec-fetch-site": "same-origin" };

function load(): Promise<typeof whoami> {
  return Promise.resolve(whoami);
}

test("the library takes options alone, and refuses a word", async () => {
  expect(await measure("who-am-i", load, {}, {})).toMatchObject({ raw: { address: "none" } });
  await expect(measure("who-am-i", load, "a.example", {})).rejects.toBeInstanceOf(Failure);
  const source = librarySource(checks, () => "whoAmI");
  expect(source).toContain("function whoAmI(input: WhoAmIInput = {}, options: Options = {})");
  expect(source).not.toContain("undefined");
  expect(typesSource(checks)).toContain("WhoAmIInput");
});
