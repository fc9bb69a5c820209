import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { z } from "zod";
import { operations } from "../../accounts/operations.ts";
import { channelOperations } from "../../notifications/operations.ts";
import type { ApiRequest, ReplyDraft } from "../../http/listener/exchange.ts";
import type { Route } from "../../http/route.ts";
import { watchOperations } from "../../monitoring/watches/operations.ts";

/** Every operation on an account and what belongs to it. */
export const accountOperations = [...operations, ...watchOperations, ...channelOperations] as const;

type Named<Id> = Extract<(typeof accountOperations)[number], { id: Id }>;

/** Names an operation of the API. */
type ApiId = (typeof accountOperations)[number]["id"];

/** The input of an operation: path parameters, query and JSON body. */
interface ApiInput {
  readonly parts?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Asks the API on behalf of a browser and resolves to `data`. Throws the `Failure` that the API would answer. */
export type AskApi = <Id extends ApiId>(id: Id, input?: ApiInput) => Promise<DataOf<Id>>;

/** The `data` of an operation. */
export type DataOf<Id extends ApiId> = z.output<Named<Id>["data"]>;

/**
 * Lets pages call the account API as the browser would, with the same cookies, address and origin. So the API's rules apply to the pages
 * too, and there is no second way to an account. Cookies set by the API go into the page's draft.
 */
export function openApi(places: readonly Route[]): (asked: ApiRequest, draft: ReplyDraft) => AskApi {
  const routes = new Map(places.map(({ path, route }) => [path, route]));
  return (asked, draft) =>
    async (id, { parts = {}, query = {}, body } = {}) => {
      const { method, path } = accountOperations.find((each) => each.id === id) ?? missing(id);
      const route = routes.get(path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>")) ?? missing(id);
      const inner: ReplyDraft = { fields: [], rate: [], note: {}, names: [] };
      const request: ApiRequest = {
        ...asked,
        method,
        path: path.replaceAll(/\{(?<name>\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? "")),
        search: new URLSearchParams({ ...query, lang: asked.language }).toString(),
        incoming: requestLike(asked.incoming, body),
      };
      try {
        const reply = await route(request, inner);
        inner.fields.push(...reply.fields);
        return (JSON.parse(reply.body) as { data: never }).data;
      } finally {
        draft.note = { ...inner.note, ...draft.note };
        draft.fields.push(...inner.fields.filter(([name]) => name === "set-cookie"));
      }
    };
}

/** The browser's request with another body. */
function requestLike({ headers, socket }: IncomingMessage, body?: object): IncomingMessage {
  const {
    "content-type": _type,
    "content-length": _length,
    "transfer-encoding": _coding,
    authorization: _key,
    ...rest
  } = headers;
  const bytes = body === undefined ? [] : [Buffer.from(JSON.stringify(body))];
  const json = { "content-type": "application/json", "content-length": `${bytes[0]?.length ?? 0}` };
  return Object.assign(Readable.from(bytes), {
    headers: { ...rest, ...(body !== undefined && json) },
    socket,
  }) as unknown as IncomingMessage;
}

function missing(id: string): never {
  throw new Error(`no operation ${id}`);
}
