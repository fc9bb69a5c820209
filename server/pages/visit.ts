import type { AnyCheck } from "../../src/core/check.ts";
import type { Refusal, Success } from "../../src/core/result/envelope.ts";
import { Failure } from "../../src/core/failure.ts";
import { answering } from "../answer.ts";
import type { Asked, Draft, Fields, Reply, Route } from "../listener/exchange.ts";
import { pageFields, unchangingFields } from "../fields.ts";
import { readForm, withoutEmpty } from "../form.ts";
import { refuse } from "../listener/refuse.ts";
import { isBare } from "./form.ts";
import type { Desk } from "./places.ts";
import { compressed } from "./reply.ts";
import { checkPage } from "./result.ts";

/** The route of `/check/<id>`: a question asked and answered by the pipeline of the API, told as a page. */
export function visiting(check: AnyCheck, { counter, settingOf }: Pick<Desk, "counter" | "settingOf">): Route {
  const answer = answering(check, counter, readForm);
  return async (asked, draft) => {
    draft.note = { check: check.id };
    const { incoming } = asked;
    const setting = settingOf(asked);
    const search = withoutEmpty(asked.search);
    const isAsking = check.method === "POST" ? asked.method === "POST" : isQuestion(check, asked.search);
    if (!isAsking) {
      const content = checkPage({ check, setting });
      return compressed(incoming, { fields: [...pageFields, ...unchangingFields], content });
    }
    const reply = await answered(answer, { ...asked, search }, draft);
    const envelope = JSON.parse(reply.body) as Success | Refusal;
    const { status, note = {} } = reply;
    const content = checkPage({ check, setting, search, envelope });
    return { ...compressed(incoming, { status, fields: [...pageFields, ...keptOf(reply.fields)], content }), note };
  };
}

/** Whether a query asks something. Where no parameter is needed the form sends the language, which nothing else need stand beside. */
function isQuestion(check: AnyCheck, search: string): boolean {
  return search.replace(/(?:^|&)lang=[^&]*/, "") !== "" || (isBare(check) && search !== "");
}

/** A failure is answered as a page too; a bug is left to whoever logs it. */
async function answered(answer: Route, asked: Asked, draft: Draft): Promise<Reply> {
  try {
    return await answer(asked, draft);
  } catch (error) {
    if (!(error instanceof Failure) || asked.gone().aborted) throw error;
    return refuse(error, asked.requestId, asked.language, draft.names);
  }
}

/** How long the answer may be kept, and by whom, is the same for a page of it. */
function keptOf(fields: Fields): Fields {
  return fields.filter(([name]) => name === "cache-control" || name === "retry-after");
}
