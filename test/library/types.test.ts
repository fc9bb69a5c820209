import { expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import type { gate } from "../../src/checks/gate/index.ts";
import type { http } from "../../src/checks/http/index.ts";
import { registry } from "../../src/checks/index.ts";
import type { ssl } from "../../src/checks/ssl/index.ts";
import type { Failure as CoreFailure, FailureCode as CoreCode } from "../../src/core/failure.ts";
import type { Interpretation as CoreInterpretation } from "../../src/core/result/interpretation.ts";
import type { GateResult as CoreResult } from "../../src/core/result/result.ts";
import type { Language as CoreLanguage } from "../../src/core/text.ts";
import type { configuration } from "../../src/settings/config/schema.ts";
import { checks as checksOfClient } from "../../src/client/checks.ts";
import type { Client, PreviousSnapshot } from "../../src/client/index.ts";
import * as library from "../../src/library/index.ts";
import type * as types from "../../src/library/types.ts";
import { optionNames } from "../../src/library/equipment.ts";
import { printType } from "../../scripts/library/printer.ts";

/** A type with everything in it read-only, so that two types differ only where their facts do. */
type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;

type Configured = Frozen<z.input<typeof configuration>>;

test("the printed types match the schemas", () => {
  expectTypeOf<Frozen<types.SslRaw>>().toEqualTypeOf<Frozen<z.output<typeof ssl.raw>>>();
  expectTypeOf<Frozen<types.HttpRaw>>().toEqualTypeOf<Frozen<z.output<typeof http.raw>>>();
  expectTypeOf<Frozen<types.GateResult>>().toEqualTypeOf<Frozen<CoreResult>>();
  expectTypeOf<Frozen<types.Interpretation>>().toEqualTypeOf<Frozen<CoreInterpretation>>();
  expectTypeOf<keyof types.GateConfig>().toEqualTypeOf<keyof Configured>();
  expectTypeOf<types.FailureCode>().toEqualTypeOf<CoreCode>();
  expectTypeOf<types.Language>().toEqualTypeOf<CoreLanguage>();
  expectTypeOf<keyof types.GateInput>().toEqualTypeOf<keyof z.input<typeof gate.input>>();
  expectTypeOf<Pick<CoreFailure, "code" | "reason" | "retryAfter" | "requestId">>().toExtend<
    Partial<library.Failure>
  >();
  const checks = registry.map(({ id }) =>
    id.replaceAll(/-(?<first>[a-z])/g, (_, first: string) => first.toUpperCase()),
  );
  expect(Object.keys(library).toSorted()).toEqual(["Failure", "exitCode", ...checks].toSorted());
});

test("the data of a previous result has a type where its version is the current one", () => {
  type Before = PreviousSnapshot<types.SslAnswer, 3>;
  expectTypeOf<Before["version"]>().toEqualTypeOf<1 | 2 | 3>();
  expectTypeOf<Extract<Before, { version: 3 }>["data"]>().toEqualTypeOf<types.SslAnswer>();
  expectTypeOf<Extract<Before, { version: 1 | 2 }>["data"]>().toEqualTypeOf<unknown>();
  expectTypeOf<PreviousSnapshot<types.SslAnswer, 1>["data"]>().toEqualTypeOf<types.SslAnswer>();
  // A client of any check knows no version.
  expectTypeOf<PreviousSnapshot<types.SslAnswer, number>["data"]>().toEqualTypeOf<unknown>();
  expect(checksOfClient.ssl.id).toBe("ssl");
});

test("an input of a run is text, as the server stores it; one of a batch is as it was given", () => {
  type InputIn<Answers> = Answers extends AsyncGenerator<{ readonly input: infer Input }, void> ? Input : never;
  expectTypeOf<InputIn<ReturnType<Client["runs"]["results"]>>>().toEqualTypeOf<Readonly<Record<string, string>>>();
  expectTypeOf<InputIn<ReturnType<typeof batchOfSsl>>>().toEqualTypeOf<string | types.SslInput>();
  expect(checksOfClient.ssl.id).toBe("ssl");
});

const batchOfSsl = (client: Client) => client.batch("ssl", []);

test("every option that can be given is in the type, and no other", () => {
  const inType: Readonly<Record<keyof library.Options, true>> = {
    resolver: true,
    trustAnchor: true,
    publicResolver: true,
    doh: true,
    blocklist: true,
    blocklistResolver: true,
    axfr: true,
    resolve: true,
    caFile: true,
    clientCert: true,
    clientKey: true,
    clientKeyPassphrase: true,
    headers: true,
    proxy: true,
    proxyDns: true,
    dataDir: true,
    timeout: true,
    lang: true,
    signal: true,
    server: true,
    apiKey: true,
    maxAge: true,
    lookup: true,
    logger: true,
    onProgress: true,
  };

  expect(Object.keys(inType).toSorted()).toEqual(optionNames.toSorted());
});

test.for<readonly [schema: Parameters<typeof printType>[0], printed: string]>([
  [{ type: "string", format: "date-time" }, "string"],
  [{ type: "integer" }, "number"],
  [{ type: ["string", "null"] as never }, "string | null"],
  [{ anyOf: [{ $ref: "#/$defs/Grade" }, { type: "null" }] }, "Grade | null"],
  [{ enum: ["a", "b"] }, '"a" | "b"'],
  [{ const: false }, "false"],
  [{ type: "array", items: { enum: ["a", "b"] } }, 'readonly ("a" | "b")[]'],
  [{ type: "array", items: { type: "string" } }, "readonly string[]"],
  [
    { type: "array", items: { type: "array", prefixItems: [{ type: "string" }, { type: "number" }] } },
    "readonly (readonly [string, number])[]",
  ],
  [{ type: "object", additionalProperties: { type: "number" } }, "Readonly<Record<string, number>>"],
  [
    { type: "object", properties: { a: { type: "string", description: "A */ trap" } }, required: [] },
    "{\n  /** A * / trap. */\n  readonly a?: string;\n}",
  ],
  [{ type: "object", properties: { "a-b": { type: "string" } }, required: ["a-b"] }, '{\n  readonly "a-b": string;\n}'],
])("%j is printed as %s", ([schema, printed]) => {
  expect(printType(schema, "")).toBe(printed);
});

test("a schema that the printer does not know is an error", () => {
  expect(() => printType({ not: {} }, "")).toThrow(/no type for/);
});
