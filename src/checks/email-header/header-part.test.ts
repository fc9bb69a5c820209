import { expect, test } from "vitest";
import { Failure, describeFailure } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import { input } from "./schema.ts";

const aHeader = "the header of a message: lines such as “From: a@example.com”";
const aHeaderInKorean = "“From: a@example.com” 형식의 줄로 된 메시지 헤더";
const shorter = "a header of at most 256 kB and 10000 lines";
const shorterInKorean = "최대 256 kB, 10000줄의 헤더";
const from = "From: a@shop.com\r\nX: ";
/** Three bytes each. */
const korean = "가".repeat(100 * 1024);

function refusal(headers: unknown): readonly string[] {
  try {
    parseInput(input, { headers });
  } catch (error) {
    if (error instanceof Failure) return [error.message, describeFailure(error.facts, "ko")];
    throw error;
  }
  return [];
}

test.for<[what: string, headers: unknown, en: string, ko: string]>([
  ["nothing", "", `${aHeader}, not a text of 0 bytes`, `${aHeaderInKorean}가 와야 합니다. 받은 값: 0바이트의 텍스트`],
  ["a word", "가", `${aHeader}, not a text of 3 bytes`, `${aHeaderInKorean}가 와야 합니다. 받은 값: 3바이트의 텍스트`],
  [
    "a header that is too large in bytes",
    `${from}${korean}`,
    `${shorter}, not a text of 301 kB`,
    `${shorterInKorean}가 와야 합니다. 받은 값: 301 kB의 텍스트`,
  ],
  // It may hold the message.
  ["a list", [`${from}secret`], "text, not a list", "문자열이 와야 합니다. 받은 값: 목록"],
  ["an object", { raw: "secret" }, "text, not an object", "문자열이 와야 합니다. 받은 값: 객체"],
])("%s is refused in either language, and not repeated", ([, headers, en, ko]) => {
  expect(refusal(headers)).toEqual([`headers must be ${en}.`, `headers에는 ${ko}.`]);
});

test("a body may be larger than any header", () => {
  expect(refusal(`${from}1\r\n\r\n${korean}`)).toEqual([]);
});
