import type { Demo } from "../src/demo/site.ts";

/** What to measure, and the number of samples. */
export interface Scene {
  readonly demo: Demo;
  /** A file with the CA certificate of the test sites. */
  readonly caFile: string;
  /** The folder with the bundles. */
  readonly dist: string;
  readonly times: number;
}
