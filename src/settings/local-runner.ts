import { failure } from "../core/failure.ts";
import type { Ledger } from "../core/store.ts";
import type { UserData } from "../core/user-data.ts";
import { closeRunner } from "../run/close-runner.ts";
import type { localRunner } from "../run/local.ts";
import { maskAll } from "../run/mask.ts";
import type { Runner } from "../run/runner.ts";
import type { Snapshots } from "../run/snapshots.ts";
import type { AccessSettings } from "./access/access.ts";
import type { EngineOptions, LocalEngine } from "./bare-engine.ts";
import type { Measuring } from "./options/measuring.ts";

/** What an entry point provides: its engine, the store that checks read, the store for new results, and the user's own data. */
export interface LocalParts {
  readonly store?: Ledger;
  readonly remembering?: Snapshots | undefined;
  /** Reads the user's own data for checks at the first measurement; absent if there is none. */
  readonly loadUserData?: (() => Promise<readonly UserData[]>) | undefined;
  /** Loads the engine at the first measurement: refused input does not need it. */
  readonly loadEngine: () => Promise<{ readonly openEngine: (options: EngineOptions) => LocalEngine }>;
}

/** Opens the engine in this process. The user may name any address that this machine can reach. */
export function openLocal(measuring: Measuring, access: AccessSettings, parts: LocalParts): Runner {
  const { emptyHeader: name } = access;
  if (name !== null) return closeRunner(() => failure("access.header-empty", { name }));
  const runner = lateRunner({ ...measuring, special: true, access }, parts);
  const secrets = [...access.secrets, ...Object.values(measuring.sourceKeys ?? {})];
  return maskAll(runner, secrets);
}

function lateRunner(
  options: EngineOptions,
  { store, remembering, loadUserData, loadEngine }: LocalParts,
): Runner & Required<Pick<Runner, "look">> {
  let opened: Promise<ReturnType<typeof localRunner>> | undefined;
  async function open(): Promise<ReturnType<typeof localRunner>> {
    const [run, engine] = await Promise.all([import("../run/local.ts"), loadEngine()]);
    const own = loadUserData && { userData: await loadUserData() };
    return run.localRunner({ ...engine.openEngine({ ...options, ...own }), ...(store && { store }) }, remembering);
  }
  return {
    async answer(check, query, asking) {
      return (await (opened ??= open())).answer(check, query, asking);
    },
    async look(url, looking) {
      const { look } = await (opened ??= open());
      if (!look) throw new Error("the engine in this process looks");
      return look(url, looking);
    },
  };
}
