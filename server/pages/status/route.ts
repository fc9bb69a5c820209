import { sourceStandings } from "../../../src/settings/source-standings.ts";
import { pageFields } from "../../fields.ts";
import type { Asked, Reply } from "../../listener/exchange.ts";
import type { Desk } from "../places.ts";
import { compressed } from "../reply.ts";
import { statusPage } from "./page.tsx";

/** The page at `/status`, as things are at this moment. It asks nobody. */
export function statusReply(asked: Asked, { health, settingOf }: Pick<Desk, "health" | "settingOf">): Reply {
  const now = Date.now();
  const startedAt = now - 1000 * process.uptime();
  const content = statusPage({ now, startedAt, sources: sourceStandings(), ...health() }, settingOf(asked));
  return compressed(asked.incoming, { fields: [...pageFields, ["cache-control", "no-store"]], content });
}
