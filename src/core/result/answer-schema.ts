import { z } from "zod";
import type { AnyCheck } from "../check.ts";
import { interpretation, interpretationWith } from "./interpretation-schema.ts";

/** `reverse-dns` → `ReverseDns`: how the published types of a check begin. */
export function typeName(id: string): string {
  return id.replace(/(?:^|-)[a-z]/g, (match) => match.replace("-", "").toUpperCase());
}

/** The schema by which the answer of a check is read: its own shape, else the observation and its interpretation. */
export function answerSchemaOf({ answer, raw }: AnyCheck): z.ZodType {
  return answer?.schema ?? z.object({ raw: raw as z.ZodType, interpretation });
}

const observed = {
  description: "What the check observed, without a judgement",
  ko: "점검이 관측한 것. 판단은 포함하지 않음",
};

/** The schema that is published for the answer of a check: its issues have the ids that the check can give. */
export function publishedAnswerOf({ id, answer, raw, words }: AnyCheck): z.ZodType {
  const ids = Object.keys(words.problems).map((problem) => `${id}.${problem}`);
  const narrowed = ids.length > 0 ? interpretationWith(typeName(id), ids.toSorted()) : interpretation;
  return answer
    ? narrow(answer.schema, narrowed)
    : z.object({ raw: (raw as z.ZodType).meta(observed), interpretation: narrowed });
}

/** Replaces the interpretation in an answer of a check's own shape, if it has one. */
function narrow(schema: z.ZodType, narrowed: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodReadonly) {
    const about = schema.meta();
    const whole = narrow(schema.unwrap() as z.ZodType, narrowed).readonly();
    return about ? whole.meta(about) : whole;
  }
  if (!(schema instanceof z.ZodObject) || !("interpretation" in schema.shape)) return schema;
  const isOptional = schema.shape["interpretation"] instanceof z.ZodExactOptional;
  return schema.extend({ interpretation: isOptional ? narrowed.exactOptional() : narrowed });
}
