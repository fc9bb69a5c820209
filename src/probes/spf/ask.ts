import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { ask } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";
import type { SpfAsk } from "./question.ts";

/** Uses the run's lookups, each once. A doubtful NXDOMAIN does not count: a filtering resolver may withhold the name. */
export function spfAskIn(context: Pick<Context, "net" | "once">): SpfAsk {
  return async (name, type) => {
    const told = await ask(context, name, types[type]);
    const doubt = await doubtfulReasonIn(told);
    return doubt === null ? told.answer : { kind: "unknown", reason: doubt };
  };
}
