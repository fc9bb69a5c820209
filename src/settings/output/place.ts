import { pathInPipeline, pipelineOf, type Environment } from "../../ci/place.ts";
import type { Language } from "../../core/text.ts";
import type { ReportPlace } from "../../report/place.ts";
import type { ReadConfig } from "../config/read.ts";

/**
 * Returns where the reports of a run point to. Findings about a setting point into the configuration, if that is a file of the repository.
 */
export async function placeWith(
  env: Environment,
  language: Language,
  config: ReadConfig | null,
): Promise<Omit<ReportPlace, "rules">> {
  const place = pipelineOf(env, language);
  if (!config?.file) return place;
  const path = pathInPipeline(env, config.file.path);
  if (path === null) return place;
  return { ...place, config: (await import("../config/source.ts")).configSource(config, config.file, path) };
}
