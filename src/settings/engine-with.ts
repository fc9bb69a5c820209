import type { GuardModules } from "../net/bare-guard.ts";
import type { LocalParts } from "./local-runner.ts";

/** Loads the engine with some of the large modules of the network: a program that bundles one check contains no others. */
export function engineWith(modules: GuardModules): LocalParts["loadEngine"] {
  return async () => {
    const [{ openBareEngine }, { openBareGuard }] = await Promise.all([
      import("./bare-engine.ts"),
      import("../net/bare-guard.ts"),
    ]);
    return { openEngine: (options) => openBareEngine(options, (door) => openBareGuard(door, modules)) };
  };
}
