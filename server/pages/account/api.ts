import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ApiRequest, ReplyDraft } from "../../http/listener/exchange.ts";
import type { Route } from "../../http/route.ts";
import { operationOf, pathOf, type Perform } from "../../operations/table.ts";

/**
 * Lets pages call the account API as the browser would, with the same cookies, address and origin. So the API's rules apply to the pages
 * too, and there is no second way to an account. Cookies set by the API go into the page's draft.
 */
export function openApi(places: readonly Route[]): (asked: ApiRequest, draft: ReplyDraft) => Perform {
  const routes = new Map(places.map(({ path, route }) => [path, route]));
  return (asked, draft) =>
    async (id, { parts = {}, query = {}, body } = {}) => {
      const { method, path } = operationOf(id);
      const route = routes.get(path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>")) ?? missing(id);
      const inner: ReplyDraft = { fields: [], rate: [], note: {}, names: [] };
      const request: ApiRequest = {
        ...asked,
        method,
        path: pathOf(path, parts),
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
