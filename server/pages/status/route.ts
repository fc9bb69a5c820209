import { sourceStates } from "../../../src/settings/source-states.ts";
import { pageFields } from "../../http/header-fields.ts";
import type { ApiRequest, Reply } from "../../http/listener/exchange.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../../http/coding.ts";
import { statusPage } from "./page.tsx";

/** The page at `/status` with the current state. Contacts no third party. */
export async function statusReply(
  request: ApiRequest,
  { health, jobs, settingOf }: Pick<Desk, "health" | "jobs" | "settingOf">,
): Promise<Reply> {
  const counts = await jobs();
  const now = Date.now();
  const startedAt = now - 1000 * process.uptime();
  const content = statusPage(
    { now, startedAt, sources: sourceStates(), ...(await health()), ...(counts && { jobs: counts }) },
    settingOf(request),
  );
  return compressed(request.incoming, { fields: [...pageFields, ["cache-control", "no-store"]], content });
}
