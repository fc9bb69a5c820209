import { pathInPipeline, placeOf, type Environment } from "../../ci/place.ts";
import type { Language } from "../../core/text.ts";
import type { ReportPlace } from "../../report/place.ts";
import type { ReadConfig } from "../config/read.ts";

/** Where reports of a run belong that may have a configuration: what is told belongs where that says it, as far as it is a file of the repository. */
export async function placeWith(
  env: Environment,
  language: Language,
  config: ReadConfig | null,
): Promise<Omit<ReportPlace, "rules">> {
  const place = placeOf(env, language);
  if (!config?.file) return place;
  const path = pathInPipeline(env, config.file.path);
  if (path === null) return place;
  return { ...place, config: (await import("../config/source.ts")).configSource(config, config.file, path) };
}
