import { configureGlobal } from "fast-check";
import { runs } from "./runs.ts";

// The verdict on a commit is the same each time it is asked for; TEST_SEED=$RANDOM looks elsewhere.
configureGlobal({ seed: Number(process.env["TEST_SEED"] ?? 20_261_120), numRuns: runs(100) });
