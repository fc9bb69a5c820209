import type { Serving } from "../../settings/options/serving.ts";
import { flagsOf, readGiven, type Given } from "../../settings/options/given.ts";
import { environmentOnly } from "../../settings/options/options.ts";
import { listenFailure, readServing } from "../../settings/options/serving.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Order } from "../order.ts";
import { optionsFor } from "../usage.ts";

/** `portcullis serve`: every check over HTTP, until it is interrupted. The log goes to standard output, a word to people to the other one. */
export async function serveCommand({ argv, io }: Order): Promise<ExitCode> {
  const given = readGiven(flagsOf(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
  const serving = readServing(given);
  const server = await start(serving, given);
  io.err(`portcullis: listening on ${server.url}\n`);
  // Interrupted, it answers what is under way; the second interrupt ends it at once.
  io.linger?.();
  await interruption(io.signal);
  await server.close();
  return exitCodes.pass;
}

async function start(serving: Serving, given: Given): Promise<{ readonly url: string; close(): Promise<void> }> {
  // Whoever only measures does not wait for a server to load.
  const { startServer } = await import("../../../server/main.ts");
  try {
    return await startServer(serving);
  } catch (error) {
    throw listenFailure(error, given, serving) ?? error;
  }
}

/** Without anybody to interrupt it there would be no end, so that there is no beginning either. */
function interruption(signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!signal || signal.aborted) resolve();
  signal?.addEventListener("abort", () => resolve(), { once: true });
  return promise;
}
