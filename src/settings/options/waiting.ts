import { failure, type Failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { nearest } from "../../core/nearest.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Condition, Persistence, PageWatch } from "../../core/waiting.ts";
import type { Given } from "./given.ts";
import { readNumber } from "./number.ts";
import { readRunTime } from "./run-time.ts";

/** Reads what to wait for, whether to confirm a failure, and how often to retry. Throws a `Failure` INVALID_INPUT. */
export function readPersistence(given: Given): Persistence {
  const waiting = readWaiting(given);
  return {
    waiting,
    confirm: readNumber(given, "confirm", { least: 0, most: 1, usual: 1, unit: "whole" }) === 1,
    retries: readNumber(given, "retries", { least: 0, most: 5, usual: 2, unit: "whole" }),
  };
}

/** Reads how many targets are measured at a time. Throws a `Failure` INVALID_INPUT. */
export function readConcurrency(given: Given): number {
  return readNumber(given, "concurrency", { least: 1, most: 32, usual: 8, unit: "whole" });
}

const mostConditions = 20;

function readWaiting(given: Given): PageWatch | null {
  // Read even without a condition, so that an invalid value is always an error.
  const { timeout, interval } = readRunTime(given);
  const written = given.list("wait_for").map((text) => text.trim());
  if (written.length === 0) return null;
  if (given.source("server") !== undefined) throw notThere(given);
  if (written.length > mostConditions) {
    const expected: Text = { en: `at most ${mostConditions} conditions`, ko: `최대 ${mostConditions}개의 조건` };
    throw wrong(given, expected, `${written.length}`);
  }
  const conditions = written.map((text) => readCondition(text, given));
  refuseContradiction(conditions, given);
  return { conditions, timeout, interval };
}

/** What is live for this machine may not be live for the server, and a waiting request would block other clients. */
function notThere(given: Given): Failure {
  const detail: Text = {
    en: "a server does not wait, and it may see another deployment than this machine",
    ko: "서버는 기다리지 않으며, 이 컴퓨터와 다른 배포를 볼 수 있습니다",
  };
  const params = { field: given.naming("wait_for"), other: given.naming("server"), detail };
  return failure("input.together", params, { reason: "wait_for" });
}

const longestText = 1024;

// RFC 9110 §5.1: a token, without the two signs that end the name here.
const header = /^header:(?<name>[\w!#$%&'*+.^`|-]{1,100})(?<sign>[=~])(?<text>.+)$/s;
const statusLine = /^status=(?<code>[2-5](?:\d\d|xx))$/i;
const bodyLine = /^body~(?<text>.+)$/s;

function readCondition(written: string, given: Given): Condition {
  if (written.length > longestText) {
    const expected: Text = { en: `no longer than ${longestText} characters`, ko: `${longestText}자 이하` };
    throw wrong(given, expected, `${written.length}`);
  }
  if (written === "up") return { kind: "up", written };
  const code = statusLine.exec(written)?.groups?.["code"];
  if (code !== undefined) return { kind: "status", code: code.toLowerCase(), written };
  const { name, sign, text } = header.exec(written)?.groups ?? {};
  const value = text?.trim();
  if (name !== undefined && value !== undefined && value !== "" && !hasControls(value)) {
    return { kind: "header", name: name.toLowerCase(), text: value, isWhole: sign === "=", written };
  }
  const body = bodyLine.exec(written)?.groups?.["text"];
  if (body !== undefined) return { kind: "body", text: body, written };
  throw failure(
    "input.option",
    { field: given.naming("wait_for"), expected: forms, given: shown(written), suggestion: meant(written) },
    { reason: "wait_for" },
  );
}

const forms = "up, status=200, status=2xx, header:NAME=TEXT, header:NAME~TEXT, body~TEXT";

/** No header contains control characters, so such a value would never match. */
function hasControls(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  return /[\u0000-\u0008\u000a-\u001f\u007f]/.test(text);
}

/** By the first word of a condition: its correct spelling with the given rest. */
const spellings: Readonly<Record<string, (rest: string) => string>> = {
  up: () => "up",
  status: (rest) => (/^[2-5](?:\d\d|xx)$/i.test(rest) ? `status=${rest}` : "status=200"),
  header: (rest) => (/^[\w-]+[=~]./.test(rest) ? `header:${rest}` : "header:NAME=TEXT"),
  body: (rest) => `body~${rest || "TEXT"}`,
};

function meant(written: string): Text {
  const [, head = "", rest = ""] = /^(?<head>[^=~:]*)[=~:]*(?<rest>.*)$/s.exec(written) ?? [];
  const near = nearest(head.trim(), Object.keys(spellings));
  const spelled = near === null ? undefined : spellings[near]?.(printable(rest.trim(), 60));
  if (spelled === undefined) return { en: "", ko: "" };
  return { en: ` Did you mean ${spelled}?`, ko: ` 혹시 ${spelled} 말씀이신가요?` };
}

/** Refuses two conditions that no response meets together: they would be awaited until the timeout. */
function refuseContradiction(conditions: readonly Condition[], given: Given): void {
  const pair = contraryStatus(conditions) ?? contraryHeader(conditions);
  if (!pair) return;
  const [first, second] = pair;
  const params = { field: given.naming("wait_for"), first: first.written, second: second.written };
  throw failure("input.conflict", params, { reason: "wait_for" });
}

type Pair = readonly [first: Condition, second: Condition];

function contraryStatus(conditions: readonly Condition[]): Pair | null {
  const told = conditions.filter((each) => each.kind === "status" || each.kind === "up");
  const codes = Array.from({ length: 400 }, (_, at) => 200 + at);
  const [first, ...others] = told;
  const second = others.find(
    (_, at) => !codes.some((code) => told.slice(0, at + 2).every((each) => allows(each, code))),
  );
  return first && second ? [first, second] : null;
}

/** An exact value of a header excludes any other exact value, and any text that it does not contain. */
function contraryHeader(conditions: readonly Condition[]): Pair | null {
  const told = conditions.filter((each) => each.kind === "header");
  for (const first of told.filter(({ isWhole }) => isWhole)) {
    const second = told.find(({ name, text, isWhole }) => {
      return name === first.name && (isWhole ? first.text !== text : !first.text.includes(text));
    });
    if (second) return told.indexOf(first) < told.indexOf(second) ? [first, second] : [second, first];
  }
  return null;
}

function allows(condition: Condition, code: number): boolean {
  if (condition.kind === "up") return code < 500;
  return (
    condition.kind !== "status" || condition.code === `${code}` || condition.code === `${Math.floor(code / 100)}xx`
  );
}

function wrong(given: Given, expected: Text, told: string): Failure {
  return failure("input.value", { field: given.naming("wait_for"), expected, given: told }, { reason: "wait_for" });
}
