import { failure, type Failure } from "../../core/failure.ts";
import { fill, type Text } from "../../core/text.ts";
import { sampleProblem } from "../../checks/exposure/index.ts";
import { readExposureRules } from "../../settings/exposure-rules.ts";
import { givenFlags, readGiven } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { optionsFor } from "../command-table.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { tooManySubjects } from "../usage.ts";

const words = {
  good: {
    en: "Rules that pass their samples: {count} of {count}.",
    ko: "규칙 {count}개가 모두 표본 시험을 통과했습니다.",
  },
  wrong: { en: "{id}: {problem}.", ko: "{id}: {problem}." },
  bad: {
    en: "Rules that fail their samples: {wrong} of {count}.",
    ko: "규칙 {count}개 중 {wrong}개가 표본 시험을 통과하지 못했습니다.",
  },
} as const satisfies Record<string, Text>;

/** `portcullis rules test FILE`: tests exposure rules on their own samples. Exits 1 if one fails. */
export function rulesCommand({ subjects, isFromEnvironment, argv, io }: Invocation): Promise<ExitCode> {
  const [task, file, third] = isFromEnvironment ? [] : subjects;
  if (third !== undefined) throw tooManySubjects("rules", third);
  if (task !== "test") throw noTask(task);
  if (file === undefined) throw missing("file", "npx portcullis rules test my-rules.json");
  const language = readLanguage(readGiven(givenFlags(argv), io.env, optionsFor("rules")));
  const rules = readExposureRules(file, { en: "file", ko: "파일" });
  const wrong = rules.flatMap((rule) => {
    const problem = sampleProblem(rule);
    return problem === null ? [] : [fill(words.wrong, { id: rule.id, problem }, language)];
  });
  const end = wrong.length === 0 ? words.good : words.bad;
  const last = fill(end, { count: rules.length, wrong: wrong.length }, language);
  io.out(`${[...wrong, last].join("\n")}\n`);
  return Promise.resolve(wrong.length === 0 ? exitCodes.pass : exitCodes.fail);
}

function noTask(task: string | undefined): Failure {
  if (task === undefined) return missing("task", "npx portcullis rules test my-rules.json");
  const given = `"${task.slice(0, 40)}"`;
  return failure("input.option", { field: "task", expected: "test", given, suggestion: "" }, { reason: "task" });
}

function missing(field: string, example: string): Failure {
  return failure("input.missing", { field, expected: { en: example, ko: `예: ${example}` } }, { reason: field });
}
