import { developerTools } from "./developer-tools.ts";
import type { ExposureCategory, ExposureRule } from "./rule.ts";

/** Every rule that comes with the product. */
export const exposureRules: readonly ExposureRule[] = [...as("developer-tool", developerTools)];

function as(category: ExposureCategory, rules: readonly Omit<ExposureRule, "category">[]): readonly ExposureRule[] {
  return rules.map((rule) => ({ ...rule, category }));
}
