import { crossOriginFields, preflightFields } from "./header-fields.ts";
import type { LogEntry, RouteHandler } from "./listener/exchange.ts";
import { checkMethod } from "./route.ts";

/** An API path with these methods, readable by any origin. */
export function openTo(methods: readonly string[], note: LogEntry, route: RouteHandler): RouteHandler {
  const allowed = [...methods, "OPTIONS"].join(", ");
  return (request, draft) => {
    draft.fields.push(...crossOriginFields);
    Object.assign(draft.note, note);
    if (request.method === "OPTIONS") return { status: 204, fields: preflightFields(allowed), body: "" };
    checkMethod(request, methods, allowed, draft);
    return route(request, draft);
  };
}
