import { failure, Failure } from "../../src/core/failure.ts";
import { parseInput } from "../../src/core/input.ts";
import { printable } from "../../src/core/printable.ts";
import { toSuccess } from "../../src/core/result/envelope.ts";
import type { Place } from "../http/route.ts";
import type { Client as Clients } from "../http/client.ts";
import { accountFields, rateFields } from "../http/header-fields.ts";
import { readForm } from "../http/form.ts";
import { limited, openLimit, type Limiters } from "../http/rate-limit.ts";
import { readBody } from "../http/listener/body.ts";
import type { Asked, Draft, Reply, Route } from "../http/listener/exchange.ts";
import { readQuery } from "../http/query.ts";
import type { Asker, Scope, SignedIn } from "./account.ts";
import { cookieOf } from "./cookies.ts";
import type { Client, Desk, Outcome, Visit } from "./dependencies.ts";
import { checkFormToken, formTokenField } from "./form-token.ts";
import type { Operation } from "./operation.ts";
import type { Accounts } from "./open.ts";
import { checkOrigin } from "./origin.ts";

/** Implements an operation of any table; `who` is null without authentication. */
export type Task = (desk: Desk, call: Visit & { readonly body: object }, who: Asker | null) => Promise<Outcome>;

/** The dependencies of the account routes. */
export interface AccountRoutes {
  readonly accounts: Accounts;
  readonly operations: readonly Operation[];
  /** Loaded with the first request. */
  readonly taskOf: (id: string) => Promise<Task>;
  readonly clients: (incoming: Asked["incoming"]) => Clients;
  readonly shared?: Limiters | undefined;
}

/** Requests a minute from one address, of every kind. */
const requestsAMinute = 120;

/** The most characters of a user agent that are stored. */
const longestAgent = 200;

/** The routes of a table of operations; pages of other origins may not call them. */
export function accountPlaces(options: AccountRoutes): readonly Place[] {
  const limit = openLimit("account", requestsAMinute, options.shared);
  const byPath = Map.groupBy(options.operations, ({ path }) => path);

  return [...byPath].map(([path, operations]) => {
    const methods = operations.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const route: Route = async (asked, draft) => {
      const { counted, network } = options.clients(asked.incoming);
      draft.note = { ...draft.note, network };
      const charge = await limit.charge(counted);
      draft.rate = rateFields(charge);
      if (charge.wait !== null) throw limited(charge.wait);
      const method = asked.method === "HEAD" ? "GET" : asked.method;
      const operation = operations.find((each) => each.method === method);
      if (!operation) throw wrongMethod(asked, draft, methods);
      const agent = printable(asked.incoming.headers["user-agent"] ?? "", longestAgent);
      return answer(operation, asked, draft, { counted, network, agent }, options);
    };
    return { path: path.replaceAll(/\{(\w+)\}/g, ":$1"), route };
  });
}

function wrongMethod({ method }: Asked, draft: Draft, methods: readonly string[]): Error {
  draft.fields.push(["allow", methods.join(", ")]);
  return failure("request.method", { allowed: methods.join(", "), method: printable(method, 20) });
}

async function answer(
  operation: Operation,
  asked: Asked,
  draft: Draft,
  client: Client,
  { accounts, taskOf }: AccountRoutes,
): Promise<Reply> {
  const desk = accounts.desk();
  draft.names = [...Object.keys(operation.body?.shape ?? {}), "id", "lang"];
  draft.fields.push(["vary", "authorization, cookie"]);
  if (operation.method !== "GET") checkOrigin(asked.incoming, desk.home);
  const { language } = readQuery(asked.search, [], asked.language);
  const who = await whoFor(operation, asked, draft, accounts);
  const body = await bodyOf(operation, asked, desk);
  const visit: Visit = {
    parts: partsOf(operation.path, asked.path),
    language,
    client,
    cookie: (name) => cookieOf(asked.incoming, name),
  };
  const task = await taskOf(operation.id);
  const { data, cookies = [] } = await task(desk, { ...visit, body }, who);
  const envelope = toSuccess(data, asked.requestId, { updatedAt: new Date(desk.now()), cached: false });
  const fields = [...accountFields, ...cookies.map((cookie) => ["set-cookie", cookie] as const)];
  return { status: 200, fields, body: JSON.stringify(envelope) };
}

async function whoFor(
  { asks, method }: Operation,
  asked: Asked,
  draft: Draft,
  { whoAsks }: Accounts,
): Promise<Asker | SignedIn | null> {
  if (asks === "anybody") return null;
  const scope: Scope = method === "GET" ? "read" : "write";
  try {
    return await whoAsks(asked, draft, { scope, asks });
  } catch (error) {
    // RFC 6750 §3: where a key would be accepted, a 401 says so.
    const isSaid = draft.fields.some(([name]) => name === "www-authenticate");
    if (asks === "key" && !isSaid && error instanceof Failure && error.status === 401)
      draft.fields.push(["www-authenticate", "Bearer"]);
    throw error;
  }
}

/** JSON, or a form with its token: another site's page can send a form without CORS, but does not know the token. */
async function bodyOf({ body: schema, method }: Operation, { incoming }: Asked, desk: Desk): Promise<object> {
  if (method === "GET" || !schema) return {};
  const names = Object.keys(schema.shape);
  const isForm = /^application\/x-www-form-urlencoded/i.test(incoming.headers["content-type"] ?? "");
  if (!isForm) return parseInput(schema, await readBody(incoming, names));
  const { [formTokenField]: token, ...rest } = await readForm(incoming, [...names, formTokenField]);
  checkFormToken(token, incoming, desk.cookies, desk.formToken);
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
