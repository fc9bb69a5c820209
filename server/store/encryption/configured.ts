import { failure } from "../../../src/core/failure.ts";
import type { Storing } from "../../../src/settings/options/storing.ts";
import type { Log } from "../../telemetry/log.ts";
import { storedSecret } from "./stored-secret.ts";

/** The sources of a process's secret. */
export interface SecretSources {
  /** The configured secret; null without one. */
  readonly secret: string | null;
  readonly storing: Pick<Storing, "dataDir" | "databaseUrl"> | null;
}

/** Whether a process has a secret, or can create one that no other process needs. */
export function hasSecret({ secret, storing }: SecretSources): boolean {
  return secret !== null || (storing !== null && storing.databaseUrl === null);
}

/** The configured secret, else the one next to the database file. */
export function configuredSecret({ secret, storing }: SecretSources, log: Pick<Log, "event">): string {
  if (secret !== null) return secret;
  if (!storing || storing.databaseUrl !== null)
    throw new Error("several servers may share a database, and no secret was given");
  try {
    return storedSecret(storing.dataDir);
  } catch (error) {
    log.event("secret", { trouble: error instanceof Error ? error.message : String(error) });
    const detail = { en: "the secret of the data directory", ko: "데이터 디렉터리의 비밀 값" };
    throw failure("store.unreadable", { detail }, { cause: error });
  }
}
