import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ownRule, ownSign } from "../../src/checks/exposure/own-rules.ts";
import { exposureCategories, usualSeverities } from "../../src/data/exposure/rule.ts";
import { table } from "./markdown.ts";

const example = "examples/exposure/rules.json";

/** The section about rules of the user's own: each key with its values, and a complete file. */
export function ownRulesSection(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, "../..", example), "utf8").trimEnd();
  const categories = exposureCategories.map((category) => {
    const { open, login } = usualSeverities[category];
    return [`\`${category}\``, open, login];
  });
  return [
    "## Rules of your own",
    "The file is a JSON array of rules. `portcullis rules test rules.json` tries each rule on its samples `yes` and `no`, and `portcullis exposure shop.example --rules rules.json` uses them before the built-in rules. Texts are compared case-insensitively, and a title, body or path needs at least 4 characters.",
    "파일은 규칙의 JSON 배열입니다. `portcullis rules test rules.json`은 각 규칙을 표본 `yes`와 `no`로 시험하고, `portcullis exposure shop.example --rules rules.json`은 이 규칙을 내장 규칙보다 먼저 사용합니다. 대소문자는 구별하지 않으며, title, body, path는 4자 이상이어야 합니다.",
    `\`\`\`json\n${text}\n\`\`\``,
    "### Keys of a rule",
    keyTable(ownRule),
    "### Signs",
    "A sign has one key of this table. `followedBy`, `has` and `on` only go with the keys that they name.",
    "조건에는 이 표의 키가 하나 있습니다. `followedBy`, `has`, `on`은 설명에 있는 키와만 함께 씁니다.",
    keyTable(ownSign),
    "### Samples",
    keyTable(ownRule.shape.yes),
    "### Categories",
    table(["category", "severity if open", "severity if it asks for a login"], categories),
  ];
}

function keyTable({ shape }: z.ZodObject): string {
  const rows = Object.entries<z.core.$ZodType>(shape).map(([key, type]) => {
    const { description = "", ko = "" } = metaOf(type);
    const isRequired = z.safeParse(type, undefined).success ? "" : "required";
    return [`\`${key}\``, isRequired, description, String(ko)];
  });
  return table(["key", "", "what", "설명"], rows);
}

interface Meta {
  readonly description?: string | undefined;
  readonly ko?: unknown;
}

function metaOf(type: z.core.$ZodType): Meta {
  // `partial()` wraps each member, and the words belong to what it wraps.
  return z.globalRegistry.get(type) ?? (type instanceof z.ZodOptional ? metaOf(type.def.innerType) : {});
}
