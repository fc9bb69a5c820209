import { sendingContract } from "./attempts.ts";
import { workersContract } from "./workers.ts";
import { toldContract } from "./told.ts";
import { lettersContract } from "./letters.ts";
import { upkeepContract } from "./upkeep.ts";
import type { JobsSetting } from "../jobs/setting.ts";

/** The behaviour of notifications on every database. */
export function channelContract(make: () => Promise<JobsSetting>): void {
  sendingContract(make);
  workersContract(make);
  toldContract(make);
  lettersContract(make);
  upkeepContract(make);
}
