import { describeFailure, type Failure } from "../../../src/core/failure.ts";
import type { Language, Param, Text } from "../../../src/core/text.ts";
import type { Problem } from "./visit.ts";
import { fieldProblems, words } from "./words.ts";

/** Fields whose values are never put back into a page. */
const secrets: ReadonlySet<string> = new Set(["password", "new_password", "code", "backup_code", "form_token"]);

/** The fields of failures that name none. */
const fieldOfReason: Readonly<Record<string, string>> = { quota: "", registration: "" };

/** The error for the person who sent a form: the field concerned, and how to correct it. */
export function problemOf(
  failure: Failure,
  form: string,
  given: Readonly<Record<string, string>>,
  language: Language,
): Problem {
  const field = fieldOf(failure, given);
  const known: Readonly<Record<string, Text>> = fieldProblems;
  const isForm = failure.code === "INVALID_INPUT" && /^input\.(?:missing|value|option|secret)$/.test(failure.facts.id);
  const own = isForm && field !== null ? known[field] : undefined;
  const kept = Object.entries(given).filter(([name]) => !secrets.has(name));
  return {
    form,
    id: given["id"] ?? "",
    field,
    message:
      (failure.reason === "origin" ? words.outdated : own)?.[language] ?? describeFailure(failure.facts, language),
    given: Object.fromEntries(kept),
  };
}

function fieldOf({ code, reason, facts }: Failure, given: Readonly<Record<string, string>>): string | null {
  if (facts.id === "credentials.wrong") return credentialField(facts.params["what"], given);
  if (code !== "INVALID_INPUT" || reason in fieldOfReason) return null;
  return /^[a-z_]{1,30}$/.test(reason) ? reason : null;
}

/** A wrong password and an unknown address are reported alike, beside the password. */
function credentialField(what: Param | undefined, given: Readonly<Record<string, string>>): string {
  if (typeof what !== "object" || what.en !== "code") return "password";
  return "backup_code" in given ? "backup_code" : "code";
}
