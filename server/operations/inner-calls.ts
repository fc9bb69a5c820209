import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { ApiRequest, ReplyDraft } from "../http/listener/exchange.ts";
import type { Route } from "../http/route.ts";
import { operationOf, pathOf, type Perform } from "./table.ts";

/** Performs operations for a request that arrived elsewhere, such as at a page. */
export type InnerCalls = (request: ApiRequest, draft: ReplyDraft) => Perform;

/**
 * Lets pages and agents call the account API as their client would, with the same cookies or key, address and origin. So the API's rules
 * apply to them too, and there is no second way to an account. Cookies set by the API go into the draft.
 */
export function openInnerCalls(routes: readonly Route[], { withKey }: { readonly withKey: boolean }): InnerCalls {
  const handlers = new Map(routes.map(({ path, route }) => [path, route]));
  return (request, draft) =>
    async (id, { parts = {}, query = {}, body } = {}) => {
      const { method, path } = operationOf(id);
      const handler = handlers.get(path.replaceAll(/\{(?<name>\w+)\}/g, ":$<name>"));
      if (!handler) throw new Error(`no route of ${id}`);
      const inner: ReplyDraft = { fields: [], rate: [], note: {}, names: [] };
      try {
        const reply = await handler(
          {
            ...request,
            method,
            path: pathOf(path, parts),
            search: new URLSearchParams({ ...query, lang: request.language }).toString(),
            incoming: requestLike(request.incoming, withKey, body),
          },
          inner,
        );
        inner.fields.push(...reply.fields);
        return (JSON.parse(reply.body) as { data: never }).data;
      } finally {
        Object.assign(draft.note, { ...inner.note, ...draft.note });
        draft.fields.push(...inner.fields.filter(([name]) => name === "set-cookie"));
      }
    };
}

/** The client's request with another body. */
function requestLike({ headers, socket, url }: IncomingMessage, withKey: boolean, body?: object): IncomingMessage {
  const {
    "content-type": _type,
    "content-length": _length,
    "transfer-encoding": _coding,
    authorization,
    ...rest
  } = headers;
  const bytes = body === undefined ? [] : [Buffer.from(JSON.stringify(body))];
  const json = { "content-type": "application/json", "content-length": `${bytes[0]?.length ?? 0}` };
  const key = withKey && authorization !== undefined ? { authorization } : {};
  return Object.assign(Readable.from(bytes), {
    headers: { ...rest, ...key, ...(body !== undefined && json) },
    socket,
    // Where the request arrived, which decides on what identifies its user.
    url,
  }) as unknown as IncomingMessage;
}
