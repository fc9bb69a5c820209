import type { Language } from "../../src/core/text.ts";

/** A piece of a sentence: text, or a link to a check's page. */
export type ActionPiece = string | { readonly text: string; readonly check: string; readonly query: string };

/** Checks that actions send to, with the name of their main parameter. */
export const linkedChecks: Readonly<Record<string, string>> = {
  ssl: "host",
  http: "url",
  dns: "query",
  email: "query",
  "reverse-dns": "query",
  propagation: "domain",
};

/** Options of the command line that are fields of a check's page as well. */
const fields: readonly string[] = ["selectors", "limit"];

const command = /(?:Run )?npx portcullis (?<id>[a-z-]+)(?: (?<subject>[^\s,]*[.:][^\s,]*[^\s,.]))?(?<noun> 명령)?/g;

/** What is left of a sentence without the options that only the command line has, by language. */
const withoutOptions: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/, or, for a private one, give its root with --ca-file/g, ""],
    [/, or with npx portcullis watch add \S+ where you run the service yourself/g, ""],
    [/, or (?:use another resolver )?with (?:a longer )?--(?:timeout|doh)(?: or PORTCULLIS_DOH)?/g, ""],
    [/, or set the trust anchor of your network \(--trust-anchor\)/g, ""],
    [/ \((?:--[a-z-]+|input header)\)/g, ""],
    [/ with --(?:resolve|header NAME=VARIABLE)(?: \(input header\))?(?: or --client-cert)?(?=[.,])/g, ""],
    [/, for example by a header that --header sends/g, ""],
    [/: --(?:blocklist-resolver IP|proxy \S+)$/g, "."],
    [/, remove it from --blocklist/g, ", remove it from the lists"],
    [/^Remove --blocklist off, or give /g, "Give "],
  ],
  ko: [
    [/하거나 --doh(?: 또는 PORTCULLIS_DOH)?로 다른 리졸버를 지정하십시오/g, "하십시오"],
    [/\((?:--[a-z-]+|입력 header)\)/g, ""],
    [/를 쓰거나, 네트워크의 신뢰 앵커를 지정하십시오/g, "를 쓰십시오"],
    [/--(?:resolve|header NAME=VARIABLE|ca-file)(?: 또는 --client-cert)?로 /g, ""],
    [/(?:를 줄이거나|을 줄이거나) --timeout을 늘려/g, "을 줄여"],
    [/ 예를 들어 --header로 보내는 헤더로 구별할 수 있습니다\./g, ""],
    [/: --blocklist-resolver IP$/g, "."],
    [/ --proxy \S+로/g, ""],
    [/--blocklist에서/g, "목록에서"],
    [/^--blocklist off를 빼거나 /g, ""],
  ],
};

const fieldWords: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  en: [" in the field “", "”"],
  ko: ["“", "” 입력란에"],
};

/** The sentence when nothing else is left: the check's page says what can be set. */
const fallback: Readonly<Record<Language, string>> = {
  en: "The reference of this check lists its options.",
  ko: "이 점검의 옵션은 레퍼런스에 있습니다.",
};

/**
 * An action as a page tells it: a visitor has no command line, so a command becomes a link to the page of its check, an option becomes the
 * field of that page, and what only the command line can do is left out.
 */
export function pageAction(action: string, language: Language): readonly ActionPiece[] {
  if (!/--[a-z]|npx /.test(action)) return [action];
  const plain = withFields(action, language);
  const shorter = withoutOptions[language].reduce((text, [pattern, by]) => text.replace(pattern, by), plain);
  const sentences = shorter
    .split(/(?<=[.!?])\s+/)
    .filter((each) => !/(?:^|[^\w“])--[a-z]|npx portcullis (?:data|watch)/.test(each));
  return linked(sentences.length > 0 ? sentences.join(" ") : fallback[language], language);
}

/** The same as one text, for a place without links. */
export function pageActionText(action: string, language: Language): string {
  return pageAction(action, language)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}

/** An option of the command line: `--header`, but not the two hyphens of `xn--…`. */
const option = /(?<![\w“-])--[a-z]|\bnpx |\bPORTCULLIS_[A-Z]/;

/** The same within parentheses, which are left out whole. */
const inParentheses = / ?\((?:[^()]*[^\w()-])?--[a-z][^()]*\)/g;

/** A sentence that is no action, such as a cause or a failure: its clauses about the command line are left out. */
export function pageText(text: string, language: Language): string {
  if (!option.test(text)) return text;
  const shorter = withoutOptions[language]
    .reduce((read, [pattern, by]) => read.replace(pattern, by), text)
    .replace(inParentheses, "");
  const sentences = shorter.split(/(?<=[.!?])\s+/).map(withoutClauses);
  return sentences.filter((each) => each !== "").join(" ");
}

function withoutClauses(sentence: string): string {
  if (!option.test(sentence)) return sentence;
  const kept = sentence.split("; ").filter((clause) => !option.test(clause));
  return kept.length === 0 ? "" : kept.join("; ").replace(/[.]?$/, ".");
}

function withFields(action: string, language: Language): string {
  const [before, after] = fieldWords[language];
  const pattern = language === "en" ? / with --(?<name>[a-z-]+)/g : /--(?<name>[a-z-]+)로/g;
  return action.replace(pattern, (all, name: string) => (fields.includes(name) ? `${before}${name}${after}` : all));
}

function linked(text: string, language: Language): readonly ActionPiece[] {
  const pieces: ActionPiece[] = [];
  let read = 0;
  for (const match of text.matchAll(command)) {
    const { id = "", subject = "" } = match.groups ?? {};
    const name = Object.hasOwn(linkedChecks, id) ? linkedChecks[id] : undefined;
    if (name === undefined) continue;
    const opens = language === "en" && match[0].startsWith("Run ") ? "Open " : "";
    const query = subject === "" ? "" : `?${new URLSearchParams({ [name]: subject }).toString()}`;
    const before = text.slice(read, match.index) + opens;
    const isFirst = opens === "" && /(?:^|[.!?] )$/.test(before);
    pieces.push(before, { text: labelOf({ id, subject, isFirst }, language), check: id, query });
    read = match.index + match[0].length;
  }
  return [...pieces, text.slice(read)].filter((piece) => piece !== "");
}

interface Named {
  readonly id: string;
  readonly subject: string;
  /** Whether it begins a sentence. */
  readonly isFirst: boolean;
}

/** In Korean, 점검 takes the same particles as 명령, which it replaces. */
function labelOf({ id, subject, isFirst }: Named, language: Language): string {
  if (language === "ko") return `${subject === "" ? "" : `${subject}의 `}${id} 점검`;
  return `${isFirst ? "The" : "the"} ${id} check${subject === "" ? "" : ` of ${subject}`}`;
}
