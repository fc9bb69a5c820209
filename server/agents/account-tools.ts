import type { JSONObject } from "@modelcontextprotocol/server";
import { z } from "zod";
import { parseInput } from "../../src/core/input.ts";
import { printable } from "../../src/core/printable.ts";
import { languages } from "../../src/core/text.ts";
import { parametersOf } from "../http/openapi/parameters.ts";
import { operations, type Perform } from "../operations/table.ts";
import { cutToSize } from "./full-answer.ts";
import type { Tool } from "./tools.ts";

/** The operations that only read and accept a key. Agents never change an account. */
const readable = operations.filter(({ method, access }) => method === "GET" && access === "key");

/** The tools that read the account of a key. */
export function accountTools(): readonly Tool[] {
  return readable.map(({ id, path, query, title, about }) => {
    const parts = partsOf(path).map((name) => [name, { type: "string", maxLength: 253 }] as const);
    const inQuery = query ? parametersOf({ input: query }, "en") : [];
    return {
      name: accountToolName(id),
      title: title.en,
      description: `${about.en} Reads the account of the API key and changes nothing.`,
      inputSchema: {
        type: "object",
        properties: {
          ...Object.fromEntries(parts),
          ...Object.fromEntries(
            inQuery.map(({ name, schema, description }) => [name, { ...(schema as JSONObject), description }]),
          ),
          lang: { type: "string", enum: [...languages] },
        },
        required: [
          ...parts.map(([name]) => name),
          ...inQuery.filter(({ required }) => required).map(({ name }) => name),
        ],
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    };
  });
}

/** Performs the operation of a tool; null where there is none of that name. Throws a `Failure`. */
export async function readAccount(
  tool: string,
  given: Readonly<Record<string, unknown>>,
  perform: Perform,
): Promise<{ readonly data: object; readonly text: string } | null> {
  const operation = readable.find(({ id }) => accountToolName(id) === tool);
  if (!operation) return null;
  const { id, path } = operation;
  const names = partsOf(path);
  // The API refuses a parameter that it does not know. All of them are texts there.
  const texts = Object.entries(given).map(([name, value]) => [name, textOf(name, value)]);
  const data = await perform(id, {
    parts: Object.fromEntries(texts.filter(([name = ""]) => names.includes(name))),
    query: Object.fromEntries(texts.filter(([name = ""]) => !names.includes(name))),
  });
  const cut = cutToSize(data);
  return { data: cut, text: JSON.stringify(cut) };
}

/** A parameter as the API takes it. Throws a `Failure` for any other type. */
function textOf(name: string, value: unknown): string {
  const field = printable(name, 60);
  return parseInput(z.object({ [field]: z.string() }), { [field]: value })[field] ?? "";
}

/** `watches` → `read_watches`. */
function accountToolName(id: string): string {
  return `read_${id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

function partsOf(path: string): readonly string[] {
  return [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.["name"] ?? "");
}
