import { failure } from "../../src/core/failure.ts";
import { printable } from "../../src/core/printable.ts";
import type { ApiRequest, ReplyDraft, Reply, RouteHandler } from "./listener/exchange.ts";

/** A path and its route. */
export interface Route {
  readonly path: string;
  readonly route: RouteHandler;
}

const readingMethods = ["GET", "HEAD"];

/** A route that is loaded on first use. */
export function lazyHandler(make: () => Promise<RouteHandler>): RouteHandler {
  let route: RouteHandler | undefined;
  return (request, draft) => (route ? route(request, draft) : make().then((made) => (route ??= made)(request, draft)));
}

/** A read-only path. */
export function readOnly(reply: (request: ApiRequest) => Reply | Promise<Reply>): RouteHandler {
  return withMethods(readingMethods, reply);
}

/** A path that is read, and that accepts a form. */
export function readAndPost(route: RouteHandler): RouteHandler {
  return withMethods([...readingMethods, "POST"], route);
}

/** A path with the given methods. */
export function withMethods(methods: readonly string[], route: RouteHandler): RouteHandler {
  return (request, draft) => {
    checkMethod(request, methods, methods.join(", "), draft);
    return route(request, draft);
  };
}

/** RFC 9110 §15.5.6: a 405 lists the allowed methods. */
export function checkMethod(
  { method }: ApiRequest,
  methods: readonly string[],
  allowed: string,
  draft: ReplyDraft,
): void {
  if (methods.includes(method)) return;
  draft.fields.push(["allow", allowed]);
  throw failure("request.method", { allowed: methods.join(", "), method: printable(method, 20) });
}

/** Created on first use and cached, unless creation failed. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
