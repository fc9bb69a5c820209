import { openGuard } from "../net/guard.ts";
import { openBareEngine, type EngineOptions, type LocalEngine } from "./bare-engine.ts";

/** Opens the engine in this process; its `open` gives every run its own door. */
export function openEngine(options: EngineOptions): LocalEngine {
  return openBareEngine(options, openGuard);
}
