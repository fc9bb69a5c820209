import type { Demo } from "../src/demo/site.ts";

/** What is measured, and how often. */
export interface Scene {
  readonly demo: Demo;
  /** A file with the authority of its sites. */
  readonly caFile: string;
  /** The folder of the bundles. */
  readonly dist: string;
  readonly times: number;
}
