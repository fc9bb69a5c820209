import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Failure } from "../../src/core/failure.ts";
import { severities } from "../../src/core/result/interpretation.ts";
import type { Delivery } from "./deliveries.ts";
import { messageOf } from "./message.ts";
import { pack, type DeliveredChange } from "./payload.ts";
import { readTelegramAnswer, readToken } from "./telegram.ts";
import { readTemplate } from "./template.ts";
import { jsonBody } from "./templates/json.ts";

const at = Date.parse("2026-11-24T09:00:00Z");

const payload = pack([
  {
    domain: "shop.example",
    target: "www.shop.example",
    check: "dns",
    field: "txt",
    subject: '"}{{text}}\\',
    from: '","admin":true,"x":"',
    to: "{{channel}}\n\u2028",
    severity: "high",
    direction: "neutral",
    at,
    confirmedAt: null,
  },
]);

const delivery: Delivery = {
  id: "msg_1",
  channel: "c",
  account: "jin",
  kind: "change",
  payload,
  state: "waiting",
  attempts: 0,
  status: null,
  reason: null,
  createdAt: at,
  dueAt: at,
  finishedAt: null,
};

function message() {
  return messageOf({
    kind: "change",
    payload,
    language: "en",
    baseUrl: "https://checks.example",
    channel: 'the "one"',
  });
}

test("a template's strings take values, and a placeholder alone its number or list", async () => {
  const template = readTemplate(
    "json",
    `{"n":"{{count}}","of":"{{count}} of {{domain}}","is":[true,null,3],"s":"{{severity}}","by":"{{channel}}",
      "at":"{{timestamp}}","to":"{{url}}","type":"{{type}}","id":"{{id}}","all":"{{changes}}","__proto__":{"a":"{{domains}}"}}`,
  );
  const body = jsonBody(template ?? "", delivery, await message());

  expect(body).toContain('"__proto__":{"a":"shop.example"}');
  expect(JSON.parse(body)).toMatchObject({
    n: 1,
    of: "1 of shop.example",
    is: [true, null, 3],
    s: "high",
    by: 'the "one"',
    at: "2026-11-24T09:00:00.000Z",
    to: "https://checks.example/report/www.shop.example",
    type: "domain.changed",
    id: "msg_1",
    all: [{ domain: "shop.example", from: '","admin":true,"x":"' }],
  });
});

/** The template for PagerDuty in the guide. */
const documented = /```json\n(?<json>\{\n? *"routing_key"[^`]*)```/.exec(readFileSync("docs/monitoring.md", "utf8"))
  ?.groups?.["json"];

interface PagerDutyEvent {
  readonly event_action: string;
  readonly dedup_key: string;
  readonly payload: { readonly summary: string; readonly severity: string; readonly source: string };
}

async function eventOf(...changes: readonly Partial<DeliveredChange>[]): Promise<PagerDutyEvent> {
  const [usual] = payload.changes;
  const packed = pack(usual ? changes.map((each) => ({ ...usual, ...each })) : []);
  const kind = changes.length === 0 ? "test" : "change";
  const words = await messageOf({ kind, payload: packed, language: "en", baseUrl: null, channel: "pager" });
  const template = readTemplate("json", documented);
  return JSON.parse(jsonBody(template ?? "", { ...delivery, kind, payload: packed }, words)) as PagerDutyEvent;
}

// https://developer.pagerduty.com/docs/send-alert-event: other values of severity, and an empty source, are refused.
test("the template of the guide makes events that PagerDuty takes, also a test", async () => {
  const events = [await eventOf(), ...(await Promise.all(severities.map((severity) => eventOf({ severity }))))];

  expect(events.map((event) => event.payload.severity)).toEqual([
    "info",
    "critical",
    "error",
    "warning",
    "warning",
    "info",
  ]);
  for (const { event_action: action, payload: about } of events) {
    expect(action).toBe("trigger");
    expect(about.source).toMatch(/\S/);
  }
});

test("a message resolves an incident if all of its changes end problems", async () => {
  const actions = [
    await eventOf({ direction: "better" }),
    await eventOf({ direction: "better" }, { direction: "better" }),
    await eventOf({ direction: "better" }, { direction: "worse" }),
    await eventOf({ direction: "neutral" }),
  ];

  expect(actions.map((event) => event.event_action)).toEqual(["resolve", "resolve", "trigger", "trigger"]);
  expect(new Set(actions.map((event) => event.dedup_key))).toEqual(new Set(["portcullis shop.example"]));
});

test("no value of a target leaves its string, or is read as a placeholder", async () => {
  const body = jsonBody('{"text":"{{text}}","raw":"{{changes}}"}', delivery, await message());
  const { text, ...rest } = JSON.parse(body) as { text: string; raw: { to: string }[] };

  expect(Object.keys(rest)).toEqual(["raw"]);
  expect(text).toContain("{{channel}}");
  expect(rest.raw[0]?.to).toBe("{{channel}}\n\u2028");
});

test.for([
  ["", "a JSON object"],
  ["text", "a JSON object"],
  ['"{{text}}"', "a JSON object"],
  ['{"a": {{count}}}', "a JSON object"],
  [`{"a":"${"x".repeat(9000)}"}`, "a JSON object"],
  [`${"[".repeat(11)}${"]".repeat(11)}`, "10 levels"],
  ['{"a/b":[1,"{{nam}}"]}', '"{{nam}}" (/a~1b/1)'],
  ['{"a":"{{ domain }}"}', '"{{ domain }}" (/a)'],
  ['{"a":"{{constructor}}"}', '"{{constructor}}" (/a)'],
  ['{"a":"{{domain}"}', '"{{domain}" (/a)'],
  ['{"a":"{{{domain}}}"}', '"{{" (/a)'],
  ['{"{{domain}}":1}', "not in the names"],
  ['{"a":"all: {{changes}}"}', "a whole string"],
  ['["{{changes}}","{{changes}}"]', "at most once"],
  [`["${"{{text}}".repeat(21)}"]`, "at most 20 placeholders"],
])("the template %s is refused: %s", ([text = "", words = ""]) => {
  const refusal = refusalOf(() => readTemplate("json", text));

  expect(refusal.reason).toBe("template");
  expect(refusal.message).toContain("template");
  expect(refusal.message).toContain(words);
});

test("a template that is not JSON is not repeated: it may hold a key", () => {
  expect(refusalOf(() => readTemplate("json", "{routing_key: R0UT1NG")).message).not.toContain("R0UT1NG");
});

test.for([
  ["telegram", "1:x"],
  ["telegram", "123456789:AAE hBOweik6ad9r_QXMENQjcrGbqCr4K-bc"],
  ["slack", "123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc"],
] as const)("for %s the token %s is refused and not repeated", ([kind, token]) => {
  expect(refusalOf(() => readToken(kind, token)).message).not.toContain(token);
});

test.for([
  [429, '{"parameters":{"retry_after":35}}', { reason: null, isFinal: false, retryAfter: 35 }],
  [429, '{"parameters":{"retry_after":1e99}}', { reason: null, isFinal: false, retryAfter: 86_400 }],
  [429, '{"parameters":[null]}', { reason: null, isFinal: false, retryAfter: null }],
  [429, "<html>", { reason: null, isFinal: false, retryAfter: null }],
  [
    403,
    '{"description":"Forbidden: bot was kicked"}',
    { reason: "telegram.forbidden", isFinal: true, retryAfter: null },
  ],
  [
    400,
    '{"description":"Bad Request: chat not found"}',
    { reason: "telegram.no-chat", isFinal: true, retryAfter: null },
  ],
  [
    400,
    '{"description":"Bad Request: group chat was upgraded to a supergroup chat","parameters":{"migrate_to_chat_id":-1}}',
    { reason: "telegram.moved", isFinal: true, retryAfter: null },
  ],
  [401, '{"description":"Unauthorized"}', { reason: "telegram.token", isFinal: true, retryAfter: null }],
  [404, "null", { reason: "telegram.token", isFinal: true, retryAfter: null }],
  [400, '{"description":7}', { reason: null, isFinal: false, retryAfter: null }],
  [502, "Bad Gateway", { reason: null, isFinal: false, retryAfter: null }],
] as const)("Telegram's answer %i %s", ([status, body, expected]) => {
  expect(readTelegramAnswer({ status, retryAfter: null, body })).toEqual(expected);
});

function refusalOf(work: () => unknown): Failure {
  try {
    work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error("nothing was refused");
}
