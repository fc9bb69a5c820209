import { z } from "zod";
import type { AnyCheck } from "../../../src/core/check.ts";
import { fill, languages, type Language, type Text } from "../../../src/core/text.ts";
import { longestAge, maxAgeName } from "../../../src/core/max-age.ts";
import { tidy, type Schema } from "./schema.ts";

/** One parameter in the reference, for a query or a body. */
export interface Parameter {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly example?: string | number;
}

interface Meta {
  readonly description?: string;
  readonly ko?: string;
  readonly examples?: readonly (string | number)[];
}

/** The parameters of an input from its declaration, the subject first. */
export function parametersOf(
  { input, subject }: Pick<AnyCheck, "input" | "subject">,
  language: Language,
): readonly Parameter[] {
  const schema = z.toJSONSchema(input as z.ZodObject, { io: "input", unrepresentable: "any" });
  const all = Object.entries<z.ZodType>((input as z.ZodObject).shape).map(([name, type]): Parameter => {
    const json = (schema.properties?.[name] ?? {}) as Schema;
    // A description inside a pipe reaches the JSON Schema; one on a transform stays in the registry.
    const meta: Meta = { ...(json as Meta), ...(z.globalRegistry.get(type) as Meta | undefined) };
    const { description: _said, ko: _ko, examples: _shown, ...bare } = json;
    const [example] = meta.examples ?? [];
    return {
      name,
      description: (language === "ko" ? meta.ko : meta.description) ?? meta.description ?? name,
      required: schema.required?.includes(name) ?? false,
      schema: tidy(bare, language),
      ...(example !== undefined && { example }),
    };
  });
  return all.toSorted((a, b) => Number(b.name === subject) - Number(a.name === subject));
}

const aboutLanguage = {
  en: "Language of the texts in the response and of error messages. Measured values do not depend on it",
  ko: "응답 텍스트와 오류 메시지의 언어. 측정값은 언어에 따라 달라지지 않습니다",
};

/** The parameter shared by every check. */
export function languageParameter(language: Language): Parameter {
  return {
    name: "lang",
    description: aboutLanguage[language],
    required: false,
    schema: { type: "string", enum: languages, default: "en" },
  };
}

const aboutAge: Text = {
  en: "Seconds: accept a stored result that is at most this old (default {seconds}); a larger value accepts older ones, and 0 measures now",
  ko: "초. 이보다 오래되지 않은 저장된 결과를 받습니다(기본값 {seconds}). 값이 크면 더 오래된 결과도 받고, 0이면 새로 측정합니다",
};

/** How old a stored result of a check may be. */
export function maxAgeParameter({ ttl }: Pick<AnyCheck, "ttl">, language: Language): Parameter {
  return {
    name: maxAgeName,
    description: fill(aboutAge, { seconds: ttl }, language),
    required: false,
    schema: { type: "integer", minimum: 0, maximum: longestAge },
    example: 3600,
  };
}

/** A complete sample question: the required parameters with their examples. */
export function sampleQuery(check: AnyCheck): Readonly<Record<string, string>> {
  const needed = parametersOf(check, "en").filter(({ required }) => required);
  return Object.fromEntries(needed.map(({ name, example = name }) => [name, String(example)]));
}
