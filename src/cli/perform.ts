import { existsSync } from "node:fs";
import { failure, type FailureFacts } from "../core/failure.ts";
import { notBesideServer, readRemote } from "../settings/access/remote.ts";
import { openRemoteSend } from "../settings/access/remote-send.ts";
import type { Given } from "../settings/options/given.ts";
import { readMeasuring } from "../settings/options/measuring.ts";
import { storing as storingOptions } from "../settings/options/list/serving.ts";
import { readWorking } from "../settings/options/serving.ts";
import { withDatabase } from "./with-database.ts";
import { serverModules, type DataOf, type Perform } from "./server.ts";

export type { DataOf, Perform };

/** Operations on the database of this machine as its operator, or with `--server` on another server as the account of `--key`. */
export interface Performing {
  readonly perform: Perform;
  /** Why the last test message of this machine was not delivered. */
  readonly undelivered: () => FailureFacts | undefined;
}

/** Reads where operations are performed. The code of the server is loaded with the first one. Throws a `Failure` INVALID_INPUT. */
export function readPerforming(given: Given, signal: AbortSignal): Performing {
  const remote = readRemote(given);
  if (remote) {
    const beside = storingOptions.find(({ name }) => given.source(name) === "flag");
    if (beside) throw notBesideServer({ name: beside.name }, given);
    if (remote.key === undefined)
      throw failure("input.missing", { field: given.naming("key"), expected: aKey }, { reason: "key" });
    const { language } = readWorking(given);
    const perform: Perform = async (id, input) => {
      const [{ openRemoteOperations }, send] = await Promise.all([
        serverModules.remoteOperations(),
        openRemoteSend(remote),
      ]);
      return openRemoteOperations({ ...remote, language, send, signal })(id, input);
    };
    return { perform, undelivered: () => undefined };
  }
  const [working, looking] = [readWorking(given), readMeasuring(given)];
  let undelivered: FailureFacts | undefined;
  const onUndelivered = (facts: FailureFacts): void => void (undelivered = facts);
  const perform: Perform = (id, input) =>
    withDatabase(working.storing, given, async () => {
      const { openLocalOperations } = await serverModules.localOperations();
      const isMistyped = given.source("data_dir") !== undefined && !existsSync(working.storing.dataDir);
      return openLocalOperations({ working, looking, isMistyped, naming: given.naming, signal, onUndelivered })(
        id,
        input,
      );
    });
  return { perform, undelivered: () => undelivered };
}

const aKey = {
  en: "an API key of your account on that server, with the scope read or write",
  ko: "그 서버에 있는 계정의 API 키(read 또는 write 범위)",
} as const;
