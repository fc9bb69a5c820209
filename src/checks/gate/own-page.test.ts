import { expect, test } from "vitest";
import { factsOf, originOf, pageOf, port80 } from "../../../test/gate/facts.ts";
import { parseInput } from "../../core/input.ts";
import type { HttpRaw } from "../http/index.ts";
import { answer } from "./answer.ts";
import { fits } from "./matches.ts";
import { input } from "./input.ts";
import { judge } from "./judge.ts";
import type { GateRaw } from "./schema.ts";

function page(kind: HttpRaw["page"]["kind"], by: HttpRaw["page"]["basis"], status: number): GateRaw["http"] {
  return pageOf("A", { status, page: { kind, basis: by, evidence: `${status}`, service: "X", content: "site" } });
}

function gated(change: Partial<GateRaw>, given: Readonly<Record<string, string>> = {}) {
  const asked = parseInput(input, { url: "https://shop.example/", ...given });
  const raw = factsOf(change);
  const result = answer({ raw, verdict: judge(raw, asked) }, asked, "en");
  expect(fits(result, asked)).toBe(true);
  const [target] = result.targets;
  return {
    verdict: result.verdict,
    message: target?.message,
    checks: Object.fromEntries((target?.checks ?? []).map(({ id, status }) => [id, status])),
  };
}

const own = { ssl: "pass", headers: "unknown", days: "pass", https: "pass" };

test.for<[kind: HttpRaw["page"]["kind"], by: HttpRaw["page"]["basis"], status: number]>([
  ["error", "status", 404],
  ["error", "status", 403],
  ["login", "status", 401],
  ["login", "redirect", 200],
  ["blocked", "mark", 403],
])("behind %s (%s, %d) the headers are unknown and the rest is judged", ([kind, by, status]) => {
  const http = page(kind, by, status);
  expect(gated({ http })).toMatchObject({ verdict: "unknown", checks: own });
  expect(gated({ http }, { min_headers: "off" })).toMatchObject({
    verdict: "pass",
    checks: { ...own, headers: "off" },
  });
  expect(gated({ http, origins: [originOf("shop.example", "F")] }).verdict).toBe("fail");
  expect(gated({ http, plainHttp: [port80("content")] }).verdict).toBe("fail");
});

test("a placeholder proves nothing about the target, and a known failure stays one", () => {
  const http = page("placeholder", "mark", 404);
  const unknown = { ssl: "unknown", headers: "unknown", days: "unknown", https: "unknown" };
  expect(gated({ http })).toMatchObject({ verdict: "unknown", checks: unknown });
  expect(gated({ http }, { min_headers: "off", accept_status: "4xx" }).verdict).toBe("unknown");
  expect(gated({ http, origins: [originOf("shop.example", "F")] }).verdict).toBe("fail");
});

test.for<[verdict: string, http: GateRaw["http"], accept: string]>([
  ["pass", page("error", "status", 404), "404"],
  ["pass", page("error", "status", 404), "4xx"],
  ["unknown", page("error", "status", 404), "401,403"],
  ["pass", page("login", "status", 401), "401"],
  ["unknown", page("login", "redirect", 200), "200-499"],
  ["unknown", page("placeholder", "redirect", 200), "200-499"],
  ["unknown", page("blocked", "mark", 403), "403"],
  // RFC 6585 §4: a rate limit is about the client, so that only its own name accepts it.
  ["unknown", page("error", "status", 429), "4xx"],
  ["unknown", page("error", "status", 429), "400-499"],
  ["pass", page("error", "status", 429), "404,429"],
  ["unknown", page("error", "status", 407), "407"],
])("%s for %j with accept_status %s", ([verdict, http, accept_status]) => {
  expect(gated({ http }, { accept_status }).verdict).toBe(verdict);
});

test.for<[status: number, says: RegExp]>([
  [429, /because it limits requests; measure again later/],
  [301, /answered 301 without a URL to follow/],
  [304, /send the page with status 200, or a Location header/],
])("a page with status %d comes with what to do", ([status, says]) => {
  const { message, verdict } = gated({ http: page("error", "status", status) });

  expect([verdict, message]).toEqual(["unknown", expect.stringMatching(says)]);
  expect(gated({ http: page("error", "status", status) }, { accept_status: `${status}` }).verdict).toBe("pass");
});

test("the message names the option", () => {
  expect(gated({ http: page("error", "status", 404) }).message).toBe(
    "shop.example answered 404; if that is right, accept it with --accept-status 404.",
  );
});
