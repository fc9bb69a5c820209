import { configureGlobal } from "fast-check";
import { runs } from "./runs.ts";

// A fixed seed gives every commit the same result; TEST_SEED=$RANDOM explores.
configureGlobal({ seed: Number(process.env["TEST_SEED"] ?? 20_261_120), numRuns: runs(100) });
