import { expect, test } from "vitest";
import { Failure, describeFailure } from "../../core/failure.ts";
import { parseInput } from "../../core/input.ts";
import { input } from "./schema.ts";

const aHeader = "the header of a message: lines such as “From: a@example.com”";
const aHeaderInKorean = "“From: a@example.com” 형식의 줄로 된 메시지 헤더";
const smaller = "a header of at most 256 kB";
const smallerInKorean = "최대 256 kB의 헤더";
const from = "From: a@shop.com\r\nX: ";
/** Three bytes per character. */
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
    `${smaller}, not a text of 301 kB`,
    `${smallerInKorean}가 와야 합니다. 받은 값: 301 kB의 텍스트`,
  ],
  [
    "a header of too many lines",
    `${from}${"\r\n a".repeat(10_001)}`,
    "a header of at most 10000 lines, not one of 10003 lines",
    "최대 10000줄의 헤더가 와야 합니다. 받은 값: 10003줄의 헤더",
  ],
  [
    "a header of too many bytes, with an empty line after each field",
    `From: a@shop.com${"\r\n\r\nX: a".repeat(64 * 1024)}`,
    `${smaller}, not a text of 513 kB`,
    `${smallerInKorean}가 와야 합니다. 받은 값: 513 kB의 텍스트`,
  ],
  // The error must not repeat the value: it may hold the message.
  ["a list", [`${from}secret`], "text, not a list", "문자열이 와야 합니다. 받은 값: 목록"],
  ["an object", { raw: "secret" }, "text, not an object", "문자열이 와야 합니다. 받은 값: 객체"],
])("%s is refused in either language, and not repeated", ([, headers, en, ko]) => {
  expect(refusal(headers)).toEqual([`headers must be ${en}.`, `headers에는 ${ko}.`]);
});

test.for([0, 1, 2, 3, 4, 5, 6, 7])(
  "a header is refused, not truncated, if it exceeds the limit by one octet and %i more",
  (more) => {
    const header = `From: a@shop.com\r\n${"X: abc\r\n".repeat(40 * 1024)}`;
    expect(refusal(header.slice(0, 256 * 1024 + 1 + more))).not.toEqual([]);
  },
);

/** Pseudo-random bytes, the same on every run. */
function noise(size: number): Buffer {
  const octets = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    octets[at] = state >>> 24;
  }
  return octets;
}

test.for(["utf8", "latin1"] as const)("100 kB of random bytes are no header, read as %s", (encoding) => {
  const text = noise(100 * 1024).toString(encoding);

  // One of its lines looks like a header field by chance.
  expect(refusal(`${text.slice(0, 50_000)}\nq: ${text.slice(50_000)}`)).toEqual([
    expect.stringContaining(aHeader),
    expect.stringContaining(aHeaderInKorean),
  ]);
});

test("a few undecodable bytes are accepted in a header and in its body", () => {
  expect(refusal(`From: J\ufffdrgen <a@shop.com>\r\nSubject: caf\u00e9\0`)).toEqual([]);
  expect(refusal(`From: a@shop.com\r\nSubject: Hi\r\n\r\n${noise(5000).toString("latin1")}`)).toEqual([]);
});

test("the body may be larger than the header limit", () => {
  expect(refusal(`${from}1\r\n\r\n${korean}`)).toEqual([]);
});
