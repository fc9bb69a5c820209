import { applications } from "./applications.ts";
import { databaseLifecycles } from "./databases.ts";
import { languageLifecycles } from "./languages.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { scripts } from "./scripts.ts";
import { servers } from "./servers.ts";

export type { Lifecycle } from "./lifecycle.ts";

/** When the tables were made; later releases are unknown. */
export const lifecyclesAsOf = "2026-08-22";

/** Ends of life as the makers publish them, collected by endoflife.date on the day above. */
export const lifecycles: readonly Lifecycle[] = [
  ...servers,
  ...languageLifecycles,
  ...databaseLifecycles,
  ...applications,
  ...scripts,
];
