import { afterAll, beforeAll, expect, test } from "vitest";
import { gateResult } from "../../../src/core/result/result-schema.ts";
import { languages } from "../../../src/core/text.ts";
import { scenes } from "../../../test/report/scenes.ts";
import { start, type Service } from "../../../test/server/service.ts";
import { openReport, wrongShownField } from "./read.ts";
import { viewOfReport, type Block } from "./view.ts";

const reports = Object.entries(scenes);

let service: Service;

beforeAll(async () => {
  service = await start({});
});

afterAll(() => service.close());

/** Sends the form as a browser without script. */
function post(report: string, site = "same-origin") {
  const body = new URLSearchParams({ report });
  return service.ask("/open", { method: "POST", headers: { "sec-fetch-site": site }, body });
}

function textsIn(blocks: readonly Block[]): string {
  return blocks.map(({ text = "", inside = [] }) => `${text}\n${textsIn(inside)}`).join("");
}

test.for(reports)("what the gate writes opens in a browser and on the server: %s", ([, result]) => {
  const text = JSON.stringify(result);

  expect(gateResult.safeParse(result).error).toBeUndefined();
  for (const language of languages) {
    const opened = openReport(text, wrongShownField, language);
    if (!("result" in opened)) throw new Error(opened.problem);
    const shown = textsIn(viewOfReport(opened.result, language));
    for (const { url } of result.targets) expect(shown).toContain(new URL(url).host);
    expect(shown).not.toContain("undefined");
  }
});

const [, sample] = reports[0] ?? [];
const withTarget = (change: object): object => ({ ...sample, targets: [{ ...sample?.targets[0], ...change }] });

test.for<[what: string, text: string, problem: RegExp]>([
  ["text", "hello", /not JSON/],
  ["nothing", "", /not JSON/],
  ["another object", "{}", /portcullis\/gate@2/],
  ["a list", "[]", /portcullis\/gate@2/],
  ["another version", JSON.stringify({ ...sample, schema: "portcullis/gate@1" }), /portcullis\/gate@2/],
  ["no targets", JSON.stringify({ ...sample, targets: undefined }), /The field targets is missing/],
  ["a verdict of no kind", JSON.stringify({ ...sample, verdict: "fine" }), /The field verdict/],
  ["a URL that is a number", JSON.stringify(withTarget({ url: 7 })), /The field targets\.0\.url/],
  ["checks without an id", JSON.stringify(withTarget({ checks: [{}] })), /The field targets\.0\.checks\.0\.id/],
  ["a finding of no severity", JSON.stringify(withTarget({ findings: [{ id: "x" }] })), /targets\.0\.findings\.0\.\w+/],
  ["notices that are text", JSON.stringify({ ...sample, notices: "x" }), /The field notices/],
])("%s is refused with the reason, in a browser and by the server", async ([, text, problem]) => {
  const opened = openReport(text, wrongShownField, "en");
  const { status, text: page } = await post(text);

  expect("problem" in opened && opened.problem).toMatch(problem);
  expect(status).toBe(400);
  expect(page).toMatch(problem);
});

test("the form shows the report with its texts escaped, keeps nothing, and takes it from its own page alone", async () => {
  const attack = '<img src=x onerror="alert(1)">';
  const answer = JSON.stringify({ ok: true, data: withTarget({ message: attack }) });
  const { status, text, headers } = await post(answer);

  expect(status).toBe(200);
  expect(text).toContain("&lt;img src=x");
  expect(text).not.toContain(attack);
  expect(headers.get("cache-control")).toBe("no-store");
  expect((await post(answer, "cross-site")).status).toBe(400);
  expect((await post("x".repeat(2_200_000))).status).toBe(413);
  expect((await service.ask("/open")).text).toMatch(/data-open-file="true" hidden/);
});
