import type { VNode } from "preact";
import { Field } from "../form.tsx";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

/** A value that a form has just created, shown once. */
export type MadeSecrets =
  | { readonly kind: "factor"; readonly uri: string; readonly backupCodes: readonly string[] }
  | { readonly kind: "codes"; readonly backupCodes: readonly string[] };

interface CurrentProps {
  readonly visit: Visit;
  readonly form: string;
  /** The list item that the form concerns. */
  readonly id?: string;
}

/** The field for re-entering the password; an account without one needs a recent session. */
export function CurrentPassword({ visit, form, id = "" }: CurrentProps): VNode {
  const { language, account } = visit;
  if (account?.proxy === true) return <></>;
  if (account?.password !== true) return <p class="hint">{words.freshHint[language]}</p>;
  return (
    <Field
      visit={visit}
      form={form}
      id={id}
      name="password"
      type="password"
      label={words.current[language]}
      autocomplete="current-password"
      maxLength={128}
    />
  );
}
