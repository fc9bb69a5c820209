import { failure, Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { printable } from "../../src/core/printable.ts";
import { toSuccess } from "../../src/core/result/envelope.ts";
import type { Route } from "../http/route.ts";
import type { Client as Clients } from "../http/client.ts";
import { accountFields, rateFields } from "../http/header-fields.ts";
import { readForm } from "../http/form.ts";
import { limited, openLimit, type Limiters } from "../http/rate-limit.ts";
import { readBody } from "../http/listener/body.ts";
import type { ApiRequest, ReplyDraft, Reply, RouteHandler } from "../http/listener/exchange.ts";
import { readQuery } from "../http/query.ts";
import type { AccountCaller, Scope, SignedIn } from "./account.ts";
import { cookieOf } from "./cookies.ts";
import type { RequestClient, AccountDependencies, Outcome, OperationRequest } from "./dependencies.ts";
import { checkFormToken, formTokenField } from "./form-token.ts";
import type { Operation } from "./operation.ts";
import type { Accounts } from "./open.ts";
import { checkOrigin } from "./origin.ts";

/** Implements an operation of any table; `who` is null without authentication. */
export type Task = (
  dependencies: AccountDependencies,
  call: OperationRequest & { readonly body: object },
  who: AccountCaller | null,
) => Promise<Outcome>;

/** The dependencies of the account routes. */
export interface AccountRoutes {
  readonly accounts: Accounts;
  readonly operations: readonly Operation[];
  /** Loaded with the first request. */
  readonly taskOf: (id: string) => Promise<Task>;
  readonly clients: (incoming: ApiRequest["incoming"]) => Clients;
  readonly shared?: Limiters | undefined;
}

/** Requests a minute from one address, of every kind. */
const requestsAMinute = 120;

/** The most characters of a user agent that are stored. */
const longestAgent = 200;

/** The routes of a table of operations; pages of other origins may not call them. */
export function operationRoutes(options: AccountRoutes): readonly Route[] {
  const limit = openLimit("account", requestsAMinute, options.shared);
  const byPath = Map.groupBy(options.operations, ({ path }) => path);

  return [...byPath].map(([path, operations]) => {
    const methods = operations.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const route: RouteHandler = async (request, draft) => {
      const { counted, network } = options.clients(request.incoming);
      draft.note = { ...draft.note, network };
      const charge = await limit.charge(counted);
      draft.rate = rateFields(charge);
      if (charge.wait !== null) throw limited(charge.wait);
      const method = request.method === "HEAD" ? "GET" : request.method;
      const operation = operations.find((each) => each.method === method);
      if (!operation) throw wrongMethod(request, draft, methods);
      const agent = printable(request.incoming.headers["user-agent"] ?? "", longestAgent);
      return answer(operation, request, draft, { counted, network, agent }, options);
    };
    return { path: path.replaceAll(/\{(\w+)\}/g, ":$1"), route };
  });
}

function wrongMethod({ method }: ApiRequest, draft: ReplyDraft, methods: readonly string[]): Error {
  draft.fields.push(["allow", methods.join(", ")]);
  return failure("request.method", { allowed: methods.join(", "), method: printable(method, 20) });
}

async function answer(
  operation: Operation,
  request: ApiRequest,
  draft: ReplyDraft,
  client: RequestClient,
  { accounts, taskOf }: AccountRoutes,
): Promise<Reply> {
  const dependencies = accounts.dependencies();
  draft.names = [...Object.keys(operation.body?.shape ?? {}), "id", "lang"];
  draft.fields.push(["vary", "authorization, cookie"]);
  if (operation.method !== "GET") checkOrigin(request.incoming, dependencies.home);
  const { language } = readQuery(request.search, [], request.language);
  const who = await whoFor(operation, request, draft, accounts);
  const body = await bodyOf(operation, request, dependencies);
  const visit: OperationRequest = {
    parts: partsOf(operation.path, request.path),
    language,
    client,
    cookie: (name) => cookieOf(request.incoming, name),
  };
  const task = await taskOf(operation.id);
  const { data, cookies = [] } = await task(dependencies, { ...visit, body }, who);
  const envelope = toSuccess(data, request.requestId, { updatedAt: new Date(dependencies.now()), cached: false });
  const fields = [...accountFields, ...cookies.map((cookie) => ["set-cookie", cookie] as const)];
  return { status: 200, fields, body: JSON.stringify(envelope) };
}

async function whoFor(
  { access, method }: Operation,
  request: ApiRequest,
  draft: ReplyDraft,
  { authenticate }: Accounts,
): Promise<AccountCaller | SignedIn | null> {
  if (access === "anybody") return null;
  const scope: Scope = method === "GET" ? "read" : "write";
  try {
    return await authenticate(request, draft, { scope, access });
  } catch (error) {
    // RFC 6750 §3: where a key would be accepted, a 401 says so.
    const isSaid = draft.fields.some(([name]) => name === "www-authenticate");
    if (access === "key" && !isSaid && error instanceof Failure && error.status === 401)
      draft.fields.push(["www-authenticate", "Bearer"]);
    throw error;
  }
}

/** JSON, or a form with its token: another site's page can send a form without CORS, but does not know the token. */
async function bodyOf(
  { body: schema, method }: Operation,
  { incoming }: ApiRequest,
  dependencies: AccountDependencies,
): Promise<object> {
  if (method === "GET" || !schema) return {};
  const names = Object.keys(schema.shape);
  const isForm = /^application\/x-www-form-urlencoded/i.test(incoming.headers["content-type"] ?? "");
  if (!isForm) return parseInput(schema, await readBody(incoming, names));
  const { [formTokenField]: token, ...rest } = await readForm(incoming, [...names, formTokenField]);
  checkFormToken(token, incoming, dependencies.cookies, dependencies.formToken);
  return parseInput(schema, rest);
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

const longestPart = 64;
