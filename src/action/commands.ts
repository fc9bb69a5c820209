import { escapeData } from "../report/github/annotate.ts";

export { annotate } from "../report/github/annotate.ts";

/** The lines by which a runner blots a secret out of everything that follows; it compares line by line. */
export function mask(secret: string): string {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const secrets = new Set([secret.trim(), ...lines]);
  return [...secrets]
    .filter((each) => each !== "")
    .map((each) => `::add-mask::${escapeData(each)}\n`)
    .join("");
}

/** The two lines between which a runner obeys nothing; nobody can guess the token. */
export function silence(token: string): readonly [begin: string, end: string] {
  return [`::stop-commands::${token}\n`, `::${token}::\n`];
}

/** A value as `GITHUB_OUTPUT` takes it: any text up to a line that nobody can guess. */
export function outputLines(name: string, value: string, delimiter: string): string {
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
