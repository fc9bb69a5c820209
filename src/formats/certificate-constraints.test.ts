import { expect, test } from "vitest";
import { intermediateOf, leafOf } from "../../test/twins/pki.ts";
import { nameConstraints, type Subtree } from "../../test/twins/extensions.ts";
import { extension } from "../demo/extensions.ts";
import { forbidsNames } from "./certificate-constraints.ts";
import { oids } from "./oids.ts";

const ten: Subtree = { address: "10.0.0.0", prefix: 8 };
const documentation: Subtree = { address: "2001:db8::", prefix: 32 };

type Row = readonly [
  names: readonly string[],
  constraints: { readonly permitted?: readonly Subtree[]; readonly excluded?: readonly Subtree[] },
  isForbidden: boolean,
];

test.for<Row>([
  [["www.a.example"], { permitted: ["a.example"] }, false],
  [["a.example"], { permitted: ["a.example"] }, false],
  [["WWW.A.example"], { permitted: ["a.EXAMPLE"] }, false],
  [["wa.example"], { permitted: ["a.example"] }, true],
  [["b.example"], { permitted: ["a.example"] }, true],
  [["b.example"], { permitted: ["a.example", "b.example"] }, false],
  [["a.example", "b.example"], { permitted: ["a.example"] }, true],
  [["a.example"], { permitted: [""] }, false],
  [["a.example"], { permitted: [".a.example"] }, true],
  [["www.a.example"], { permitted: [".a.example"] }, false],
  [["*.a.example"], { permitted: ["a.example"] }, false],
  [["www.a.example"], { excluded: ["a.example"] }, true],
  [["b.example"], { excluded: ["a.example"] }, false],
  [["www.a.example"], { permitted: ["a.example"], excluded: ["www.a.example"] }, true],
  // RFC 5280 §4.2.1.10: a kind that is not constrained is free
  [["10.1.2.3"], { permitted: ["a.example"] }, false],
  [["10.1.2.3"], { permitted: [ten] }, false],
  [["11.1.2.3"], { permitted: [ten] }, true],
  [["10.1.2.3"], { excluded: [ten] }, true],
  [["2001:db8::1"], { permitted: [documentation] }, false],
  [["2001:db9::1"], { permitted: [documentation] }, true],
  [["2001:db8::1"], { permitted: [ten] }, true],
])("names %j under %j: forbidden is %j", ([names, constraints, isForbidden]) => {
  const authority = intermediateOf({ extensions: [nameConstraints(constraints)] });

  expect(forbidsNames(authority.der, leafOf({ names }).der)).toBe(isForbidden);
});

test.for([
  ["no constraints", intermediateOf({}).der, leafOf().der],
  [
    "no names",
    intermediateOf({ extensions: [nameConstraints({ permitted: ["a.example"] })] }).der,
    leafOf({ names: null }).der,
  ],
  [
    "constraints that are none",
    intermediateOf({ extensions: [extension(oids.nameConstraints, Buffer.from("3003020101", "hex"))] }).der,
    leafOf().der,
  ],
  ["garbage", Buffer.from("garbage"), leafOf().der],
] as const)("%s forbid nothing", ([, authority, leaf]) => {
  expect(forbidsNames(authority, leaf)).toBe(false);
});
