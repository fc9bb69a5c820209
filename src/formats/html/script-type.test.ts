import { expect, test } from "vitest";
import { isScript } from "./script-type.ts";

test.for<[attributes: Readonly<Record<string, string>>, isRun: boolean]>([
  [{}, true],
  [{ type: "" }, true],
  [{ type: "text/javascript" }, true],
  [{ type: " Text/JavaScript " }, true],
  [{ type: "application/x-javascript" }, true],
  [{ type: "module" }, true],
  [{ language: "" }, true],
  [{ language: "JavaScript1.5" }, true],
  [{ type: "text/javascript", language: "vbscript" }, true],
  [{ type: "0f1e2d3c4b5a69788796a5b4-text/javascript" }, true],
  [{ type: "text/javascript1.6" }, false],
  // Only the exact essence counts.
  [{ type: "text/javascript; charset=utf-8" }, false],
  [{ type: "text/template" }, false],
  [{ type: "application/json" }, false],
  [{ type: "importmap" }, false],
  [{ type: " " }, false],
  [{ language: "vbscript" }, false],
])("%j", ([attributes, isRun]) => {
  expect(isScript(new Map(Object.entries(attributes)))).toBe(isRun);
});
