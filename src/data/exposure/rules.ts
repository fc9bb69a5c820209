import { builds } from "./builds.ts";
import { code } from "./code.ts";
import { dataStores } from "./data-stores.ts";
import { dataTools } from "./data-tools.ts";
import { databaseRules } from "./databases.ts";
import { debugPages } from "./debug-pages.ts";
import { defaultPages } from "./default-pages.ts";
import { devices } from "./devices.ts";
import { directoryListings } from "./directory-listings.ts";
import { hostingPanels } from "./hosting-panels.ts";
import { loginPageRules } from "./login-pages.ts";
import { machines } from "./machines.ts";
import { monitoring } from "./monitoring.ts";
import { remoteAccess } from "./remote-access.ts";
import type { ExposureCategory, ExposureRule } from "./rule.ts";

/** All built-in rules. */
export const exposureRules: readonly ExposureRule[] = [
  ...as("admin-screen", [...databaseRules, ...hostingPanels, ...machines, ...devices]),
  ...as("remote-access", remoteAccess),
  ...as("developer-tool", [...code, ...builds, ...monitoring, ...dataStores, ...dataTools, ...debugPages]),
  ...as("directory-listing", directoryListings),
  ...as("default-page", defaultPages).map((rule) => ({ ...rule, isWriting: true as const })),
  ...as("login-page", loginPageRules),
];

function as(category: ExposureCategory, rules: readonly Omit<ExposureRule, "category">[]): readonly ExposureRule[] {
  return rules.map((rule) => ({ ...rule, category }));
}
