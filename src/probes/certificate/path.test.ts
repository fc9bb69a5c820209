import { expect, test } from "vitest";
import {
  intermediate,
  intermediateOf,
  inDays,
  keysOf,
  leafOf,
  now,
  root,
  strangerCa,
  strangerRoot,
} from "../../../test/twins/pki/pki.ts";
import type { TrustStore } from "../../core/net/trust.ts";
import type { Credential } from "../../demo/issue.ts";
import { readCertificate } from "../../formats/x509/certificate.ts";
import { orderProblems } from "./order.ts";
import { findPath } from "./path.ts";

function trusting(...anchors: readonly Credential[]): TrustStore {
  return {
    named: (subject) =>
      anchors.filter((anchor) => anchor.subject.equals(subject)).map(({ der }) => ({ der, by: "given" as const })),
  };
}

const certificateOf = ({ der }: Credential) => readCertificate(der);

function search(leaf: Credential, others: readonly Credential[], trust = trusting(root)) {
  return findPath({ leaf: certificateOf(leaf), others: others.map(certificateOf), trust, now: now.getTime() });
}

const leaf = leafOf();
const expired = intermediateOf({ notBefore: inDays(-800), notAfter: inDays(-1) });
const upper = intermediateOf({ subject: { commonName: "Upper" }, keys: keysOf("p256", "upper"), authority: {} });
const lower = intermediateOf({}, upper);

test.for([
  ["in the usual order", leaf, [intermediate], 3],
  ["after unrelated certificates", leaf, [strangerCa, root, intermediate], 3],
  ["over two intermediates, upside down", leafOf({}, lower), [upper, lower], 4],
  ["over the way that is valid now", leaf, [expired, intermediate], 3],
  [
    "past an authority of the same name with another key",
    leaf,
    [intermediateOf({ keys: keysOf("p256", "other") }), intermediate],
    3,
  ],
  [
    "past a certificate that was only renamed",
    leaf,
    [intermediateOf({ signedWith: keysOf("p256", "forger").privateKey }), intermediate],
    3,
  ],
] as const)("a path is found %s", ([, from, others, length]) => {
  const { best } = search(from, others);

  expect(best?.certificates).toHaveLength(length);
  expect(best).toMatchObject({ by: "given", problems: [] });
});

test("of two valid paths the public one counts, even if the other lasts longer", () => {
  const keys = keysOf("p256", "cross");
  const long = intermediateOf({ authority: {}, keys });
  const short = intermediateOf({ authority: {}, keys, notAfter: inDays(1) }, strangerRoot);
  const trust: TrustStore = {
    named: (name) => [
      ...trusting(root).named(name),
      ...trusting(strangerRoot)
        .named(name)
        .map(({ der }) => ({ der, by: "mozilla" as const })),
    ],
  };

  expect(search(leafOf({}, long), [long, short], trust).best?.by).toBe("mozilla");
});

test("where every path has expired, one is returned with that problem", () => {
  expect(search(leaf, [expired]).best?.problems).toEqual(["issuer-expired"]);
});

test("a search without a path returns the certificates whose issuer is missing", () => {
  const { best, ends } = search(leafOf({}, lower), [lower]);

  expect(best).toBeNull();
  expect(ends.map(({ sha256 }) => sha256)).toEqual([certificateOf(lower).sha256]);
});

test("a trusted certificate needs no issuer", () => {
  expect(search(root, []).best?.certificates).toHaveLength(1);
});

test("a user-supplied intermediate is not an anchor, as in OpenSSL", () => {
  expect(search(leaf, [], trusting(intermediate)).best).toBeNull();
});

test("authorities that certify each other in every direction are searched with bounded work", () => {
  const keys = keysOf("p256", "maze");
  const subject = { commonName: "Maze" };
  const first = intermediateOf({ subject, keys, authority: {} }, strangerCa);
  const maze = Array.from({ length: 30 }, () => intermediateOf({ subject, keys, authority: {} }, first));
  const { best, exhausted } = search(leafOf({}, first), maze);

  expect(best).toBeNull();
  expect(exhausted).toBe(true);
});

const path = [leaf, intermediate, root].map(certificateOf);
const crossSigned = intermediateOf({}, strangerCa);

test.for([
  ["as it should be", [leaf, intermediate], []],
  ["with the root", [leaf, intermediate, root], ["root-included"]],
  ["with the root in between", [leaf, root, intermediate], ["wrong-order", "root-included"]],
  ["with one twice", [leaf, intermediate, intermediate], ["duplicate-certificate"]],
  ["with the leaf twice", [leaf, leaf, intermediate], ["duplicate-certificate"]],
  ["with an unrelated certificate", [leaf, intermediate, strangerCa], ["unrelated-certificate"]],
  ["with a second way up", [leaf, intermediate, crossSigned, strangerCa], []],
] as const)("a chain served %s has %j", ([, served, problems]) => {
  expect(orderProblems(served.map(certificateOf), path)).toEqual(problems);
});

test("a chain without a path is ordered by its names", () => {
  const line = [leafOf({}, lower), upper, lower].map(certificateOf);

  expect(orderProblems(line, [])).toEqual(["wrong-order"]);
});
