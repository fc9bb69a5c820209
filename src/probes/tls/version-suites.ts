import { keyedSuites, oldKeyedSuites } from "../../data/tls/cipher-suites/keyed.ts";
import { suitesIn, type TlsVersion } from "../../formats/tls/client-hello.ts";
import { everySuite, suiteName, suitesOf } from "../offers/families.ts";

/** The suites of one ClientHello. */
export type HelloSuites = readonly number[];

/** Some servers and middleboxes accept no more than this. */
const mostSuites = 128;

const usual = suitesIn("TLSv1.2");
const rare = everySuite.filter((suite) => !usual.includes(suite));
const room = mostSuites - usual.length;

/**
 * The hellos for TLS 1.2 where {@link everySuite} got no answer: the same suites, and the PSK ones, in hellos short enough for every
 * server.
 */
export const sharedOut: { readonly usual: HelloSuites; readonly others: readonly HelloSuites[] } = {
  usual: [...usual, ...rare.slice(0, room)],
  others: [rare.slice(room), keyedSuites.flatMap(runOf)],
};

/** RFC 5246 §1.2, §A.5: suites whose name ends with another hash, or with none, require TLS 1.2. */
function isOld(suite: number): boolean {
  return /_(?:SHA|MD5)$/.test(suiteName(suite));
}

/** Every suite below TLS 1.2, with the best of TLS 1.2, as current clients offer with old versions. */
const oldSuites: HelloSuites = [
  ...suitesOf("ecdhe-aead"),
  ...suitesOf("ecdhe-cbc", "dhe", "static-rsa", "other", "3des", "rc4", "des", "anonymous", "export", "null").filter(
    isOld,
  ),
  ...oldKeyedSuites.flatMap(runOf),
];

/** The suites for the first hello of a version: all that are valid with it. */
export function suitesToAsk(version: TlsVersion): HelloSuites {
  if (version === "TLSv1.3") return suitesIn(version);
  return version === "TLSv1.2" ? everySuite : oldSuites;
}

function runOf([first, last]: readonly [number, number]): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
