import {
  pathOf,
  operationOf,
  type DataOf,
  type OperationId,
  type OperationInput,
} from "../../server/operations/table.ts";
import { home, type Browser } from "../server/account/house.ts";
import { envelopeOf, type Recorded } from "./note.ts";
import { requestId } from "./steady.ts";

/** Performs an operation in a browser and records it; resolves with its data. */
export type Step = <Id extends OperationId>(id: Id, browser: Browser, input?: OperationInput) => Promise<DataOf<Id>>;

/** Makes the steps of a scene. */
export function openSteps(operations: Recorded["operations"]): Step {
  return async (id, browser, { parts, query, body } = {}) => {
    const { method, path, body: schema } = operationOf(id);
    const at = pathOf(path, parts).replace("/api/account", "");
    const search = query ? `?${new URLSearchParams(query)}` : "";
    const hasBody = schema !== undefined && method !== "GET";
    const told = await browser.send(`${at}${search}`, {
      method,
      headers: { origin: home, "x-request-id": requestId, ...(hasBody && { "content-type": "application/json" }) },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
    const answer = envelopeOf(200, told);
    operations[id] = { ...(body && { body }), ...((parts ?? query) && { parts: { ...parts, ...query } }), answer };
    return (answer as { readonly data: never }).data;
  };
}
