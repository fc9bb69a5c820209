import { failure } from "../../../src/core/failure.ts";
import { printable } from "../../../src/core/printable.ts";
import { toSuccess } from "../../../src/core/result/envelope.ts";
import type { Accounts } from "../../accounts/open.ts";
import type { Counter } from "../../questions/route.ts";
import { passingFields, rateFields } from "../../http/header-fields.ts";
import type { Scope } from "../../accounts/keys/record.ts";
import { readBody, refuseBody } from "../../http/listener/body.ts";
import type { Asked, Draft, Reply, Route } from "../../http/listener/exchange.ts";
import { limited } from "../../http/rate-limit.ts";
import { readQuery } from "../../http/query.ts";
import type { Counted } from "../../questions/shares.ts";
import { watchOperations, type WatchOperation, type WatchOperationId } from "./operations.ts";
import { performing, type Desk } from "./perform.ts";

/** The calling account and its scopes. */
interface Asker {
  readonly account: string;
  may(scope: Scope): boolean;
}

/** Authenticates the calling account. Throws a `Failure` 401 without one. */
export type WhoAsks = (asked: Asked, draft: Draft, wanted: { readonly isHeavy: boolean }) => Promise<Asker>;

type Operation = WatchOperation & { readonly id: WatchOperationId };

/** The route of one path of watches. */
export function watchRoute(path: string, desk: Desk, whoAsks: WhoAsks): Route {
  const all: readonly Operation[] = watchOperations;
  const operations = all.filter((operation) => operation.path === path);
  const allowed = operations.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return async (asked, draft) => {
    const wanted = asked.method === "HEAD" ? "GET" : asked.method;
    const operation = operations.find(({ method }) => method === wanted);
    if (!operation) {
      draft.fields.push(["allow", allowed]);
      throw failure("request.method", { allowed, method: printable(asked.method, 20) });
    }
    const asker = await whoAsks(asked, draft, { isHeavy: operation.isHeavy === true });
    const scope: Scope = operation.method === "GET" ? "read" : "write";
    if (!asker.may(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
    const input = await inputOf(operation, asked, draft);
    const call = { account: asker.account, id: idIn(operation.path, asked.path), input, signal: asked.gone() };
    return reply(await performing[operation.id](desk, call), asked);
  };
}

async function inputOf(operation: Operation, asked: Asked, draft: Draft): Promise<Readonly<Record<string, unknown>>> {
  const { incoming, search } = asked;
  const inQuery = Object.keys(operation.query?.shape ?? {});
  draft.names = [...inQuery, ...Object.keys(operation.body?.shape ?? {}), "lang"];
  const { parameters } = readQuery(search, inQuery, asked.language);
  if (operation.body) return readBody(incoming, Object.keys(operation.body.shape));
  refuseBody(incoming);
  return parameters;
}

/** The value of `{id}` in a path. */
function idIn(pattern: string, path: string): string {
  const at = pattern.split("/").indexOf("{id}");
  return at < 0 ? "" : (path.split("/")[at] ?? "");
}

function reply(data: unknown, { requestId }: Asked): Reply {
  const envelope = toSuccess(data, requestId, { updatedAt: new Date(), cached: false });
  return { status: 200, fields: passingFields, body: JSON.stringify(envelope) };
}

/** Authenticates accounts by a session or an API key, and charges both. */
export function holders(whoAsks: Accounts["whoAsks"], counter: Counter): WhoAsks {
  return async (asked, draft, { isHeavy }) => {
    const scope: Scope = asked.method === "GET" || asked.method === "HEAD" ? "read" : "write";
    const who = await whoAsks(asked, draft, { scope, asks: "key" });
    const counted: Counted = [who.kind === "key" ? `key ${who.keyId}` : `account ${who.account.id}`];
    const charge = await counter.limits[isHeavy ? "heavy" : "light"].charge(counted);
    draft.rate = rateFields(charge);
    if (charge.wait !== null) throw limited(charge.wait);
    return { account: who.account.id, may: who.may };
  };
}
