import type { Context } from "../../core/check.ts";
import { types } from "../../formats/dns/codes.ts";
import { ask } from "../dns/ask.ts";
import { doubtIn } from "../dns/doubt.ts";
import type { SpfAsk } from "./question.ts";

/** Asks as the rest of a run does, each thing once. A denial that is in doubt is none: what a resolver withholds is not missing. */
export function spfAskIn(context: Pick<Context, "net" | "once">): SpfAsk {
  return async (name, type) => {
    const told = await ask(context, name, types[type]);
    const doubt = await doubtIn(told);
    return doubt === null ? told.answer : { kind: "unknown", reason: doubt };
  };
}
