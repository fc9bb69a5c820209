import { Rr as dataDirectory, dt as readGiven, lt as serverModules, tt as openNetworks, ut as givenFlags } from "./gate.js";
import { V as environmentOnly, g as optionsFor } from "./start.js";
import { s as readWorking } from "./serving.js";
import { n as readTracing, t as untilInterrupted } from "./until-interrupted.js";
// src/cli/commands/worker.ts
async function workerCommand({ argv, io }) {
	const given = readGiven(givenFlags(argv), io.env, [...optionsFor("worker"), ...environmentOnly]);
	const working = readWorking(given);
	const tracing = readTracing(io.env);
	const networks = openNetworks(dataDirectory(given));
	const { startWorker } = await serverModules.worker();
	const worker = await startWorker({
		...working,
		tracing,
		measuring: {
			...working.measuring,
			networks
		}
	});
	io.err("portcullis: running; checks start when they are due\n");
	return untilInterrupted(worker, io);
}
export { workerCommand };
