import {
  integritySuites,
  newSuites,
  suiteFamilies,
  type SuiteFamily,
} from "../../data/tls/cipher-suites/cipher-suites.ts";
import { weakSuites } from "../../data/tls/cipher-suites/weak.ts";

/** Families with too weak security. */
export type WeakFamily = keyof typeof weakSuites;

/** Every family, the worst first. */
export const familyNames = Object.keys(suiteFamilies) as SuiteFamily[];

/** The weak ones, the worst first. */
export const weakNames = Object.keys(weakSuites) as WeakFamily[];

const names: ReadonlyMap<number, string> = new Map<number, string>([
  ...Object.values(suiteFamilies).flat(),
  ...newSuites,
  ...integritySuites,
]);

/** The name of a suite, or its number where it is not in our list. */
export function suiteName(code: number): string {
  return names.get(code) ?? `0x${code.toString(16).padStart(4, "0")}`;
}

/** The suites of the given families. */
export function suitesOf(...families: readonly SuiteFamily[]): readonly number[] {
  return families.flatMap((family) => suiteFamilies[family].map(([code]) => code));
}

/** The family of a suite; undefined where it is not in our list. */
export function suiteFamilyOf(suite: number): SuiteFamily | undefined {
  return familyNames.find((family) => suiteFamilies[family].some(([code]) => code === suite));
}

/** The families that a good server refuses up to TLS 1.2. DHE suites come first, since their answer also shows the group size. */
export const restFamilies: readonly SuiteFamily[] = [
  "dhe",
  "ecdhe-cbc",
  "static-rsa",
  ...weakNames.toReversed(),
  "other",
];

/** Their suites. */
export const restSuites: readonly number[] = suitesOf(...restFamilies);

/** Every suite up to TLS 1.2, the best first, including those that good servers accept. */
export const everySuite: readonly number[] = [...suitesOf("ecdhe-aead"), ...restSuites];
