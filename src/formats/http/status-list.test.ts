import { expect, test } from "vitest";
import { includesStatus, parseStatusList } from "./status-list.ts";

test.for<[text: string, status: number, is: boolean]>([
  ["404", 404, true],
  ["404", 403, false],
  ["4xx", 451, true],
  ["4XX", 400, true],
  ["401, 403", 403, true],
  ["3xx", 304, true],
  ["400-404", 403, true],
  ["400-404", 405, false],
])("%s and %d", ([text, status, is]) => {
  expect(includesStatus(parseStatusList(text) ?? [], status)).toBe(is);
});

test.for(["", "500", "5xx", "1xx", "199", "abc", "404,", "404 405", "40x", "404-401", "400-500", "0404"])(
  "%j is refused",
  (text) => {
    expect(parseStatusList(text)).toBeNull();
  },
);
