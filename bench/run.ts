// Speed and memory as ratios to a named reference in the same run, because absolute times depend on the machine. Exits 1 if an aim is missed by far.
// `npm run bench -- 30` takes more samples, `-- 15 <folder>` measures the bundles of another folder than `dist`.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startDemo } from "../src/demo/site.ts";
import { weighAction } from "./action.ts";
import { weighExposure } from "./exposure.ts";
import { exitCode } from "./aims.ts";
import { countConnections } from "./connections.ts";
import { raceCrowd } from "./crowd.ts";
import { raceGreedy } from "./greedy.ts";
import { countRoundTrips } from "./round-trips.ts";
import { raceDns } from "./dns.ts";
import { raceEmail } from "./email.ts";
import { compareCached, compareKey } from "./server.ts";
import { weighStarts } from "./starts.ts";
import { raceLookalikes } from "./lookalike.ts";
import { raceNetworks } from "./networks.ts";
import { racePages } from "./pages.ts";
import { raceLogs } from "./ct.ts";
import { racePorts } from "./port.ts";
import { raceStore } from "./store.ts";
import { raceTls } from "./tls.ts";
import { weighTls } from "./tls-memory.ts";
import { countTogether } from "./together.ts";

const times = Number(process.argv[2] ?? 15);
const dist = resolve(process.argv[3] ?? join(import.meta.dirname, "../dist"));

await using demo = await startDemo();
const folder = mkdtempSync(join(tmpdir(), "portcullis-bench-"));
const caFile = join(folder, "ca.pem");
writeFileSync(caFile, demo.authority);

const scene = { demo, caFile, dist, times };

weighExposure();
await weighStarts(scene);
await weighAction(scene);
await raceTls(scene);
await weighTls(scene);
await countRoundTrips(demo);
await countConnections(demo);
await raceGreedy(demo);
await countTogether();
await raceDns(times);
await raceLookalikes(Math.ceil(times / 5));
await raceEmail(times);
await racePorts(Math.ceil(times / 5));
await racePages(times);
await raceNetworks(times);
await raceLogs();
await raceStore();
await compareCached(demo, Math.ceil(times / 3));
await compareKey(demo, Math.ceil(times / 5));
await raceCrowd({ dist, times: Math.ceil(times / 5) });
rmSync(folder, { recursive: true });
process.exitCode = exitCode();
