import type { AnyCheck } from "../src/core/check.ts";
import { failure } from "../src/core/failure.ts";
import { printable } from "../src/core/printable.ts";
import type { Language } from "../src/core/text.ts";
import { answering, type Counter } from "./answer.ts";
import type { Place } from "./app.ts";
import type { Asked, Draft, Reply, Route } from "./listener/exchange.ts";
import { crossOriginFields, documentFields, pageFields, passingFields, preflightFields } from "./fields.ts";
import { openapi } from "./openapi/document.ts";
import { homePage, styleHash } from "./pages/home.ts";
import { referencePage } from "./pages/reference.ts";

/** What the paths are made of. */
export interface PlacesOptions {
  readonly checks: readonly AnyCheck[];
  readonly counter: Counter;
  readonly isReady: () => boolean;
  /** Hears that somebody wants to know. */
  readonly onProbe: () => void;
}

/** Every path of the server; those of the API follow from the checks. */
export function placesOf({ checks, counter, isReady, onProbe }: PlacesOptions): readonly Place[] {
  function readiness(): Reply {
    onProbe();
    return isReady() ? probe(200, "ready") : probe(503, "draining");
  }

  return [
    ...checks.map((check) => ({ path: `/api/util/${check.id}`, route: openly(check, answering(check, counter)) })),
    { path: "/openapi.json", route: reading(once(() => documentOf(checks))) },
    { path: "/livez", route: reading(() => probe(200, "alive")) },
    { path: "/readyz", route: reading(readiness) },
    { path: "/", route: reading(inLanguages((language) => homePage({ checks, language }))) },
    { path: "/docs", route: reading(inLanguages((language) => referencePage({ checks, language }))) },
  ];
}

/** A path of the API: pages of any origin may ask, by the method of the check. */
function openly(check: AnyCheck, route: Route): Route {
  const methods = check.method === "POST" ? ["POST"] : ["GET", "HEAD"];
  const allowed = [...methods, "OPTIONS"].join(", ");
  return (asked, draft) => {
    draft.fields.push(...crossOriginFields);
    draft.note = { check: check.id };
    if (asked.method === "OPTIONS") return { status: 204, fields: preflightFields(allowed), body: "" };
    checkMethod(asked, methods, allowed, draft);
    return route(asked, draft);
  };
}

const readingMethods = ["GET", "HEAD"];

/** A path that is only read. */
function reading(reply: (asked: Asked) => Reply): Route {
  return (asked, draft) => {
    checkMethod(asked, readingMethods, "GET, HEAD", draft);
    return reply(asked);
  };
}

/** RFC 9110 §15.5.6: who is told that a method will not do is told which ones will. */
function checkMethod({ method }: Asked, methods: readonly string[], allowed: string, draft: Draft): void {
  if (methods.includes(method)) return;
  draft.fields.push(["allow", allowed]);
  throw failure("request.method", { allowed: methods.join(", "), method: printable(method, 20) });
}

function documentOf(checks: readonly AnyCheck[]): Reply {
  return { status: 200, fields: documentFields, body: JSON.stringify(openapi(checks)) };
}

function probe(status: number, state: string): Reply {
  return { status, fields: passingFields, body: JSON.stringify({ status: state }) };
}

/** Made when it is first asked for, and kept. */
function once(make: () => Reply): () => Reply {
  let made: Reply | undefined;
  return () => (made ??= make());
}

/** A page of the language that is asked for; a person who asks for another gets the usual one and no error. */
function inLanguages(render: (language: Language) => string): (asked: Asked) => Reply {
  const fields = pageFields(styleHash);
  const page = (language: Language): (() => Reply) => once(() => ({ status: 200, fields, body: render(language) }));
  const pages: Readonly<Record<Language, () => Reply>> = { en: page("en"), ko: page("ko") };
  return ({ language }) => pages[language]();
}
