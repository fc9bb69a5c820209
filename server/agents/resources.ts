import type { AnyCheck } from "../../src/core/check.ts";
import { Failure } from "../../src/core/failure.ts";
import { languages, type Language } from "../../src/core/text.ts";
import { parametersOf } from "../http/openapi/parameters.ts";
import { catalogueText, explained } from "./catalogue.ts";
import { toolName } from "./tools.ts";

const scheme = "portcullis:";
const mimeType = "text/markdown";

/** URI templates of the pages of checks and rules, by language. */
export const templates = [
  {
    uriTemplate: `${scheme}//checks/{id}{?lang}`,
    name: "check",
    title: "A check",
    description: "How a check measures, what it judges and its limits.",
    mimeType,
  },
  {
    uriTemplate: `${scheme}//rules/{id}{?lang}`,
    name: "rule",
    title: "A rule",
    description: "What a finding means, how to fix it and its effect on the grade.",
    mimeType,
  },
];

/** The resources as `resources/list` has them. */
export function resourceList(checks: readonly AnyCheck[]) {
  return [
    {
      uri: `${scheme}//rules`,
      name: "rules",
      title: "The rule catalogue",
      description: "Every finding with its severity and cause.",
      mimeType,
    },
    ...checks.map(({ id, title, about }) => ({
      uri: `${scheme}//checks/${id}`,
      name: id,
      title: title.en,
      description: about.en,
      mimeType,
    })),
  ];
}

/** The longest URI that is read, in characters. */
const longestUri = 300;

/** A resource as text; null if there is none. */
export async function readResource(
  uri: string,
  checks: readonly AnyCheck[],
  fallback: Language,
): Promise<{ readonly mimeType: string; readonly text: string } | null> {
  const url = uri.length > longestUri ? null : URL.parse(uri);
  if (url?.protocol !== scheme) return null;
  const language = languages.find((each) => each === url.searchParams.get("lang")) ?? fallback;
  const id = url.pathname.slice(1);
  const text = await textOf(url.host, id, checks, language);
  return text === null ? null : { mimeType, text };
}

async function textOf(
  kind: string,
  id: string,
  checks: readonly AnyCheck[],
  language: Language,
): Promise<string | null> {
  if (kind === "rules" && id === "") return catalogueText(language);
  if (kind === "rules") return ruleText(id, language);
  const check = kind === "checks" ? checks.find((each) => each.id === id) : undefined;
  return check ? pageOf(check, language) : null;
}

async function ruleText(id: string, language: Language): Promise<string | null> {
  try {
    return (await explained(id, language)).text;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

function pageOf(check: AnyCheck, language: Language): string {
  const { id, title, about, notes = [] } = check;
  const parameters = parametersOf(check, language).map(
    ({ name, description, required }) => `- \`${name}\`${required ? " *" : ""}: ${description}`,
  );
  const rules = Object.keys(check.words.problems).map((problem) => `- ${id}.${problem}`);
  return [
    `# ${title[language]} (\`${toolName(check)}\`)`,
    about[language],
    ...notes.map((note) => note[language]),
    ...(parameters.length > 0 ? [parameters.join("\n")] : []),
    ...(rules.length > 0 ? [rules.join("\n")] : []),
  ].join("\n\n");
}
