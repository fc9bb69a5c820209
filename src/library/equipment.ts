import { isIP } from "node:net";
import { globalFetch } from "../client/global-fetch.ts";
import { sendOver } from "../client/over-fetch.ts";
import type { AnyCheck, RunEvent } from "../core/check.ts";
import { failure, Failure } from "../core/failure.ts";
import { shown } from "../core/input.ts";
import type { Language, Text } from "../core/text.ts";
import { openNetworks } from "../networks/open.ts";
import { maskAll } from "../run/mask.ts";
import type { Runner } from "../run/runner.ts";
import { waitWords } from "../run/wait-words.ts";
import { readAccess } from "../settings/access/access.ts";
import { notBesideServer, readRemote } from "../settings/access/remote.ts";
import { openLocal, type LocalParts } from "../settings/local-runner.ts";
import { openResultMemory, type ResultMemory } from "../settings/memory.ts";
import { readGiven, type Given } from "../settings/options/given.ts";
import { remote as remoteOptions, reusing } from "../settings/options/list/measuring.ts";
import { readGivenAge } from "../settings/options/max-age.ts";
import { readLanguage, readMeasuring } from "../settings/options/measuring.ts";
import { openRemote, type RemoteWay } from "../settings/remote-runner.ts";
import type { Having } from "../settings/runner.ts";
import { checkNames, givenAs, ofPrograms, readFunction, readSignal, taken, toBag, toOption, type Bag } from "./read.ts";

/** The runner, and how to call it. */
export interface Equipment {
  readonly runner: Runner;
  readonly language: Language;
  readonly maxAge?: number;
  readonly signal?: AbortSignal;
  readonly report?: (event: RunEvent) => void;
}

/** The store of an entry point. */
interface EntryStore {
  /** Opens a runner for a check that reads the store. */
  readonly open: (id: string, given: Given) => Runner;
  readonly rememberer: (warn: Warn) => ResultMemory;
}

/** What an entry point contains. That of one check leaves out what the check never uses. */
export interface EntryParts {
  readonly loadEngine: LocalParts["loadEngine"];
  /** Absent if the entry point knows no store. */
  readonly store?: EntryStore;
}

/** Says what went wrong beside an answer. */
export type Warn = (message: string) => void;

/** A library does not write files on its own. It uses the bundled data, decompressed once per process. */
const networks = openNetworks(null);

const all = [...taken, ...remoteOptions, ...reusing];

/** The names of the options, as a caller writes them. */
export const optionNames: readonly string[] = [...all.map(({ name }) => toOption(name)), ...ofPrograms];

/** Options that only an entry point with a store takes. */
const storing = new Set(["data_dir"]);

/**
 * Reads the options of a call. Throws a `Failure` INVALID_INPUT that names the invalid option.
 */
export function readOptions(options: Bag, parts: EntryParts, check: AnyCheck): Equipment {
  const known = all.filter(({ name }) => parts.store || !storing.has(name));
  checkNames(
    options,
    optionNames.filter((name) => name !== "dataDir" || parts.store),
  );
  // The environment belongs to the calling program, of which this library is a part.
  const given = readGiven(givenAs(options, known, toOption), {}, known);
  const signal = readSignal(options["signal"]);
  const report = readFunction<(event: RunEvent) => void>(options, "onProgress");
  const maxAge = readGivenAge(check, given, parts.store ? ["server", "data_dir"] : ["server"]);
  const reader = check.concerns === "store" ? check.id : null;
  return {
    language: readLanguage(given),
    runner: runnerOf(given, options, parts, reader),
    ...(maxAge !== undefined && { maxAge }),
    ...(signal && { signal }),
    ...(report && { report }),
  };
}

/** The user of this process may name any address that it can reach. */
function runnerOf(given: Given, options: Bag, { loadEngine, store }: EntryParts, reader: string | null): Runner {
  const { warn, onWait } = loggerOf(options);
  const own = lookupOf(options, given);
  if (store && reader !== null && given.one("data_dir") !== undefined) return store.open(reader, given);
  const remembering = store && openResultMemory(given, store.rememberer(warn), own.names !== undefined);
  const remote = readRemote(given);
  const measuring = readMeasuring(given);
  if (remote) {
    const timeout = given.one("timeout") === undefined ? null : measuring.deadline;
    return maskAll(openRemote(remote, { timeout, onWait, openSend }), []);
  }
  return openLocal({ ...measuring, ...own, networks }, readAccess(given), { remembering, loadEngine });
}

/** A program reaches a server through its own `fetch`. */
export const openSend: RemoteWay["openSend"] = ({ server }) => Promise.resolve(sendOver(server, globalFetch));

/** Where messages beside an answer go: to the caller's logger, else to the warnings of the process. */
export function loggerOf(options: Bag): { readonly warn: Warn; readonly onWait: RemoteWay["onWait"] } {
  if (options["logger"] === undefined) return { warn: (message) => process.emitWarning(message), onWait: undefined };
  const logger = toBag(options["logger"], "logger");
  const warn = readFunction<Warn>(logger, "warn");
  const info = readFunction<Warn>(logger, "info");
  return {
    warn: (message) => warn?.call(logger, message),
    onWait: (wait) => info?.call(logger, waitWords(wait).en),
  };
}

/** How host names are resolved, where the caller says. */
export function lookupOf(options: Bag, given: Given): NonNullable<Having["own"]> {
  const lookup = readFunction<(host: string) => unknown>(options, "lookup");
  if (lookup === undefined) return {};
  if (given.one("server") !== undefined) throw notBesideServer({ name: "lookup" }, given);
  return {
    names: async (host) => {
      const addresses = await resolved(lookup, host);
      if (addresses.length === 0) throw failure("dns.no-address", { host });
      return addresses;
    },
  };
}

async function resolved(lookup: (host: string) => unknown, host: string): Promise<readonly string[]> {
  const calling = Promise.resolve(host).then(lookup);
  // Also an error that a function throws at once. Any other error than a `Failure` would be a bug of a run, of which parts go on.
  const found: unknown = await calling.catch((error: unknown) => {
    if (error instanceof Failure) throw error;
    const code = (error as { readonly code?: unknown } | null)?.code;
    throw code === "ENOTFOUND"
      ? failure("dns.nxdomain", { host })
      : failure("dns.failed", { host, detail: "lookup" }, { cause: error });
  });
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  const stray = list.findIndex((each) => typeof each !== "string" || isIP(each) === 0);
  if (stray < 0) return list as readonly string[];
  throw failure("input.value", { field: "lookup", expected: aLookup, given: shown(list[stray]) }, { reason: "lookup" });
}

const aLookup: Text = {
  en: "a function that returns IP addresses as text, such as 192.0.2.1",
  ko: "192.0.2.1 같은 IP 주소를 문자열로 반환하는 함수",
};
