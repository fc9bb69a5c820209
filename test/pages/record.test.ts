import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { RecordToPublish } from "../../server/pages/record.tsx";
import { hostile } from "./hostile.ts";
import { textWith } from "./read-html.ts";

const record = { name: "_dmarc.shop.com", type: "TXT", value: "v=DMARC1; p=reject" };

test("a record shows name, type and value apart, each with a button, and how its provider wants them", () => {
  const hint = { provider: { name: "Route 53", menu: "Create record", isQuoted: true }, zone: "shop.com" } as const;
  const html = renderToString(h(RecordToPublish, { record, language: "en", hint }));

  expect(html.match(/data-copy-button/g)).toHaveLength(3);
  expect(textWith(html)).toContain(
    "At Route 53: Create record. Enter the name there as _dmarc , and the value in double quotes.",
  );
});

test.for(hostile)("a record of %j is text", (text) => {
  const html = renderToString(h(RecordToPublish, { record: { name: text, type: text, value: text }, language: "ko" }));

  expect(html.match(/<button/g)).toHaveLength(3);
  expect(html).not.toMatch(/<(?:script|img|b)\b/);
});
