import type { VNode } from "preact";
import { Field } from "../form.tsx";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

/** What a form has just made, shown once. */
export type MadeSecrets =
  | { readonly kind: "factor"; readonly uri: string; readonly backupCodes: readonly string[] }
  | { readonly kind: "codes"; readonly backupCodes: readonly string[] };

interface CurrentProps {
  readonly visit: Visit;
  readonly form: string;
}

/** The field for the password that is asked for again; an account without one needs a new session. */
export function CurrentPassword({ visit, form }: CurrentProps): VNode {
  const { language, account } = visit;
  if (account?.password !== true) return <p class="hint">{words.freshHint[language]}</p>;
  return (
    <Field
      visit={visit}
      form={form}
      name="password"
      type="password"
      label={words.current[language]}
      autocomplete="current-password"
      maxLength={128}
    />
  );
}
