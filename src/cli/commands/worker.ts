import { openNetworks } from "../../networks/open.ts";
import { dataDirectory } from "../../settings/data-directory.ts";
import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readWorking } from "../../settings/options/serving.ts";
import { readTracing } from "../../settings/options/tracing.ts";
import { optionsFor } from "../command-table.ts";
import type { ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { untilInterrupted } from "../until-interrupted.ts";
import { serverModules } from "../server.ts";
import { keepHeapSmall } from "../small-heap.ts";

/** `portcullis worker`: runs the daily monitoring until interrupted. Logs go to standard output. */
export async function workerCommand({ argv, io }: Invocation): Promise<ExitCode> {
  keepHeapSmall();
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("worker"), ...environmentOnly]);
  const working = readWorking(given);
  const tracing = readTracing(io.env);
  const networks = openNetworks(dataDirectory(given));
  // Loaded lazily: measuring commands do not need a server.
  const { startWorker } = await serverModules.worker();
  const worker = await startWorker({ ...working, tracing, measuring: { ...working.measuring, networks } });
  io.err("portcullis: running; checks start when they are due\n");
  return untilInterrupted(worker, io);
}
