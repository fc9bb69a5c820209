import type { VNode } from "preact";
import { Failure } from "../../../../src/core/failure.ts";
import { fill } from "../../../../src/core/text.ts";
import { cookieOf } from "../../../accounts/cookies.ts";
import { Field, Form } from "../form.tsx";
import { accountPath, accountPaths, linkTo, safeReturn } from "../paths.ts";
import type { AccountPage, Next, Visit } from "../visit.ts";
import type { Done } from "../words.ts";
import { PasskeyBox } from "../security/passkey-box.tsx";
import { words } from "./words.ts";

/** `/account/sign-in`: with a password, or with a link that is mailed. */
export const signIn: AccountPage = {
  needsSession: false,
  async show(visit) {
    const { language, query, problem } = visit;
    if (problem === null && (await isSignedIn(visit)))
      return { to: linkTo(returnOf(visit), language, { done: query.get("done") }) };
    return { title: words.signIn[language], main: <SignIn visit={visit} /> };
  },
  forms: {
    password: {
      fields: ["email", "password"],
      async act(visit, { email, password }) {
        return entered(visit, await visit.ask("signIn", { body: { email, password } }));
      },
    },
    link: {
      fields: ["email"],
      async act(visit, { email }) {
        await visit.ask("mailSignInLink", { body: { email } });
        return toSignIn(visit, "sign-in-mailed");
      },
    },
  },
};

function SignIn({ visit }: { readonly visit: Visit }): VNode {
  const { language, dependencies } = visit;
  return (
    <>
      <Form visit={visit} name="password" submit={words.signIn[language]}>
        <EmailField visit={visit} form="password" suggestsPasskeys={dependencies.passkeys.off === null} />
        <Field
          visit={visit}
          form="password"
          name="password"
          type="password"
          label={words.password[language]}
          autocomplete="current-password"
        />
      </Form>
      {dependencies.passkeys.off === null ? (
        <PasskeyBox visit={visit} purpose="sign-in" to={linkTo(returnOf(visit), language)}>
          <p>
            <button type="button" class="plain">
              {words.withPasskey[language]}
            </button>
          </p>
        </PasskeyBox>
      ) : null}
      {dependencies.send === null ? null : (
        <>
          <p>
            <a href={linkTo(accountPaths.mailReset, language)}>{words.forgotten[language]}</a>
          </p>
          <h2>{words.byLink[language]}</h2>
          <p>{words.byLinkAbout[language]}</p>
          <Form visit={visit} name="link" submit={words.sendLink[language]}>
            <EmailField visit={visit} form="link" />
          </Form>
        </>
      )}
      {dependencies.oidc === null ? null : (
        <p>
          <a rel="nofollow" href={linkTo(accountPaths.signInOidc, language, { to: safeReturn(visit.query.get("to")) })}>
            {fill(words.withProvider, { provider: dependencies.oidc.settings.label }, language)}
          </a>
        </p>
      )}
      <p>
        {dependencies.registration === "open" ? (
          <a href={linkTo(accountPaths.signUp, language)}>{words.noAccount[language]}</a>
        ) : (
          words[dependencies.registration === "invite" ? "invited" : "closed"][language]
        )}
      </p>
    </>
  );
}

interface EmailProps {
  readonly visit: Visit;
  readonly form: string;
  /** Whether browsers may suggest passkeys in it. */
  readonly suggestsPasskeys?: boolean;
}

/** The field for the address of an account. */
export function EmailField({ visit, form, suggestsPasskeys = false }: EmailProps): VNode {
  return (
    <Field
      visit={visit}
      form={form}
      name="email"
      type="email"
      label={words.email[visit.language]}
      // WebAuthn §5.1.4: "webauthn" has to be the last word.
      autocomplete={suggestsPasskeys ? "username webauthn" : "username"}
      maxLength={254}
    />
  );
}

/** `/account/sign-in/link`: the link that was mailed, used by a form, since mail scanners open links. */
export const signInLink: AccountPage = {
  needsSession: false,
  show: async (visit) => ({
    title: words.linkTitle[visit.language],
    main: (
      <LinkForm visit={visit} submit={words.signIn[visit.language]} again={accountPaths.signIn}>
        {words.linkAbout[visit.language]}
      </LinkForm>
    ),
  }),
  forms: {
    link: {
      fields: [],
      async act(visit) {
        const next = entered(visit, await visit.ask("signInLink", { body: { token: visit.linkToken ?? "" } }));
        return { ...next, endsLink: true };
      },
    },
  },
};

interface LinkFormProps {
  readonly visit: Visit;
  readonly submit: string;
  /** Where a new link is asked for. */
  readonly again: string;
  readonly children: string;
}

/** The button that uses a mailed link; without a link, where to get one. */
export function LinkForm({ visit, submit, again, children }: LinkFormProps): VNode {
  const { language, linkToken, problem } = visit;
  const isUsedUp = problem?.field === "token";
  if (linkToken === null || isUsedUp)
    return (
      <>
        {isUsedUp ? null : <p>{words.noLink[language]}</p>}
        <p>
          <a href={linkTo(again, language)}>{words.newLink[language]}</a>
        </p>
      </>
    );
  return (
    <>
      <p>{children}</p>
      <Form visit={visit} name="link" submit={submit} />
    </>
  );
}

/** `/account/sign-in/code`: the second factor. */
export const signInCode: AccountPage = {
  needsSession: false,
  async show(visit) {
    const { language, request, dependencies } = visit;
    if (cookieOf(request.incoming, dependencies.cookies.pending) === undefined) return toSignIn(visit, "code-expired");
    return { title: words.codeTitle[language], main: <CodeForms visit={visit} /> };
  },
  forms: {
    code: { fields: ["code"], act: (visit, { code }) => enterWith(visit, { code: withoutSpaces(code) }) },
    backup: {
      fields: ["backup_code"],
      act: (visit, { backup_code: code }) => enterWith(visit, { backup_code: withoutSpaces(code) }),
    },
  },
};

function CodeForms({ visit }: { readonly visit: Visit }): VNode {
  const { language, problem } = visit;
  return (
    <>
      <p>{words.codeAbout[language]}</p>
      <Form visit={visit} name="code" submit={words.signIn[language]}>
        <Field
          visit={visit}
          form="code"
          name="code"
          label={words.code[language]}
          hint={words.codeHint[language]}
          autocomplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
        />
      </Form>
      <details open={problem?.form === "backup"}>
        <summary>{words.useBackup[language]}</summary>
        <Form visit={visit} name="backup" submit={words.signIn[language]}>
          <Field
            visit={visit}
            form="backup"
            name="backup_code"
            label={words.backup[language]}
            hint={words.backupHint[language]}
            maxLength={40}
          />
        </Form>
      </details>
      <p>
        <a href={linkTo(accountPaths.signIn, language)}>{words.startOver[language]}</a>
      </p>
    </>
  );
}

async function enterWith(visit: Visit, body: Readonly<Record<string, string | undefined>>): Promise<Next> {
  try {
    return entered(visit, await visit.ask("signInCode", { body }));
  } catch (error) {
    if (error instanceof Failure && error.reason === "session") return toSignIn(visit, "code-expired");
    throw error;
  }
}

/** The page after a sign-in: the pending second factor, else the page that required the sign-in. */
function entered(visit: Visit, { secondFactor }: { readonly secondFactor: boolean }): { readonly to: string } {
  const { language, query } = visit;
  if (secondFactor) return { to: linkTo(accountPaths.signInCode, language, { to: safeReturn(query.get("to")) }) };
  return { to: linkTo(returnOf(visit), language) };
}

function returnOf({ query }: Visit): string {
  return safeReturn(query.get("to")) ?? accountPath;
}

/** The sign-in page with a notice. */
export function toSignIn({ language, query }: Visit, done: Done): { readonly to: string } {
  return { to: linkTo(accountPaths.signIn, language, { to: safeReturn(query.get("to")), done }) };
}

async function isSignedIn({ request, dependencies, ask }: Visit): Promise<boolean> {
  if (cookieOf(request.incoming, dependencies.cookies.session) === undefined) return false;
  try {
    await ask("account");
    return true;
  } catch (error) {
    if (error instanceof Failure && error.reason === "session") return false;
    throw error;
  }
}

/** People copy codes with spaces in them. */
function withoutSpaces(code = ""): string {
  return code.replaceAll(/\s/g, "");
}
