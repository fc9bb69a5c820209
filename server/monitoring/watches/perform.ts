import { failure, type Failure } from "../../../src/core/failure.ts";
import { parseInput } from "../../../src/core/input.ts";
import type { Text } from "../../../src/core/text.ts";
import type { Database } from "../../store/database.ts";
import type { WatchOperationId } from "./operations.ts";
import { ownershipOf, verify, type ControlLookup } from "./ownership.ts";
import { addWatch, changeWatch, findWatch, listWatches, quotaOf, removeWatch, runNow } from "./rows.ts";
import { newWatch, ownershipQuery, watchChange } from "./schema.ts";
import { ownershipAnswer, watchAnswer } from "./answer.ts";
import { quotas, type WatchState } from "./watch.ts";

/** The dependencies of operations. */
export interface WatchDependencies {
  readonly database: Database;
  readonly look: ControlLookup;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One call of an operation by an account. */
export interface Call {
  readonly account: string;
  /** The id of a watch in the path. */
  readonly id: string;
  /** The unvalidated body or query. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

type Perform = (dependencies: WatchDependencies, call: Call) => Promise<unknown>;

/** Runs an operation and returns `data` of the envelope. Throws `Failure`. */
export const performing: Readonly<Record<WatchOperationId, Perform>> = {
  async watches({ database }, { account }) {
    const [watches, used] = [await listWatches(database, account), await quotaOf(database, account)];
    const quota = {
      watches: { used: used.watches, limit: quotas.watches },
      checks: { used: used.checks, limit: quotas.checks },
    };
    return { watches: watches.map(watchAnswer), quota };
  },
  async addWatch(dependencies, { account, input }) {
    const { target, checks, interval, paused } = parseInput(newWatch, input);
    const wanted = { target: target.host, domain: target.domain, checks, every: interval };
    const how = { account, isPaused: paused, isFromFile: false, isSpread: false };
    const added = await addWatch(dependencies.database, wanted, how, dependencies.now());
    if (added === "known") throw failure("watch.known", { target: target.host }, { reason: "target" });
    if (added === "quota") throw full();
    return watchAnswer(await known(dependencies, { account, id: added.id }));
  },
  watch: async (dependencies, call) => watchAnswer(await known(dependencies, call)),
  async changeWatch(dependencies, { account, id, input }) {
    const change = parseInput(watchChange, input);
    const changed = await changeWatch(dependencies.database, account, id, change, dependencies.now());
    if (changed === "unknown") throw unknown();
    if (changed === "quota") throw full();
    return watchAnswer(await known(dependencies, { account, id }));
  },
  async removeWatch({ database }, { account, id }) {
    if (!(await removeWatch(database, account, id))) throw unknown();
    return { removed: true };
  },
  async runWatch(dependencies, call) {
    const { target } = await known(dependencies, call);
    if (await runNow(dependencies.database, call.account, call.id, dependencies.now()))
      return watchAnswer(await known(dependencies, call));
    throw failure("watch.paused", { target }, { reason: "paused" });
  },
  async ownership(dependencies, { account, input }) {
    const { target } = parseInput(ownershipQuery, input);
    const claimed = { account, domain: target.domain, target: target.host };
    return ownershipAnswer(await ownershipOf(dependencies.database, claimed, dependencies.now()));
  },
  async verifyOwnership({ database, look, now }, { account, input, signal }) {
    const { target } = parseInput(ownershipQuery, input);
    const claimed = { account, domain: target.domain, target: target.host };
    const seen = await verify(database, look, claimed, now(), signal);
    return { ...ownershipAnswer(await ownershipOf(database, claimed, now())), seen };
  },
};

async function known(
  { database }: WatchDependencies,
  { account, id }: Pick<Call, "account" | "id">,
): Promise<WatchState> {
  const found = await findWatch(database, account, id);
  if (found?.id !== id) throw unknown();
  return found;
}

const words = {
  watch: { en: "watch", ko: "감시" },
  watches: { en: "watches or checks of watches", ko: "감시 또는 점검" },
} as const satisfies Record<string, Text>;

/** Another account's watch looks like an unknown one. */
function unknown(): Failure {
  return failure("item.unknown", { what: words.watch }, { reason: "id" });
}

function full(): Failure {
  return failure("account.full", { limit: quotas.watches, what: words.watches }, { reason: "target" });
}
