import type { z } from "zod";
import { failure, Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { printable } from "../../src/core/printable.ts";
import { toSuccess } from "../../src/core/result/envelope.ts";
import type { AccountCaller } from "../accounts/account.ts";
import { cookieOf } from "../accounts/cookies.ts";
import { checkFormToken, formTokenField } from "../accounts/form-token.ts";
import type { Accounts } from "../accounts/open.ts";
import { checkOrigin } from "../accounts/origin.ts";
import type { Client } from "../http/client.ts";
import { readForm } from "../http/form.ts";
import { accountFields, rateFields } from "../http/header-fields.ts";
import { readBody, refuseBody } from "../http/listener/body.ts";
import type { ApiRequest, Reply, ReplyDraft, RouteHandler } from "../http/listener/exchange.ts";
import { readQuery } from "../http/query.ts";
import { limited, openLimit, type Limit, type Limiters } from "../http/rate-limit.ts";
import type { Route } from "../http/route.ts";
import type { Operation, OperationShape, RequestClient } from "./operation.ts";

/** A table of operations with what their implementations need. */
export interface OperationTable<Dependencies> {
  readonly operations: readonly Operation<Dependencies>[];
  /** Called for every request. Throws a `Failure` where the operations are not possible. */
  readonly dependencies: () => Dependencies;
}

/** What the routes of every table need. */
export interface OperationRoutesOptions {
  readonly accounts: Accounts;
  readonly clients: (incoming: ApiRequest["incoming"]) => Client;
  /** The rate limits of checks, for operations that cost as much. */
  readonly limits: Readonly<Record<"light" | "heavy", Limit>>;
  readonly shared?: Limiters | undefined;
}

/** Requests a minute from one address, of every kind. */
const requestsAMinute = 120;

/** The most characters of a user agent that are stored, and of a path parameter. */
const [longestAgent, longestPart] = [200, 253] as const;

/** Opens what turns a table of operations into routes; pages of other origins may not call them. */
export function openOperationRoutes(
  options: OperationRoutesOptions,
): <Dependencies>(table: OperationTable<Dependencies>) => readonly Route[] {
  const addressLimit = openLimit("account", requestsAMinute, options.shared);
  return (table) => {
    const byPath = Map.groupBy(table.operations, ({ path }) => path);
    return [...byPath].map(([path, operations]) => ({
      path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      route: routeOf({ ...table, operations }, addressLimit, options),
    }));
  };
}

function routeOf<Dependencies>(
  { operations, dependencies }: OperationTable<Dependencies>,
  addressLimit: Limit,
  options: OperationRoutesOptions,
): RouteHandler {
  const allowed = operations.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return async (request, draft) => {
    const { counted, network } = options.clients(request.incoming);
    draft.note.network = network;
    const method = request.method === "HEAD" ? "GET" : request.method;
    const operation = operations.find((each) => each.method === method);
    if (operation?.cost === undefined) await charge(addressLimit, counted, draft);
    if (!operation) throw wrongMethod(request, draft, allowed);
    const agent = printable(request.incoming.headers["user-agent"] ?? "", longestAgent);
    return answer(operation, dependencies, request, draft, { counted, network, agent }, options);
  };
}

function wrongMethod({ method }: ApiRequest, draft: ReplyDraft, allowed: string): Error {
  draft.fields.push(["allow", allowed]);
  return failure("request.method", { allowed, method: printable(method, 20) });
}

async function charge(limit: Limit, units: readonly string[], draft: ReplyDraft): Promise<void> {
  const charged = await limit.charge(units);
  draft.rate = rateFields(charged);
  if (charged.wait !== null) throw limited(charged.wait);
}

async function answer<Dependencies>(
  operation: Operation<Dependencies>,
  dependenciesOf: () => Dependencies,
  request: ApiRequest,
  draft: ReplyDraft,
  client: RequestClient,
  { accounts, limits }: OperationRoutesOptions,
): Promise<Reply> {
  const inQuery = Object.keys(operation.query?.shape ?? {});
  draft.names = [...inQuery, ...Object.keys(operation.body?.shape ?? {}), "id", "lang"];
  draft.fields.push(["vary", "authorization, cookie"]);
  const caller = await callerFor(operation, request, draft, accounts);
  if (operation.cost !== undefined && caller) await charge(limits[operation.cost], unitsOf(caller), draft);
  const { language, parameters } = readQuery(request.search, inQuery, request.language);
  const call = {
    parts: partsOf(operation.path, request.path),
    language,
    client,
    cookie: (name: string) => cookieOf(request.incoming, name),
    get signal() {
      return request.gone();
    },
    query: parsed(operation.query, parameters),
    body: parsed(operation.body, await bodyOf(operation, request, accounts)),
  };
  // The caller is what the access of the operation admits.
  const { data, cookies = [] } = await operation.run(dependenciesOf(), call as never, caller as never);
  const envelope = toSuccess(data, request.requestId, { updatedAt: new Date(), cached: false });
  const fields = [...accountFields, ...cookies.map((cookie) => ["set-cookie", cookie] as const)];
  return { status: 200, fields, body: JSON.stringify(envelope) };
}

/** The unit that the rate limits of checks count: the key, or the account of a session. */
function unitsOf(caller: AccountCaller): readonly string[] {
  return [caller.kind === "key" ? `key ${caller.keyId}` : `account ${caller.account.id}`];
}

async function callerFor(
  { access, method }: OperationShape,
  request: ApiRequest,
  draft: ReplyDraft,
  { authenticate, dependencies }: Accounts,
): Promise<AccountCaller | null> {
  if (access !== "key") {
    const { home } = dependencies();
    if (method !== "GET") checkOrigin(request.incoming, home);
  }
  if (access === "anybody") return null;
  try {
    return await authenticate(request, draft, { scope: method === "GET" ? "read" : "write", access });
  } catch (error) {
    // RFC 6750 §3: where a key would be accepted, a 401 says so.
    const isSent = draft.fields.some(([name]) => name === "www-authenticate");
    if (access === "key" && !isSent && error instanceof Failure && error.status === 401)
      draft.fields.push(["www-authenticate", "Bearer"]);
    throw error;
  }
}

function parsed(schema: z.ZodObject | undefined, given: Readonly<Record<string, unknown>>): object {
  return schema ? parseInput(schema, given) : {};
}

/** JSON, or a form with its token: another site's page can send a form without CORS, but does not know the token. */
async function bodyOf(
  { method, body: schema }: OperationShape,
  { incoming }: ApiRequest,
  accounts: Accounts,
): Promise<Readonly<Record<string, unknown>>> {
  if (method === "GET") {
    refuseBody(incoming);
    return {};
  }
  if (!schema) return readBody(incoming, []);
  const names = Object.keys(schema.shape);
  const isForm = /^application\/x-www-form-urlencoded/i.test(incoming.headers["content-type"] ?? "");
  if (!isForm) return readBody(incoming, names);
  const { [formTokenField]: token, ...rest } = await readForm(incoming, [...names, formTokenField]);
  const { cookies, formToken } = accounts.dependencies();
  checkFormToken(token, incoming, cookies, formToken);
  return rest;
}

/** `/api/account/keys/{id}/revoke` and `/api/account/keys/k1/revoke` → `{ id: "k1" }`. */
function partsOf(pattern: string, path: string): Readonly<Record<string, string>> {
  const given = path.split("/");
  const named = pattern.split("/").flatMap((part, at) => {
    const name = /^\{(?<name>\w+)\}$/.exec(part)?.groups?.["name"];
    return name === undefined ? [] : [[name, (given[at] ?? "").slice(0, longestPart)] as const];
  });
  return Object.fromEntries(named);
}
