import { openNetworks } from "../../networks/open.ts";
import { dataDirectory } from "../../settings/data-directory.ts";
import type { Serving } from "../../settings/options/serving.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readTracing } from "../../settings/options/tracing.ts";
import { listenFailure, readServing } from "../../settings/options/serving.ts";
import type { ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { untilInterrupted, type Lasting } from "../until-interrupted.ts";
import { optionsFor } from "../command-table.ts";
import { serverModules } from "../server.ts";
import { keepHeapSmall } from "../small-heap.ts";

/** `portcullis serve`: serves every check over HTTP until interrupted. Logs go to standard output, messages to standard error. */
export async function serveCommand({ argv, io }: Invocation): Promise<ExitCode> {
  keepHeapSmall();
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("serve"), ...environmentOnly]);
  const serving = readServing(given);
  const networks = openNetworks(dataDirectory(given));
  const tracing = readTracing(io.env);
  const server = await start({ ...serving, tracing, measuring: { ...serving.measuring, networks } }, given);
  io.err(`portcullis: listening on ${server.url}\n`);
  if (io.isErrTerminal) await present(server, given.isSet("qr"), io);
  if (given.isSet("open")) await server.show(await nearest(server)).catch(() => io.err(noBrowser));
  // Clients are served meanwhile.
  void server.warm();
  return untilInterrupted(server, io);
}

const noBrowser = "portcullis: no browser could be opened.\n";

/** Prints the server's URLs in a terminal, and a QR code for opening one on a phone. */
async function present(server: Serves, wantsQr: boolean, io: Io): Promise<void> {
  const urls = await server.urls();
  if (urls.length > 1) io.err(urls.map((url) => `  ${url}\n`).join(""));
  const far = urls.find((url) => !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(url)) ?? urls[0];
  if (wantsQr && far !== undefined) io.err(`${await server.draw(far)}\n`);
}

async function nearest(server: Serves): Promise<string> {
  return (await server.urls())[0] ?? server.url;
}

/** The parts of a running server that the command needs. */
interface Serves extends Lasting {
  readonly url: string;
  urls(): Promise<readonly string[]>;
  show(url: string): Promise<void>;
  draw(url: string): Promise<string>;
  warm(): Promise<void>;
}

async function start(serving: Serving & { readonly tracing: boolean }, given: Given): Promise<Serves> {
  // Loaded lazily: measuring commands do not need a server.
  const { startServer } = await serverModules.main();
  try {
    return await startServer({ ...serving, https: await credentialsOf(serving) });
  } catch (error) {
    throw listenFailure(error, given, serving) ?? error;
  }
}

/** Validity in days of a self-signed certificate, which is only used by this process. */
const selfSigned = 365;

/** The certificate for HTTPS. A self-signed one only exists in this process, and clients must trust it by fingerprint. */
async function credentialsOf({ https, host }: Serving): Promise<Exclude<Serving["https"], "self-signed">> {
  if (https !== "self-signed") return https;
  const { issueOwn } = await import("../../demo/own.ts");
  const { pem, key } = issueOwn(host, new Date(), selfSigned);
  return { certificate: pem, key };
}
