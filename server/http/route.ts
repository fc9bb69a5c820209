import { failure } from "../../src/core/failure.ts";
import { printable } from "../../src/core/printable.ts";
import type { Asked, Draft, Reply, Route } from "./listener/exchange.ts";

/** A path and its route. */
export interface Place {
  readonly path: string;
  readonly route: Route;
}

const readingMethods = ["GET", "HEAD"];

/** A route that is loaded on first use. */
export function loading(make: () => Promise<Route>): Route {
  let route: Route | undefined;
  return (asked, draft) => (route ? route(asked, draft) : make().then((made) => (route ??= made)(asked, draft)));
}

/** A read-only path. */
export function reading(reply: (asked: Asked) => Reply | Promise<Reply>): Route {
  return taking(readingMethods, reply);
}

/** A path that is read, and that accepts a form. */
export function readingAndPosting(route: Route): Route {
  return taking([...readingMethods, "POST"], route);
}

/** A path with the given methods. */
export function taking(methods: readonly string[], route: Route): Route {
  return (asked, draft) => {
    checkMethod(asked, methods, methods.join(", "), draft);
    return route(asked, draft);
  };
}

/** RFC 9110 §15.5.6: a 405 lists the allowed methods. */
export function checkMethod({ method }: Asked, methods: readonly string[], allowed: string, draft: Draft): void {
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
