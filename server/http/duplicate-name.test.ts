import * as fc from "fast-check";
import { expect, test } from "vitest";
import { duplicateName, type DuplicateName } from "./duplicate-name.ts";

test.for<readonly [text: string, repeated: DuplicateName | null]>([
  ["{}", null],
  ['{"a":1,"b":1}', null],
  ['{"a":1,"a":1}', { name: "a", count: 2 }],
  ['{"a":1,"a":2,"a":3}', { name: "a", count: 3 }],
  ['{"a":1,"\\u0061":2}', { name: "a", count: 2 }],
  ['{"a" \t\r\n: 1, "a" : 2}', { name: "a", count: 2 }],
  ['{"a":"a","b":"a"}', null],
  ['{"a":"\\"a\\":","b":"}"}', null],
  ['{"a":["a","a"],"b":{"a":1}}', null],
  ['[{"a":1},{"a":1}]', null],
  ['{"b":[{"a":{},"a":1}]}', { name: "a", count: 2 }],
  ['{"":1,"":2}', { name: "", count: 2 }],
  ['{"__proto__":1,"__proto__":2}', { name: "__proto__", count: 2 }],
  ['{"a\\\\":1,"a\\\\":2}', { name: "a\\", count: 2 }],
])("%s repeats %j", ([text, repeated]) => {
  expect(JSON.parse(text)).toBeDefined();
  expect(duplicateName(text)).toEqual(repeated);
});

test("JSON.stringify never repeats a name, and a duplicated member is found", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), fc.jsonValue(), (others, name, value) => {
      const object = { ...others, [name]: value };
      const text = JSON.stringify(object);
      expect(duplicateName(text)).toBeNull();
      expect(duplicateName(`{${JSON.stringify(name)}:null,${text.slice(1)}`)).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});
