import { expect, test } from "vitest";
import { formatAnnotation } from "../../src/report/github/annotate.ts";
import type { GateResult, GateTarget } from "../../src/core/result/result.ts";
import { languages } from "../../src/core/text.ts";
import { inert } from "../../src/report/github/escape.ts";
import { gateSummary } from "../../src/report/github/summary.ts";
import { annotationsOf } from "../../src/report/github/annotations.ts";
import { painter } from "../../src/report/paint.ts";
import { prettyGate } from "../../src/report/pretty.ts";
import { keep } from "../engine.ts";
import { chainFor, intermediate, leafOf, served } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { entries, obey, runHere, runStep, type Step } from "./runner.ts";
import { caFile } from "./scenes.ts";

/** Text with which a target may try to command a runner, a terminal or a page. */
const spells = [
  "::error::pwned",
  "  ::error::pwned",
  "x ##[error]pwned",
  "##[add-mask]e",
  "x##[stop-commands]forever",
  "::stop-commands::forever",
  "::20074938-bf18-4a78-b6e6-b13613c9e412::",
  "%0A::error::pwned",
  "%0D%0A::set-output name=verdict::pass",
  "a\r::error::pwned",
  "\u001b[31mred",
  "\u009b31mred",
  "\u0085::error::pwned",
  "#\u00ad#[error]pwned",
  "\u202e::error::pwned\u2066 ##[error]pwned\u2069",
  "a | b | `c` | <img src=x onerror=alert(1)>",
  "![i](https://evil.example/i.png) [l](https://evil.example/) https://evil.example www.evil.example @everyone #1",
  "</td></table><script>alert(1)</script>",
] as const;

/** Returns text that a header can contain: no line breaks. */
function header(text: string): string {
  return text.replace(/[\r\n]/g, " ");
}

const named = spells.map(header);
const hostile = reply({
  headers: [
    ...named.map((each, index) => `${["Server", "X-Powered-By", "X-Generator", "Via"][index % 4]}: ${each}`),
    ...named.map((each) => `Content-Security-Policy: ${each}; script-src ${each}; ${each}`),
    ...named.map((each, index) => `Set-Cookie: ${each.replace(/[=;]/g, "")}${index}=1; Path=/`),
    ...named.map((each) => `Strict-Transport-Security: ${each}`),
    ...named.map((each) => `Permissions-Policy: ${each}`),
    ...named.map((each) => `Referrer-Policy: ${each}`),
    ...named.map((each) => `X-Frame-Options: ${each}`),
  ],
  body: `<!doctype html><title>${spells.join(" ")}</title><meta name=generator content="${spells.join(" ")}">`,
});

/** Returns the obeyed commands without the group of several targets, and checks that its heading contains no foreign text. */
function ungrouped({ commands }: Step): Step["commands"] {
  const groups = commands.filter(({ name }) => name === "group" || name === "endgroup");
  expect(groups.every(({ data }) => /^(?:Measuring \d+ targets)?$/.test(data))).toBe(true);
  return commands.filter((each) => !groups.includes(each));
}

/** Expects that the runner obeyed only the Action's own commands, and that hostile text on the summary page is only text. */
function expectHarmless(step: Step): void {
  expect(new Set(ungrouped(step).map(({ name }) => name))).toEqual(new Set(step.annotations.map(({ name }) => name)));
  for (const { properties, data } of step.annotations) {
    expect(properties["title"]).toMatch(/^(?:FAIL|UNKNOWN|Portcullis|ssl\.|http\.)/);
    expect(data).not.toMatch(/^pwned/);
  }
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  expect(step.printed.replace(/\u001b\[\d{1,2}m/g, "")).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(tagsOf(step.summary).filter((tag) => !ours.has(tag))).toEqual([]);
  expect(
    withoutNames(step.summary)
      .replace(/&#\d+;|&amp;/g, "")
      .replace(/<[^>]*>/g, ""),
  ).not.toMatch(/[`|[\]*_@&]|:\/\/|www\./);
  expect(Object.values(step.outputs).join()).not.toContain("pwned");
}

const ours = new Set(
  ["h3", "p", "table", "tr", "th", "td", "code", "sub", "details", "summary", "br"].flatMap((tag) => [
    `<${tag}>`,
    `</${tag}>`,
  ]),
)
  .add("<details open>")
  .add("<td nowrap>");

function tagsOf(page: string): readonly string[] {
  return page.match(/<[^>]*>?/g) ?? [];
}

test.for(entries)("%s: hostile text in headers is shown as text", async (entry) => {
  const { port } = await keep(serveTls({ answer: hostile }));

  const step = await runStep({ inputs: { url: `https://localhost:${port}/`, "ca-file": caFile }, entry });

  expect(step.outputs["verdict"]).toBe("fail");
  expectHarmless(step);
});

test("hostile text in redirects is shown as text", async () => {
  const places = new Map(spells.map((spell, index) => [`/${index}`, `/${header(spell).replaceAll(" ", "%20")}`]));
  const { port } = await keep(
    serveTls({
      answer(socket, asked, reset) {
        const to = places.get(asked.path);
        reply(to === undefined ? {} : { status: 302, headers: [`Location: ${to}`] })(socket, asked, reset);
      },
    }),
  );
  const urls = [...places.keys()].map((path) => `https://localhost:${port}${path}`);

  const step = await runHere({ inputs: { url: urls.join("\n"), "ca-file": caFile } });

  expect(step.outputs).toMatchObject({ verdict: "fail", "failed-count": `${spells.length}` });
  expect(step.log).toContain("error");
  expectHarmless(step);
});

test.for(spells)("a target with %j is shown as text, or rejected", async (spell) => {
  const { port } = await keep(serveTls());

  const step = await runHere({ inputs: { url: `https://localhost:${port}/${spell}`, "ca-file": caFile } });

  expect(step.code).toBe(1);
  expect(step.annotations.length).toBeGreaterThan(0);
  expect(ungrouped(step)).toEqual(step.annotations);
  expect(step.annotations.every(({ data }) => !data.startsWith("pwned"))).toBe(true);
  expect(tagsOf(step.summary).filter((tag) => !ours.has(tag))).toEqual([]);
});

test("commands in the names of a certificate are shown as text", async () => {
  const name = "::error::pwned ##[error]pwned <img src=x> `x` | y";
  const leaf = leafOf({ subject: { organization: name, commonName: name } });
  const { port } = await keep(serveTls({ served: served(leaf, intermediate) }));
  const { port: own } = await keep(serveTls({ served: chainFor("self-signed") }));

  const step = await runHere({
    inputs: { url: `https://localhost:${port}/\nhttps://localhost:${own}/`, "ca-file": caFile, "min-days": "825" },
  });

  expect(step.annotations.map(({ data }) => data).join()).toContain("\\x23[error]pwned");
  expectHarmless(step);
});

test("hostile text in the answer of a server is shown as text", () => {
  for (const [index, spell] of spells.entries()) {
    const text = `${spell}\n${spells[(index + 1) % spells.length]}`;
    const finding = {
      id: text,
      severity: "high",
      cause: text,
      action: text,
      subject: text,
      fingerprint: text,
    } as const;
    const check = {
      id: "https",
      status: "fail",
      expected: true,
      source: text,
      actual: false,
      message: text,
      action: text,
    } as const;
    const target: GateTarget = {
      url: text,
      finalUrl: `${text}/`,
      address: text,
      verdict: "fail",
      message: text,
      checks: [check, { ...check, id: "days", status: "unknown" }],
      origins: [text, spell].map((origin) => ({ origin, grade: null, daysLeft: null })),
      findings: [finding, { ...finding, severity: "low" }],
      unknowns: [text],
      cost: { connections: 1, requests: 1, roundTrips: 1, ms: 1 },
    };
    const result = { ...answered, targets: [target, target] };

    for (const language of languages) {
      const log = inert(prettyGate(result, { language, paint: painter(true), width: 80 }));
      const told = annotationsOf(result, language).map(formatAnnotation);
      expect(obey(log).commands).toEqual([]);
      expect(obey(told.join("")).commands.map(({ name }) => name)).toEqual(
        told.map((line) => /[a-z]+/.exec(line)?.[0]),
      );
      expect(tagsOf(gateSummary(result, { language, limit: 1e6 })).filter((tag) => !ours.has(tag))).toEqual([]);
    }
  }
});

const answered: Omit<GateResult, "targets"> = {
  schema: "portcullis/gate@2",
  verdict: "fail",
  generatedAt: "2026-11-20T12:00:00.000Z",
  tool: { name: "portcullis", version: "0.1.0" },
  totals: { pass: 0, warn: 0, fail: 2, unknown: 0, waived: 0 },
};

/** In code, a renderer makes no links. */
function withoutNames(page: string): string {
  return page.replace(/(?<=<code>)[^<]*/g, (name) => name.replaceAll("://", "").replaceAll("www.", ""));
}
