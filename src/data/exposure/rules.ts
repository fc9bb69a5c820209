import { adminScreens } from "./admin-screens.ts";
import { defaultPages } from "./default-pages.ts";
import { developerTools } from "./developer-tools.ts";
import { directoryListings } from "./directory-listings.ts";
import { loginPages } from "./login-pages.ts";
import { remoteAccess } from "./remote-access.ts";
import type { ExposureCategory, ExposureRule } from "./rule.ts";

/** All built-in rules. */
export const exposureRules: readonly ExposureRule[] = [
  ...as("admin-screen", adminScreens),
  ...as("remote-access", remoteAccess),
  ...as("developer-tool", developerTools),
  ...as("directory-listing", directoryListings),
  ...as("default-page", defaultPages),
  ...as("login-page", loginPages),
];

function as(category: ExposureCategory, rules: readonly Omit<ExposureRule, "category">[]): readonly ExposureRule[] {
  return rules.map((rule) => ({ ...rule, category }));
}
