import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Language, Text } from "../../../src/core/text.ts";
import { everyAnswer, headersOf } from "./headers.ts";
import { words } from "./words.ts";

/** The paths without an envelope: liveness, readiness and this description. */
export function servicePaths(language: Language): ZodOpenApiPathsObject {
  return {
    "/livez": { get: service("livez", { language, schema: liveness(language), answers: { "200": words.livez.yes } }) },
    "/readyz": {
      get: service("readyz", {
        language,
        schema: readiness(language),
        answers: { "200": words.readyz.yes, "503": words.readyz.no },
      }),
    },
    "/openapi.json": {
      get: service("openapi", { language, schema: { type: "object" }, answers: { "200": words.openapi.yes } }),
    },
  };
}

function liveness(language: Language) {
  const status = { type: "string", description: words.livez.status[language] } as const;
  return { type: "object", properties: { status }, required: ["status"] } as const;
}

function readiness(language: Language) {
  const { status, store } = words.readyz;
  const properties = {
    status: { type: "string", enum: ["ready", "starting", "draining"], description: status[language] },
    store: { type: "string", enum: ["failing"], description: store[language] },
  } as const;
  return { type: "object", properties, required: ["status"] } as const;
}

interface Service {
  readonly language: Language;
  readonly schema: { readonly type: "object" };
  readonly answers: Readonly<Record<string, Text>>;
}

function service(
  id: "livez" | "readyz" | "openapi",
  { language, schema, answers }: Service,
): ZodOpenApiOperationObject {
  const headers = headersOf(everyAnswer);
  const responses = Object.entries(answers).map(([code, about]) => [
    code,
    { description: about[language], headers, content: { "application/json": { schema } } },
  ]);
  return {
    operationId: id,
    tags: ["service"],
    summary: words[id].summary[language],
    description: words[id].about[language],
    // No key is needed here.
    security: [],
    responses: { ...Object.fromEntries(responses), "405": { $ref: "#/components/responses/MethodNotAllowed" } },
  };
}
