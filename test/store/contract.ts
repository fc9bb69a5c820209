import { observationsContract } from "./contract/observations.ts";
import { processesContract } from "./contract/processes.ts";
import { resultsContract } from "./contract/results.ts";
import { retentionContract } from "./contract/retention.ts";
import type { MakePlace } from "./contract/scene.ts";
import { unchangedContract } from "./contract/unchanged.ts";

/** The behaviour of every engine. */
export function storeContract(makePlace: MakePlace): void {
  resultsContract(makePlace);
  unchangedContract(makePlace);
  observationsContract(makePlace);
  retentionContract(makePlace);
  processesContract(makePlace);
}
