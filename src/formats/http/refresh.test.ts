import { expect, test } from "vitest";
import { readRefresh } from "./refresh.ts";

// Each row was seen in Chromium and Firefox ESR: test/lab/browser-heads.lab.ts.
test.for<[string, number, string | null]>([
  ["0; url=/x", 0, "/x"],
  ["0;/x", 0, "/x"],
  ["0, url=/x", 0, "/x"],
  ["0 url=/x", 0, "/x"],
  ["0 /x", 0, "/x"],
  ["0;\turl=/x", 0, "/x"],
  ["0; URL = /x", 0, "/x"],
  ['0; url="/x" y', 0, "/x"],
  ["0; url='/x", 0, "/x"],
  ["0.9; url=/x", 0, "/x"],
  [".5; url=/x", 0, "/x"],
  ["1.5; url=/x", 1, "/x"],
  ["5", 5, null],
  [" 5 ", 5, null],
  ["0; url=", 0, null],
  ["0; urls", 0, "urls"],
])("%j: after %i s to %s", ([text, delay, target]) => {
  expect(readRefresh(text)).toEqual({ delay, target });
});

test.for(["", "-1; url=/x", "+0; url=/x", "abc; url=/x", "; url=/x", "0url=/x", "0/x", "0x; url=/x"])(
  "browsers ignore %j",
  (text) => {
    expect(readRefresh(text)).toBeNull();
  },
);

test.for(["0", "0 ", "0.", ";", "'", "url="])("a long row of %j is read", (unit) => {
  expect(readRefresh(unit.repeat(100_000))?.target?.length ?? 0).toBeLessThanOrEqual(4096);
});
