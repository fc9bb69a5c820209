import { observationsContract } from "./contract/observations.ts";
import { processesContract } from "./contract/processes.ts";
import { resultsContract } from "./contract/results.ts";
import { retentionContract } from "./contract/retention.ts";
import type { MakePlace } from "./contract/scene.ts";

/** The behaviour of every engine. */
export function storeContract(makePlace: MakePlace): void {
  resultsContract(makePlace);
  observationsContract(makePlace);
  retentionContract(makePlace);
  processesContract(makePlace);
}
