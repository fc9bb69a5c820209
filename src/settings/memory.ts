import { createHash } from "node:crypto";
import { failure, type Failure } from "../core/failure.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { OpenedMemory, Snapshots } from "../run/snapshots.ts";
import { readAccess, type AccessSettings } from "./access/access.ts";
import { readSourceKeys } from "./access/sources.ts";
import type { Given } from "./options/given.ts";
import { environmentOnly } from "./options/list/environment.ts";
import { access, measuring } from "./options/list/measuring.ts";
import { readMeasuring } from "./options/measuring.ts";
import { readStoring, type Storing } from "./options/storing.ts";

/** Opens the store of a server. Loaded when something is to be stored. */
interface Memories {
  openLocalCache(memory: {
    readonly storing: Storing;
    readonly settings: string;
    readonly secrets: readonly string[];
    readonly onTrouble: (trouble: string) => void;
  }): Promise<OpenedMemory>;
}

/** Loads the store. An entry point provides it, since this layer does not import the server. */
export interface ResultMemory {
  readonly load: () => Promise<Memories>;
  /** Called with each problem that keeps results from being stored. */
  readonly onTrouble: (trouble: string) => void;
}

/**
 * Opens storage for results in the folder that was given with this call; undefined without one. A folder from the environment is ignored:
 * it is for servers and for the local network data. Throws `Failure` INVALID_INPUT.
 */
export function openResultMemory(
  given: Given,
  { load, onTrouble }: ResultMemory,
  hasOwnNames = false,
): Snapshots | undefined {
  const source = given.source("data_dir");
  if (source === undefined || source === "environment") return undefined;
  const storing = { ...readStoring(given), databaseUrl: null };
  const accessing = readAccess(given);
  const other = ["server", "header", "client_cert"].find((name) => given.source(name) !== undefined);
  if (other !== undefined) throw unkept(given, other);
  const secrets = [...accessing.secrets, ...Object.values(readSourceKeys(given))];
  const settings = settingsOf(given, accessing, hasOwnNames);
  const open = async (tell: (trouble: string) => void): Promise<OpenedMemory> => {
    const memories = await load();
    return memories.openLocalCache({ storing, settings, secrets, onTrouble: tell });
  };
  const key = JSON.stringify([storing, settings, secrets]);
  return {
    within: (work) =>
      sharing(key, onTrouble, open, work).catch((error: unknown) => {
        throw notOpened(error, given, storing.dataDir);
      }),
  };
}

const local = [...measuring, ...access, ...environmentOnly].filter(({ stays }) => stays !== undefined);

/**
 * A digest of the settings that change what this machine measures, beside the question itself; empty for the defaults. An earlier result with
 * other settings answers another question: `--resolve` alone names another server. It covers no password, so none can be guessed from it, and
 * a new one changes no result.
 */
function settingsOf(given: Given, { proxies }: AccessSettings, hasOwnNames: boolean): string {
  const options = local.filter(({ name }) => given.source(name) !== undefined && name !== "proxy");
  const values = options.map(({ name, stays }) => [name, ...(stays === "secret" ? [] : given.list(name))]);
  const ways = proxies && [proxies.secure?.name, proxies.plain?.name, proxies.bypass];
  if (values.length === 0 && !ways && !hasOwnNames) return "";
  // The file behind a path can change.
  const { authorities } = readMeasuring(given);
  return createHash("sha256")
    .update(JSON.stringify([values, ways, hasOwnNames, authorities]))
    .digest("base64url")
    .slice(0, 16);
}

/** An open store, and those of its users that are told of its troubles. */
interface SharedMemory {
  readonly opened: Promise<OpenedMemory>;
  readonly users: ResultMemory["onTrouble"][];
}

/** The open stores of this process, by their folder and settings. */
const shared = new Map<string, SharedMemory>();

/**
 * Concurrent users share one store, which closes after the last of them. A program makes many calls at a time: with a connection each, they
 * would wait for each other's locks until some results are given up.
 */
async function sharing<T>(
  key: string,
  onTrouble: ResultMemory["onTrouble"],
  open: (tell: ResultMemory["onTrouble"]) => Promise<OpenedMemory>,
  work: (memory: OpenedMemory) => Promise<T>,
): Promise<T> {
  const mine = shared.get(key) ?? openShared(open);
  shared.set(key, mine);
  const { users, opened } = mine;
  users.push(onTrouble);
  try {
    return await work(await opened);
  } finally {
    // The last one is told how its writing ends.
    if (users.length > 1) users.splice(users.indexOf(onTrouble), 1);
    else {
      shared.delete(key);
      await opened.then((memory) => memory.close()).catch(() => undefined);
    }
  }
}

function openShared(open: (tell: ResultMemory["onTrouble"]) => Promise<OpenedMemory>): SharedMemory {
  const users: SharedMemory["users"] = [];
  return {
    users,
    opened: open((trouble) => {
      for (const tell of new Set(users)) tell(trouble);
    }),
  };
}

/** A server stores its own results. Results that were measured with the user's credentials are not stored. */
function unkept(given: Given, other: string): Failure {
  const detail: Text =
    other === "server"
      ? {
          en: "the server stores its results itself",
          ko: "서버는 측정한 결과를 자체 저장소에 보관합니다",
        }
      : {
          en: "results measured with your credentials are never stored",
          ko: "사용자의 인증 정보로 측정한 결과는 저장하지 않습니다",
        };
  const params = { field: given.naming("data_dir"), other: given.naming(other), detail };
  return failure("input.together", params, { reason: "data_dir" });
}

/** Turns the error of a store that cannot be opened into a failure with its path. Returns any other error unchanged. */
export function notOpened(error: unknown, given: Given, dataDir: string): unknown {
  const trouble = error instanceof Error && "trouble" in error ? (error.trouble as { readonly text: Text }) : null;
  if (!trouble) return error;
  const params = { field: given.naming("data_dir"), path: printable(dataDir, 500), detail: trouble.text };
  return failure("input.file", params, { reason: "data_dir" });
}
