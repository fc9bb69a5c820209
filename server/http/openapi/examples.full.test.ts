import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { registry } from "../../../src/checks/index.ts";
import { operations as accountOperations } from "../../operations/table.ts";
import { close } from "../../../test/api/contract.ts";
import { openapi } from "./document.ts";
import type { Operation, Reference } from "./read.ts";
import type { Schema } from "./schema.ts";
import { validation } from "../../../test/api/validation.ts";

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ExampleLocation {
  readonly at: string;
  readonly pointer: string;
  readonly examples: readonly unknown[];
}

const checks = await Promise.all(registry.map(({ load }) => load()));
const document = openapi(checks, "en", accountOperations);
const { paths, components } = document as Reference;
const ajv = new Ajv2020(validation);
addFormats.default(ajv);
ajv.addSchema(close(document) as object, "reference");
// A server leaves out what it does not know of an authenticator's response.
ajv.addSchema(document, "open");

function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"));
}

function placesIn(content: object, at: string, pointer: string): readonly ExampleLocation[] {
  return Object.entries(content as Readonly<Record<string, Media>>).map(([type, { example, examples = {} }]) => ({
    at: `${at} ${type}`,
    pointer: `${pointer.endsWith("/requestBody") ? "open" : "reference"}#${pointer}/content/${escaped(type)}/schema`,
    examples: [...(example === undefined ? [] : [example]), ...Object.values(examples).map(({ value }) => value)],
  }));
}

/** Every content of the document: bodies of requests, and answers. */
const places = [
  ...Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const [at, pointer] = [`${method} ${path}`, `/paths/${escaped(path)}/${method}`];
      const own = Object.entries(responses).flatMap(([status, response]) =>
        "content" in response ? placesIn(response.content, `${at} ${status}`, `${pointer}/responses/${status}`) : [],
      );
      return [...(requestBody ? placesIn(requestBody.content, at, `${pointer}/requestBody`) : []), ...own];
    }),
  ),
  ...Object.entries(components.responses).flatMap(([name, { content }]) =>
    placesIn(content, name, `/components/responses/${name}`),
  ),
];

test("every answer, error and body of a request has an example", () => {
  expect(places.length).toBeGreaterThan(150);
  expect(places.filter(({ examples }) => examples.length === 0).map(({ at }) => at)).toEqual([]);
});

test(
  "every example is valid for its schema, and has no field that the schema does not describe",
  { timeout: 300_000 },
  () => {
    const wrong = places.flatMap(({ at, pointer, examples }) => {
      const validate = ajv.getSchema(pointer);
      if (!validate) throw new Error(`the document has no ${pointer}`);
      const errors = () => (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
      return examples.flatMap((each) => (validate(each) ? [] : [`${at}: ${errors().join(", ")}`]));
    });

    expect(wrong).toEqual([]);
  },
);

test("the data of a previous result is described where its version is the current one, and open where it is an earlier one", () => {
  const validate = ajv.getSchema("reference#/components/schemas/SslAnswer");
  const place = places.find(({ at }) => at === "get /api/util/ssl 200 application/json");
  const answer = place?.examples[0] as { readonly previousSnapshot: { readonly version: number } };
  const isValid = (changes: object): unknown =>
    validate?.({ ...answer, previousSnapshot: { ...answer.previousSnapshot, ...changes } });
  const { version } = answer.previousSnapshot;

  expect(version).toBe(checks.find(({ id }) => id === "ssl")?.version);
  expect(isValid({})).toBe(true);
  expect(isValid({ data: { raw: {} } })).toBe(false);
  expect(isValid({ version: version - 1, data: { raw: {} } })).toBe(true);
  expect(isValid({ version: version + 1 })).toBe(false);
  // What is never stored has no previous result.
  expect(components.schemas["IpAnswer"]?.properties).not.toHaveProperty("previousSnapshot");
});

test("every parameter has an example that its schema accepts", () => {
  const own = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }: Operation) =>
      parameters.flatMap((each) => ("$ref" in each ? [] : [{ ...each, name: `${operationId} ${each.name}` }])),
    ),
  );
  const all = [...own, ...Object.values(components.parameters)];
  const wrong = all.filter(({ schema, example }) => example === undefined || !ajv.validate(schema, example));

  expect(all.length).toBeGreaterThan(80);
  expect(wrong.map(({ name, example }) => `${name}: ${String(example)}`)).toEqual([]);
});

test("no example has an address outside the networks for documentation, a name outside the reserved ones, or a secret of a real server", () => {
  const text = JSON.stringify(places.map(({ examples }) => examples));
  const addresses = text.match(/(?<![\d.§])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g) ?? [];

  // RFC 5737, a private address that is refused, and the public resolver that parameters suggest.
  const known = /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$|^10\.0\.0\.1$|^8\.8\.8\.8$/;
  expect(addresses.length).toBeGreaterThan(20);
  expect([...new Set(addresses.filter((each) => !known.test(each)))]).toEqual([]);
  expect(text).not.toMatch(/\/root\/|\/tmp\/|\/work\/|node_modules|BEGIN [A-Z ]*PRIVATE KEY/);
});
