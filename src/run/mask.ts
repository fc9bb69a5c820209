import { isDeepStrictEqual } from "node:util";
import type { AnyCheck } from "../core/check.ts";
import { failure, Failure } from "../core/failure.ts";
import { answerSchemaOf } from "../core/result/answer-schema.ts";
import { openRedactor, redactDeep, type Redact } from "../core/redact/redact.ts";
import { maskUrls, urlSecrets } from "../core/redact/url-secrets.ts";
import type { Text } from "../core/text.ts";
import type { RunOptions, CheckQuery, Runner } from "./runner.ts";

/**
 * Wraps a runner so that its answers and failures contain no secrets, even if a target echoes them: the given ones, and those in the query of the
 * target's URL. This is the only place that does so: everything that is shown, written or stored passes through here. The result of a look is masked
 * by `mask`.
 */
export function maskAll(runner: Runner, secrets: readonly string[]): Runner {
  const strictly = openRedactor(secrets);
  const { look, waitsForRoom } = runner;
  return {
    ...(look && { look: lookWithout(look, secrets) }),
    ...(waitsForRoom && { waitsForRoom }),
    check: (query, naming) => refuseTold(query, strictly, naming ? { naming } : {}),
    maskAll: (text, url) => redactorFor(secrets, [url])(text),
    async answer(check, query, asking) {
      const told = Object.values(query);
      refuseTold(query, strictly, asking);
      const redact = redactorFor(secrets, told);
      try {
        const answered = await runner.answer(check, query, asking);
        return { ...answered, data: withoutSecrets(check, answered.data, redact) };
      } catch (error) {
        throw silenced(error, redact, secrets.length > 0);
      }
    },
  };
}

/** A header value may equal the URL that is measured. Then it is not a secret. */
function redactorFor(secrets: readonly string[], told: readonly string[]): Redact {
  const redact = openRedactor([...secrets, ...told.flatMap(urlSecrets)], told.map(maskUrls));
  return (text) => redact(maskUrls(text));
}

/** Masks failures only. The page stays as it is, because a condition may contain a secret that was sent. */
function lookWithout(look: NonNullable<Runner["look"]>, secrets: readonly string[]): typeof look {
  return async (url, looking) => {
    const redact = redactorFor(secrets, [url]);
    try {
      return await look(url, looking);
    } catch (error) {
      throw silenced(error, redact, secrets.length > 0);
    }
  };
}

/** Rejects a secret in the path or query of a URL, because every report shows the URL, unless it is in a parameter that is masked there. */
function refuseTold(query: CheckQuery, redact: Redact, { naming }: Pick<RunOptions, "naming">): void {
  for (const [name, value] of Object.entries(query)) {
    const behindHost = /^(?:[a-z]+:\/\/)?[^/?#]*(?<rest>.*)$/is.exec(maskUrls(value))?.groups?.["rest"] ?? "";
    if (redact(behindHost) === behindHost) continue;
    const params = { field: naming?.(name) ?? name, expected: withoutSecret, given: unshown };
    throw failure("input.value", params, { reason: name });
  }
}

const withoutSecret: Text = {
  en: "a value without header values or other secrets, because every report shows it",
  ko: "헤더로 보내는 값이나 다른 비밀 값이 없는 것(모든 보고서에 표시됩니다)",
};

const unshown: Text = { en: "one that contains a secret (not shown)", ko: "그 값이 든 것(표시하지 않음)" };

/** Masks secrets in an answer. A secret may equal a word of ours, such as a status. Where the schema requires that word, it stays. */
function withoutSecrets(check: AnyCheck, data: unknown, redact: Redact): unknown {
  const schema = answerSchemaOf(check);
  let isChanged = false;
  const clean = redactDeep(data, (text) => {
    const redacted = redact(text);
    isChanged ||= redacted !== text;
    return redacted;
  });
  if (!isChanged) return data;
  const { error } = schema.safeParse(clean);
  return (error?.issues ?? []).reduce<unknown>((left, { path }) => putBack(left, data, path), clean);
}

function putBack(clean: unknown, data: unknown, [step, ...path]: readonly PropertyKey[]): unknown {
  if (step === undefined) return typeof data === "string" ? data : clean;
  if (typeof clean !== "object" || clean === null || typeof data !== "object" || data === null) return clean;
  const inner = putBack(Reflect.get(clean, step), Reflect.get(data, step), path);
  if (Array.isArray(clean)) return clean.map((each: unknown, index) => (index === step ? inner : each));
  return { ...clean, [step]: inner };
}

/** Without given secrets, an error that quotes none of a URL stays as it is. */
function silenced(error: unknown, redact: Redact, hasSecrets: boolean): unknown {
  if (error instanceof Failure) {
    const { facts, retryAfter } = error;
    const params = redactDeep(facts.params, redact);
    if (!hasSecrets && isDeepStrictEqual(params, facts.params)) return error;
    // The cause is left out, because it contains text from the target.
    return new Failure({ ...facts, params }, retryAfter === null ? {} : { retryAfter });
  }
  if (!(error instanceof Error)) return error;
  if (!hasSecrets && redact(error.stack ?? error.message) === (error.stack ?? error.message)) return error;
  const bug = new Error(redact(error.message));
  bug.stack = redact(error.stack ?? "");
  return bug;
}
