import { failure } from "../../../src/core/failure.ts";
import { printable } from "../../../src/core/printable.ts";
import { toSuccess } from "../../../src/core/result/envelope.ts";
import type { Accounts } from "../../accounts/open.ts";
import type { Pipeline } from "../../questions/route.ts";
import { passingFields, rateFields } from "../../http/header-fields.ts";
import type { Scope } from "../../accounts/keys/record.ts";
import { readBody, refuseBody } from "../../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, Reply, RouteHandler } from "../../http/listener/exchange.ts";
import { limited } from "../../http/rate-limit.ts";
import { readQuery } from "../../http/query.ts";
import type { ClientUnits } from "../../questions/shares.ts";
import { watchOperations, type WatchOperation, type WatchOperationId } from "./operations.ts";
import { performing, type WatchDependencies } from "./perform.ts";

/** The calling account and its scopes. */
interface Asker {
  readonly account: string;
  may(scope: Scope): boolean;
}

/** Authenticates the calling account. Throws a `Failure` 401 without one. */
export type AuthenticateWatchCaller = (
  request: ApiRequest,
  draft: ReplyDraft,
  wanted: { readonly isHeavy: boolean },
) => Promise<Asker>;

type Operation = WatchOperation & { readonly id: WatchOperationId };

/** The route of one path of watches. */
export function watchRoute(
  path: string,
  dependencies: WatchDependencies,
  authenticate: AuthenticateWatchCaller,
): RouteHandler {
  const all: readonly Operation[] = watchOperations;
  const operations = all.filter((operation) => operation.path === path);
  const allowed = operations.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return async (request, draft) => {
    const wanted = request.method === "HEAD" ? "GET" : request.method;
    const operation = operations.find(({ method }) => method === wanted);
    if (!operation) {
      draft.fields.push(["allow", allowed]);
      throw failure("request.method", { allowed, method: printable(request.method, 20) });
    }
    const asker = await authenticate(request, draft, { isHeavy: operation.isHeavy === true });
    const scope: Scope = operation.method === "GET" ? "read" : "write";
    if (!asker.may(scope)) throw failure("scope.missing", { scope }, { reason: "scope" });
    const input = await inputOf(operation, request, draft);
    const call = { account: asker.account, id: idIn(operation.path, request.path), input, signal: request.gone() };
    return reply(await performing[operation.id](dependencies, call), request);
  };
}

async function inputOf(
  operation: Operation,
  request: ApiRequest,
  draft: ReplyDraft,
): Promise<Readonly<Record<string, unknown>>> {
  const { incoming, search } = request;
  const inQuery = Object.keys(operation.query?.shape ?? {});
  draft.names = [...inQuery, ...Object.keys(operation.body?.shape ?? {}), "lang"];
  const { parameters } = readQuery(search, inQuery, request.language);
  if (operation.body) return readBody(incoming, Object.keys(operation.body.shape));
  refuseBody(incoming);
  return parameters;
}

/** The value of `{id}` in a path. */
function idIn(pattern: string, path: string): string {
  const at = pattern.split("/").indexOf("{id}");
  return at < 0 ? "" : (path.split("/")[at] ?? "");
}

function reply(data: unknown, { requestId }: ApiRequest): Reply {
  const envelope = toSuccess(data, requestId, { updatedAt: new Date(), cached: false });
  return { status: 200, fields: passingFields, body: JSON.stringify(envelope) };
}

/** Authenticates accounts by a session or an API key, and charges both. */
export function accountCallers(authenticate: Accounts["authenticate"], pipeline: Pipeline): AuthenticateWatchCaller {
  return async (request, draft, { isHeavy }) => {
    const scope: Scope = request.method === "GET" || request.method === "HEAD" ? "read" : "write";
    const who = await authenticate(request, draft, { scope, access: "key" });
    const counted: ClientUnits = [who.kind === "key" ? `key ${who.keyId}` : `account ${who.account.id}`];
    const charge = await pipeline.limits[isHeavy ? "heavy" : "light"].charge(counted);
    draft.rate = rateFields(charge);
    if (charge.wait !== null) throw limited(charge.wait);
    return { account: who.account.id, may: who.may };
  };
}
