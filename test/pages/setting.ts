import { openAssets } from "../../server/pages/assets/open.ts";
import type { Setting } from "../../server/pages/site.ts";
import { termsOf } from "../../server/terms.ts";
import type { Language } from "../../src/core/text.ts";

/** The default rendering options: no assets, the device's colours. */
export function settingIn(language: Language): Setting {
  const site = { assets: openAssets([]), terms: termsOf({ operator: null, terms: null }), baseUrl: null };
  return { site, language, theme: "auto" };
}
