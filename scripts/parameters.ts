import { z } from "zod";
import type { Parameter } from "../src/checks/index.ts";

interface Meta {
  readonly description?: string;
  readonly examples?: readonly (string | number)[];
  readonly enum?: readonly string[];
  readonly default?: string;
}

/** The parameters of a check as its schema describes them: name, sentence, what a value looks like, an example. */
export function parametersOf(input: z.ZodObject): readonly Parameter[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.entries<z.ZodType>(input.shape).map(([name, type]) => {
    // A description inside a pipe reaches the JSON Schema, one on a transform stays with the declaration.
    const meta: Meta = { ...(schema.properties?.[name] as Meta), ...(z.globalRegistry.get(type) as Meta | undefined) };
    const { description = name, examples = [], enum: values, default: fallback } = meta;
    // What is off unless it is asked for is a word of its own on a command line.
    const isFlag = values?.join() === "true,false" && fallback === "false";
    const shown = values ?? (examples.length > 1 ? examples : [name.toUpperCase()]);
    return {
      name,
      about: fallback === undefined ? description : `${description} (default ${fallback})`,
      ...(!isFlag && { value: shown.join("|") }),
      ...(isFlag && { isFlag }),
      ...(examples[0] !== undefined && { example: `${examples[0]}` }),
    };
  });
}
