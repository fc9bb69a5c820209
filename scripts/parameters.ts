import { z } from "zod";
import type { Parameter } from "../src/checks/parameters.ts";

interface Meta {
  readonly description?: string;
  readonly examples?: readonly (string | number)[];
  readonly enum?: readonly string[];
  readonly default?: string;
}

/** The parameters of a check from its schema: name, description, form of the value, example. */
export function parametersOf(input: z.ZodObject): readonly Parameter[] {
  const schema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return Object.entries<z.ZodType>(input.shape).map(([name, type]) => {
    // A pipe's description reaches the JSON Schema; a transform's only exists in the declaration.
    const meta: Meta = { ...(schema.properties?.[name] as Meta), ...(z.globalRegistry.get(type) as Meta | undefined) };
    const { description = name, examples = [], enum: values, default: fallback } = meta;
    // A boolean that defaults to false is a flag on a command line.
    const isFlag = values?.join() === "true,false" && fallback === "false";
    const shown = values ?? (examples.length > 1 ? examples : [name.toUpperCase()]);
    return {
      name,
      about: fallback === undefined ? description : `${description} (default ${fallback})`,
      ...(!isFlag && { value: shown.join("|") }),
      ...(isFlag && { isFlag }),
      ...(schema.required?.includes(name) && { isRequired: true as const }),
      ...(examples[0] !== undefined && { example: `${examples[0]}` }),
    };
  });
}
