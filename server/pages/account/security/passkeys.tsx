import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Field, Form } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Time } from "../time.tsx";
import type { Visit } from "../visit.ts";
import { deviceText } from "./device.ts";
import { CurrentPassword } from "./fields.tsx";
import { PasskeyBox } from "./passkey-box.tsx";
import { CodeField } from "./second-factor.tsx";
import { words } from "./words.ts";

type Passkey = DataOf<"passkeys">["passkeys"][number];

/** Characters of a passkey's name. */
const longestName = 100;

interface PasskeysProps {
  readonly visit: Visit;
  readonly passkeys: readonly Passkey[];
}

/** The passkeys of an account. Adding one needs script; the rest works without. */
export function Passkeys({ visit, passkeys }: PasskeysProps): VNode | null {
  const { language, dependencies } = visit;
  const { off } = dependencies.passkeys;
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{words.passkeys[language]}</h2>
      <p>{off === null ? words.passkeysAbout[language] : fill(words.passkeysOff, { detail: off }, language)}</p>
      {passkeys.length === 0 ? null : (
        <ul class="items">
          {passkeys.map((each) => (
            <Item visit={visit} passkey={each} />
          ))}
        </ul>
      )}
      {off === null ? <Add visit={visit} /> : null}
    </section>
  );
}

function Item({ visit, passkey }: { readonly visit: Visit; readonly passkey: Passkey }): VNode {
  const { language, problem } = visit;
  const { id, synced, createdAt, lastUsedAt } = passkey;
  const name = harmless(passkey.name, longestName);
  const isOpen = (form: string): boolean => problem?.form === form && problem.id === id;
  return (
    <li class="item">
      <h3>{name}</h3>
      <p class="quiet">
        {words[synced ? "synced" : "oneDevice"][language]}
        {" · "}
        {words.added[language]}: <Time at={createdAt} language={language} />
        {" · "}
        {words.used[language]}: <Time at={lastUsedAt} language={language} />
      </p>
      <div class="folds">
        <details open={isOpen("passkey-rename")}>
          <summary aria-label={`${words.rename[language]}: ${name}`}>{words.rename[language]}</summary>
          <Form visit={visit} name="passkey-rename" id={id} submit={words.rename[language]}>
            <NameField visit={visit} form="passkey-rename" id={id} value={passkey.name} />
          </Form>
        </details>
        <details open={isOpen("passkey-remove")}>
          <summary aria-label={`${words.remove[language]}: ${name}`}>{words.remove[language]}</summary>
          <p>{words.removeAbout[language]}</p>
          <Form visit={visit} name="passkey-remove" id={id} look="danger" submit={words.remove[language]}>
            <CurrentPassword visit={visit} form="passkey-remove" id={id} />
          </Form>
        </details>
      </div>
    </li>
  );
}

interface NameProps {
  readonly visit: Visit;
  readonly form: string;
  readonly id?: string;
  readonly value: string;
}

function NameField({ visit, form, id = "", value }: NameProps): VNode {
  return (
    <Field
      visit={visit}
      form={form}
      id={id}
      name="name"
      label={words.passkeyName[visit.language]}
      value={value}
      maxLength={longestName}
    />
  );
}

function Add({ visit }: { readonly visit: Visit }): VNode {
  const { language, account, request } = visit;
  const agent = request.incoming.headers["user-agent"] ?? "";
  return (
    <>
      <p class="hint" data-passkey-none>
        {words.needsScript[language]}
      </p>
      <PasskeyBox visit={visit} purpose="add" to={linkTo(accountPaths.security, language, { done: "passkey-added" })}>
        <h3>{words.addPasskey[language]}</h3>
        <Form visit={visit} name="passkey-add" submit={words.addPasskey[language]}>
          <NameField visit={visit} form="passkey-add" value={deviceText(agent, language)} />
          <CurrentPassword visit={visit} form="passkey-add" />
          {account?.secondFactor === true ? <CodeField visit={visit} form="passkey-add" /> : null}
        </Form>
      </PasskeyBox>
    </>
  );
}
