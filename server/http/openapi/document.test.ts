import { isIP } from "node:net";
import { expect, test } from "vitest";
import { sampleFailures } from "./failures.ts";
import { curlOf, entriesOf, follow, readReference, takesKey, type Reference } from "./read.ts";
import type { Schema } from "./schema.ts";
import { refusedStatuses } from "./statuses.ts";
import { parametersOf, sampleQuery } from "./parameters.ts";
import { openapi } from "./document.ts";
import { operations as accountOperations } from "../../operations/table.ts";
import { registry } from "../../../src/checks/index.ts";
import { parseInput } from "../../../src/core/input.ts";
import { reach } from "../../../src/core/target/address.ts";
import { describeFailure } from "../../../src/core/failure.ts";
import { languages, type Language } from "../../../src/core/text.ts";
import { readContract } from "../../../test/api/contract.ts";
import { letter } from "../../../test/api/letter.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));

/** The documents that the tests read; making one takes half a second. */
const documents = { en: openapi(checks), ko: openapi(checks, "ko") };
const reference = readReference(checks, "en");
const withBody = readReference([...checks, letter], "en");

test("the issues of a check have the ids of its rules, and no others", () => {
  const { schemas } = reference.components;
  const idsOf = (name: string): readonly unknown[] => schemas[`${name}IssueId`]?.enum ?? [];

  expect(idsOf("Ssl")).toContain("ssl.expired");
  expect(idsOf("Ssl")).not.toContain("http.hsts-missing");
  expect(idsOf("EmailHeader")).toContain("email-header.dkim-failed");
  expect(idsOf("Gate").length).toBeGreaterThan(0);
  expect(schemas["SslInterpretation"]?.properties?.["issues"]?.items?.properties?.["id"]?.$ref).toBe(
    "#/components/schemas/SslIssueId",
  );
});

test("a sample request for an account has its key, path, query and body", () => {
  const entries = entriesOf(readReference([], "en", accountOperations), "accounts");
  const of = (id: string): string | null => {
    const entry = entries.find(({ operation }) => operation.operationId === id);
    if (!entry) return "";
    return takesKey(entry) ? curlOf(entry) : null;
  };
  const key = '-H "Authorization: Bearer $PORTCULLIS_KEY"';
  const json = '-H "Content-Type: application/json"';

  expect(entries).toHaveLength(accountOperations.length);
  expect(of("signIn")).toBeNull();
  expect(of("watches")).toBe(`curl "$SERVER/api/account/watches" ${key}`);
  expect(of("ownership")).toBe(`curl "$SERVER/api/account/watches/ownership?target=shop.example.com" ${key}`);
  expect(of("addWatch")).toBe(`curl "$SERVER/api/account/watches" ${json} -d '{"target":"shop.example.com"}' ${key}`);
  expect(of("changeWatch")).toBe(`curl -X PATCH "$SERVER/api/account/watches/$ID" ${json} -d '{"paused":true}' ${key}`);
  expect(of("removeWatch")).toBe(`curl -X DELETE "$SERVER/api/account/watches/$ID" ${key}`);
});

/** The properties of a schema and of the schemas in it, by path. Those of a reference are found where it points. */
function propertiesIn(schema: Schema, path: string): readonly (readonly [path: string, property: Schema])[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [], prefixItems = [] } = schema;
  const inside = [items, additionalProperties as Schema | undefined, ...anyOf, ...oneOf, ...allOf, ...prefixItems];
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      [`${path}.${name}`, property] as const,
      ...propertiesIn(property, `${path}.${name}`),
    ]),
    ...inside.flatMap((each) => (each ? propertiesIn(each, path) : [])),
  ];
}

/** The schemas of a reference: shared ones, and those of bodies. */
function schemasIn({ components, paths }: Reference): readonly (readonly [name: string, schema: Schema])[] {
  const bodies = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, requestBody, responses }) => {
      const all = [requestBody, ...Object.values(responses)].flatMap((each) => (each && "content" in each ? each : []));
      const schemas = all.flatMap(({ content }) => Object.values(content) as { readonly schema: Schema }[]);
      return schemas.map(({ schema }) => [operationId, schema] as const);
    }),
  );
  return [...Object.entries(components.schemas), ...bodies];
}

test.for<readonly [Language, RegExp]>([
  ["en", /^[^\p{Script=Hangul}]+$/u],
  ["ko", /\p{Script=Hangul}/u],
])("every property is described in the language %s", ([language, script]) => {
  const whole = readReference(checks, language, accountOperations);
  const properties = schemasIn(whole).flatMap(([name, schema]) => propertiesIn(schema, name));
  const undescribed = properties.filter(([, each]) => !script.test(follow(whole, each).schema.description ?? ""));

  expect(properties.length).toBeGreaterThan(1000);
  expect(undescribed.map(([path]) => path)).toEqual([]);
});

test("it is OpenAPI 3.1 of the version that the interface has", () => {
  expect(documents.en).toMatchObject({ openapi: "3.1.1", info: { version: "2026-10-10" } });
});

test("every check is one operation with its own id and method, and there are no other operations", () => {
  const entries = entriesOf(withBody, "checks");

  expect(entries.map(({ method, path, operation }) => `${method} ${path} ${operation.operationId}`)).toEqual([
    // A name that code is generated from has no hyphens: reverse-dns is reverseDns.
    ...checks.map(
      ({ id, method = "GET" }) =>
        `${method} /api/util/${id} ${id.replaceAll(/-[a-z]/g, (part) => part.slice(1).toUpperCase())}`,
    ),
    "POST /api/util/open-letter openLetter",
  ]);
});

test("an operation has its check's parameters, the subject first, and the language", () => {
  const names = entriesOf(reference, "checks").map(({ operation, parameters }) => [
    operation.operationId,
    parameters.map(({ name, required }) => (required ? `${name}!` : name)),
  ]);

  expect(Object.fromEntries(names)).toMatchObject({
    gate: ["url!", "min_ssl", "min_headers", "min_days", "require_https", "accept_status", "all_ips", "lang"],
    http: ["url!", "all_ips", "max_age", "lang"],
    ssl: ["host!", "port", "starttls", "all_ips", "max_age", "lang"],
  });
});

test("checks that answer in lines describe a line, and every other check answers only JSON", () => {
  const inLines = checks.flatMap(({ id }) => {
    const [response] = Object.values(reference.paths[`/api/util/${id}`] ?? {}).map(({ responses }) => responses["200"]);
    const lines = response && "content" in response ? response.content["application/x-ndjson"] : undefined;
    return lines ? [id] : [];
  });
  const contract = readContract(reference);
  const name = {
    name: "sh0p.com",
    kind: "homoglyph",
    risk: 90,
    nameServers: [],
    owner: "other",
    basis: null,
    addresses: null,
    exchangers: [],
    created: null,
    registrar: null,
    certificate: null,
    parking: null,
    page: null,
  };

  expect(inLines.toSorted()).toEqual(["changes", "history", "lookalike"]);
  expect(contract.strangeIn("/api/util/lookalike", name)).toEqual([]);
  expect(contract.strangeIn("/api/util/lookalike", { ...name, owner: "somebody" })).not.toEqual([]);
});

test("exactly the checks that reject a request without a key require one, and their examples send it", () => {
  const entries = entriesOf(reference, "checks");
  const requiring = checks.filter(({ requires }) => requires === "key").map(({ id }) => `/api/util/${id}`);

  expect(requiring).toEqual(["/api/util/pivot"]);
  for (const entry of entries) {
    const isRequired = requiring.includes(entry.path);
    expect(entry.operation.security).toEqual(isRequired ? [{ bearer: [] }] : undefined);
    expect(curlOf(entry).includes('-H "Authorization: Bearer $PORTCULLIS_KEY"')).toBe(isRequired);
  }
});

test("a server accepts every example", () => {
  for (const check of checks) {
    const sample = sampleQuery(check);
    for (const { name, example } of parametersOf(check, "en")) {
      const input = parseInput(check.input, example === undefined ? sample : { ...sample, [name]: `${example}` });
      const { host } = check.target(input as object);
      const isAccepted = host === null || isIP(host) === 0 || reach(host) === "public";
      expect(isAccepted, `${check.id} refuses ${host}, its example of ${name}`).toBe(true);
    }
  }
});

test("a parameter says its values, default, bounds and example", () => {
  const entries = entriesOf(reference, "checks");
  const [gate, ssl] = ["gate", "ssl"].map((id) => entries.find(({ operation }) => operation.operationId === id));

  expect(gate?.parameters.find(({ name }) => name === "min_ssl")?.schema).toEqual({
    type: "string",
    enum: ["A+", "A", "B", "C", "D", "F", "off"],
    default: "B",
  });
  const subdomains = entries.find(({ operation }) => operation.operationId === "subdomains");
  expect(subdomains?.parameters.find(({ name }) => name === "limit")?.schema).toMatchObject({ default: 10_000 });
  expect(ssl?.parameters.find(({ name }) => name === "port")).toMatchObject({
    schema: { type: "integer", minimum: 1, maximum: 65_535 },
    example: 8443,
  });
});

test("a body is a closed object; only where there is one can its size and its type be wrong", () => {
  const entries = entriesOf(withBody, "checks");
  const [gate, last] = [entries.at(0), entries.at(-1)];
  const statuses = (entry: typeof gate): readonly string[] => entry?.responses.map(([status]) => status) ?? [];

  expect(last?.parameters.map(({ name }) => name)).toEqual(["lang"]);
  expect(last?.body).toMatchObject({
    type: "object",
    required: ["text"],
    additionalProperties: false,
    properties: { text: { type: "string", description: "What to count" }, limit: { minimum: 1, maximum: 9 } },
  });
  expect(statuses(last)).toEqual(expect.arrayContaining(["413", "415"]));
  expect(statuses(gate)).not.toEqual(expect.arrayContaining(["413"]));
});

test("bad input is shown in the words of the check's own parser", () => {
  const text = JSON.stringify(reference.paths["/api/util/ssl"]?.["get"]?.responses["400"]);

  expect(text).toContain("host is missing: for example example.com.");
  expect(text).toContain("Did you mean host?");
});

/** Every value under a key, at any depth. */
function valuesOf(value: unknown, key: string): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [...(name === key ? [each] : []), ...valuesOf(each, key)]);
}

/** Every sentence of the reference, without recorded answers. */
function said(language: Language): readonly string[] {
  const document = withoutExamples(documents[language]);
  const found = ["description", "summary", "message"].flatMap((key) => valuesOf(document, key));
  return found.filter((each) => typeof each === "string");
}

function withoutExamples(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, each: unknown) => (/^examples?$/.test(key) ? undefined : each)));
}

/** The messages of the shared errors. */
function messages(language: Language): readonly unknown[] {
  return valuesOf((documents[language] as Reference).components.responses, "message");
}

test("the errors that all operations share are shown in the language of the reference", () => {
  expect(messages("en").length).toBeGreaterThan(10);
  expect(messages("en").filter((text) => /[가-힣]/.test(String(text)))).toEqual([]);
  expect(messages("ko")).toHaveLength(messages("en").length);
  // Before the query is read, a server has only its own language.
  expect(messages("ko").filter((text) => !/[가-힣]/.test(String(text)))).toEqual([
    expect.stringContaining("in time"),
    expect.stringContaining("kB of headers"),
  ]);
});

test("the reference has everything in English or everything in Korean", () => {
  expect(said("en").length).toBeGreaterThan(100);
  expect(said("en").filter((text) => /[가-힣]/.test(text))).toEqual([]);
  expect(said("ko").length).toBe(said("en").length);
  expect(said("ko").filter((text) => !/[가-힣]/.test(text))).toEqual([]);
});

test("a description's Korean text is in no published document", () => {
  expect(languages.flatMap((language) => valuesOf(documents[language], "ko"))).toEqual([]);
});

test("generating the reference twice gives the same", () => {
  expect(openapi(checks)).toEqual(documents.en);
});

test("every failure that is shown has all of its holes filled, in both languages", () => {
  const open = sampleFailures.flatMap(({ failure }) =>
    languages.map((language) => describeFailure(failure.facts, language)).filter((text) => /[{}]/.test(text)),
  );

  expect(sampleFailures.length).toBeGreaterThan(30);
  expect(open).toEqual([]);
});

test("every status of a failure is described", () => {
  const silent = refusedStatuses.filter(({ about }) => about.en === "" || about.ko === "");

  expect(refusedStatuses.map(({ status }) => status)).toEqual(expect.arrayContaining([400, 401, 404, 405, 429, 503]));
  expect(silent.map(({ status }) => status)).toEqual([]);
});
