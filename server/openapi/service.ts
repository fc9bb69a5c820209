import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from "zod-openapi";
import type { Language, Text } from "../../src/core/text.ts";
import { everyAnswer, headersOf } from "./headers.ts";
import { words } from "./words.ts";

/** The paths without an envelope: liveness, readiness and this description. */
export function servicePaths(language: Language): ZodOpenApiPathsObject {
  const plain = { language, schema: status };
  return {
    "/livez": { get: service("livez", { ...plain, answers: { "200": words.livez.yes } }) },
    "/readyz": {
      get: service("readyz", {
        ...plain,
        schema: readiness,
        answers: { "200": words.readyz.yes, "503": words.readyz.no },
      }),
    },
    "/openapi.json": {
      get: service("openapi", { language, schema: { type: "object" }, answers: { "200": words.openapi.yes } }),
    },
  };
}

const status = { type: "object", properties: { status: { type: "string" } }, required: ["status"] } as const;
const readiness = {
  ...status,
  properties: {
    status: { type: "string", enum: ["ready", "starting", "draining"] },
    store: { type: "string", enum: ["failing"] },
  },
} as const;

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
