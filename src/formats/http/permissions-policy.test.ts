import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parsePermissionsPolicy } from "./permissions-policy.ts";
import { character } from "../../../test/character.ts";

test.for<[string, readonly string[], Readonly<Record<string, string>> | null]>([
  ["nobody", ["camera=()"], { camera: "self-at-most" }],
  ["the page itself", ["camera=(self), usb=self"], { camera: "self-at-most", usb: "self-at-most" }],
  ["everybody", ["camera=*, usb=(self *)"], { camera: "everybody", usb: "everybody" }],
  ["other origins", ['camera=(self "https://meet.example")'], { camera: "some" }],
  // Permissions Policy §9.2: other values match no origin.
  [
    "a word that is no origin",
    ["camera=none, usb, payment=(none)"],
    { camera: "self-at-most", usb: "self-at-most", payment: "self-at-most" },
  ],
  ["a star in quotes, which is no star", ['camera=("*")'], { camera: "some" }],
  ["parameters", ["camera=();report-to=x"], { camera: "self-at-most" }],
  ["several fields", ["camera=()", "usb=*"], { camera: "self-at-most", usb: "everybody" }],
  ["the last of two equal features", ["camera=(), camera=*"], { camera: "everybody" }],
  ["nothing", [""], {}],
  ["no field", [], {}],
  ["the syntax of Feature-Policy", ["camera 'none'"], null],
  ["a trailing comma", ["camera=(),"], null],
  ["capital letters", ["Camera=()"], null],
  ["an open list", ["camera=("], null],
  ["other letters", ["camera=(), ä=()"], null],
])("reads %s", ([, values, expected]) => {
  const policy = parsePermissionsPolicy(values);

  expect(policy && Object.fromEntries(policy)).toEqual(expected);
});

test("any text is read without throwing", () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (text) => {
      const policy = parsePermissionsPolicy([text, `camera=(${text})`]);
      expect(policy === null || policy.size > 0).toBe(true);
    }),
  );
});

test.for<[string, string]>([
  ["features", "camera=(), "],
  ["origins", "camera=(self self "],
  ["a string", '"'],
])("64 kB of %s are read", ([, unit]) => {
  expect(parsePermissionsPolicy([unit.repeat(65_536 / unit.length)])).toBeNull();
});
