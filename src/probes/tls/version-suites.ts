import { keyedSuites, oldKeyedSuites } from "../../data/cipher-suites-keyed.ts";
import { suitesIn, type TlsVersion } from "../../formats/tls/client-hello.ts";
import { everySuite, suiteName, suitesOf } from "../offers/families.ts";

/** The suites of one ClientHello. */
export type HelloSuites = readonly number[];

/** Some servers, and boxes before them, bear no more than this. */
const mostSuites = 128;

const usual = suitesIn("TLSv1.2");
const rare = everySuite.filter((suite) => !usual.includes(suite));
const room = mostSuites - usual.length;

/** What TLS 1.2 is asked for where {@link everySuite} got no answer: the same again, and who shares a secret, in hellos that everybody bears. */
export const sharedOut: { readonly usual: HelloSuites; readonly others: readonly HelloSuites[] } = {
  usual: [...usual, ...rare.slice(0, room)],
  others: [rare.slice(room), keyedSuites.flatMap(runOf)],
};

/** RFC 5246 §1.2, §A.5: suites whose name ends with another hash, or with none, came with TLS 1.2. */
function isOld(suite: number): boolean {
  return /_(?:SHA|MD5)$/.test(suiteName(suite));
}

/** Every suite that exists below TLS 1.2, with the best of TLS 1.2, as current clients ask for old versions. */
const oldSuites: HelloSuites = [
  ...suitesOf("ecdhe-aead"),
  ...suitesOf("ecdhe-cbc", "dhe", "static-rsa", "other", "3des", "rc4", "des", "anonymous", "export", "null").filter(
    isOld,
  ),
  ...oldKeyedSuites.flatMap(runOf),
];

/** The suites with which a version is asked for first: all that it may be offered with. */
export function suitesToAsk(version: TlsVersion): HelloSuites {
  if (version === "TLSv1.3") return suitesIn(version);
  return version === "TLSv1.2" ? everySuite : oldSuites;
}

function runOf([first, last]: readonly [number, number]): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
