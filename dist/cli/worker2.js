import { Bt as dataDirectory, R as openNetworks, i as readGiven, r as givenFlags, yr as environmentOnly } from "./node-3.js";
import { s as readWorking } from "./serving.js";
import { t as readTracing } from "./tracing2.js";
import { y as optionsFor } from "./start-7.js";
import { n as keepHeapSmall, t as untilInterrupted } from "./until-interrupted.js";
import { N as serverModules } from "./gate-9.js";
// src/cli/commands/worker.ts
async function workerCommand({argv:e,io:t}){keepHeapSmall();const n=readGiven(givenFlags(e),t.env,[...optionsFor(`worker`),...environmentOnly]);const r=readWorking(n);const i=readTracing(t.env);const a=openNetworks(dataDirectory(n));const{startWorker:o}=await serverModules.worker();const s=await o({...r,tracing:i,measuring:{...r.measuring,networks:a}});t.err(`portcullis: running; checks start when they are due
`);return untilInterrupted(s,t)}

export { workerCommand };
