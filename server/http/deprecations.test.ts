import { expect, test } from "vitest";
import { serve } from "../../test/server/service.ts";
import { openSample } from "../../test/server/pipeline/sample.ts";
import { languages } from "../../src/core/text.ts";
import { deprecations, deprecationsAt, isAnnouncedInTime, type Deprecation } from "./deprecations.ts";
import { openapi } from "./openapi/document.ts";

const { check } = openSample();
const path = "/api/util/sample";
const deprecation: Deprecation = {
  since: "2027-01-01",
  sunset: "2027-07-01",
  instead: { en: "Use /api/util/other.", ko: "/api/util/other를 사용하십시오." },
};
const table = { [`GET ${path}`]: deprecation };

test("one entry deprecates an operation in its answers, in the document and in every language", async () => {
  const service = await serve({ checks: [check], deprecations: table });
  const fields = async (at: string, method = "GET") => {
    const { headers } = await service.ask(at, { method });
    return ["deprecation", "sunset", "link"].map((name) => headers.get(name));
  };
  const link = expect.stringContaining('</docs>; rel="deprecation"; type="text/html"') as string;
  const announced = ["@1798761600", "Thu, 01 Jul 2027 00:00:00 GMT", link];

  // An error says it too: the client that gets it still calls the operation.
  for (const at of [`${path}?host=a.example`, path]) expect(await fields(at)).toEqual(announced);
  expect(await fields(`${path}?host=a.example`, "HEAD")).toEqual(announced);
  expect((await fields("/livez")).slice(0, 2)).toEqual([null, null]);
  const { headers } = await service.ask(`${path}?host=a.example`);
  expect(headers.get("access-control-expose-headers")).toMatch(/deprecation, sunset/);
  const document = JSON.parse((await service.ask("/openapi.json")).text) as Described;
  expect(document.paths[path]?.["get"]).toMatchObject({ deprecated: true });
  expect(document.paths["/livez"]?.["get"]).not.toHaveProperty("deprecated");
  for (const language of languages) {
    const { description } = (openapi([check], language, [], undefined, table) as Described).paths[path]?.["get"] ?? {};
    expect(description).toContain(deprecation.instead[language]);
    expect(description).toContain(deprecation.sunset);
  }
});

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly description?: string }>>>>;
}

test("a path with parameters is found by its declaration", () => {
  const withId = { "POST /api/account/keys/{id}/revoke": deprecation };

  const deprecationOf = deprecationsAt("/api/account/keys/:id/revoke", withId);
  expect(deprecationOf("POST")).toBe(deprecation);
  expect(deprecationOf("GET")).toBeUndefined();
  expect(deprecationsAt("constructor", {})("GET")).toBeUndefined();
});

test("every deprecation is announced 180 days before", () => {
  expect(Object.values(deprecations).filter((each) => !isAnnouncedInTime(each))).toEqual([]);
  expect(isAnnouncedInTime(deprecation)).toBe(true);
  expect(isAnnouncedInTime({ ...deprecation, sunset: "2027-06-01" })).toBe(false);
});
