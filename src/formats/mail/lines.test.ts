import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readMailLines } from "./lines.ts";

const header = [
  "Delivered-To: bob@example.net",
  "Received: by 2002:a05::1 with SMTP id a;",
  "        Fri, 20 Nov 2026 03:00:06 -0800 (PST)",
  "From: Shop <news@example.com>",
  "Subject: one",
  " two",
];
const body = ["Hello: Bob", "", "Good bye"];
const message = [...header, "", ...body].join("\r\n");

/** Gmail's summary above a message's source. */
const summary = [
  "Original Message",
  "Message ID\t<1@example.com>",
  "Created at:\tFri, Nov 20, 2026 at 3:00 AM (Delivered after 0 seconds)",
  "From:\tShop <news@example.com> Using Sender",
  "To:\tbob@example.net",
  "Subject:\tone two",
  "SPF:\tPASS with IP 192.0.2.5 Learn more",
  "DKIM:\t'PASS' with domain example.com Learn more",
  "DMARC:\t'PASS' Learn more",
  "",
  "",
  "Download Original\tCopy to clipboard\t",
];
const inKorean = [
  "원본 메일",
  "메시지 ID\t<1@example.com>",
  "From: Shop <news@example.com>",
  "SPF:\tIP가 192.0.2.5인 PASS",
  "",
  "원본 다운로드\t클립보드에 복사",
];

function below(lines: readonly string[]): string {
  return [...lines, message].join("\n");
}

test.for<[what: string, text: string, notes: readonly string[]]>([
  ["unchanged", message, ["body"]],
  ["doubled line ends", message.replaceAll("\r\n", "\r\n\r\n"), ["body", "spaced"]],
  ["doubled LF line ends, and no body", header.join("\n\n"), ["spaced"]],
  ["an empty line after each field", message.replaceAll(/\r\n(?![ \t])/g, "\n\n"), ["body", "spaced"]],
  ["the summary of Gmail above", below(summary), ["body", "stray-lines"]],
  ["the same below a title", below(["A strange message:", "", ...summary]), ["body", "stray-lines"]],
  ["the same without its buttons", below(summary.slice(0, -1)), ["body", "stray-lines"]],
  [
    "the same of a message without results",
    below(summary.filter((line) => !/^[DS]/.test(line) || line.startsWith("Dow"))),
    ["body", "stray-lines"],
  ],
  ["the summary of Gmail in Korean", below(inKorean), ["body", "stray-lines"]],
  ["the title of the window of Outlook", below(["Internet headers"]), ["body", "stray-lines"]],
  ["a title that ends in a colon", below(["Headers:", ""]), ["body", "stray-lines"]],
  ["several titles", below(["Note: see", "below", "", "Source:", ""]), ["body", "stray-lines"]],
  ["the buttons of a page of Naver", below(["원문보기", "인쇄 닫기", ""]), ["body", "stray-lines"]],
  [
    "an indented one below a title",
    ["원문보기", "", ...message.split("\r\n").map((line) => `    ${line}`)].join("\n"),
    ["indented", "stray-lines", "body"],
  ],
])("%s", ([, text, notes]) => {
  const read = readMailLines(text);
  expect(read.lines).toEqual(header);
  expect([...read.notes].toSorted()).toEqual(notes.toSorted());
});

test.for<[what: string, text: string, lines: readonly string[]]>([
  ["a body of fields and empty lines", "From: a\nTo: b\n\nSubject: c\n\nDate: d\n\nX: e", ["From: a", "To: b"]],
  ["two fields with an empty line between them", "From: a\n\nTo: b", ["From: a"]],
  [
    "a body after a header with an empty line after each field",
    "From: a\n\nTo: b\n\nX: c\n\n\n\nY: d",
    ["From: a", "To: b", "X: c"],
  ],
  ["a fold that comes first", "        subject:from;\n  bh=x\nFrom: a\nTo: b", ["From: a", "To: b"]],
  ["fields of which none is usual", "X: a\n\nY: b", ["X: a"]],
  ["results below a trace field", "Received: a\nSPF: PASS\nFrom: b", ["Received: a", "SPF: PASS", "From: b"]],
  // A summary without the source is useless.
  ["the summary of Gmail alone", summary.join("\n"), []],
])("%s", ([, text, lines]) => {
  expect(readMailLines(text).lines).toEqual(lines);
});

test("any text has lines that start with a field, or none", () => {
  assert(
    property(string({ unit: "binary-ascii", maxLength: 300 }), (text) => {
      const [first] = readMailLines(text).lines;
      expect(first === undefined || first.includes(":")).toBe(true);
    }),
  );
});
