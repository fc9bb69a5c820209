import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { Field, Form } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import type { AccountPage, Visit } from "../visit.ts";
import { EmailField, LinkForm, toSignIn } from "./sign-in.tsx";
import { words } from "./words.ts";

/** `/account/sign-up`: with an invitation, or without one where registration is open. */
export const signUp: AccountPage = {
  needsSession: false,
  show: async (visit) => ({ title: words.signUp[visit.language], main: <SignUp visit={visit} /> }),
  forms: {
    sign: {
      fields: ["email", "password"],
      async act(visit, { email = "", password }) {
        const { linkToken: invitation } = visit;
        const body = { email, password, ...(invitation !== null && { invitation }) };
        const { resend } = await visit.ask("signUp", { body });
        if (resend !== null) return { made: { email, resend } satisfies Mailed };
        return { ...toSignIn(visit, "signed-up"), endsLink: true };
      },
    },
    resend: {
      fields: ["email", "resend"],
      async act({ ask }, { email = "", resend: ticket = "" }) {
        const { resend } = await ask("resendSignUp", { body: { email, resend: ticket } });
        return { made: { email, resend: resend ?? "" } satisfies Mailed };
      },
    },
  },
};

/** A letter that is on its way, and with what it can be asked for again. */
interface Mailed {
  readonly email: string;
  readonly resend: string;
}

/** After a sign-up, or a request that was refused, such as for its rate. */
function mailedIn({ made, problem }: Visit): Mailed | null {
  if (made !== null) return made as Mailed;
  if (problem?.form !== "resend") return null;
  return { email: problem.given["email"] ?? "", resend: problem.given["resend"] ?? "" };
}

function Resend({ visit, mailed }: { readonly visit: Visit; readonly mailed: Mailed }): VNode {
  const { language } = visit;
  return (
    <>
      <p role="status">{fill(words.mailed, { email: harmless(mailed.email, 254) }, language)}</p>
      <Form visit={visit} name="resend" look="plain" submit={words.resend[language]}>
        <input type="hidden" name="email" value={harmless(mailed.email, 254)} />
        <input type="hidden" name="resend" value={harmless(mailed.resend, 100)} />
      </Form>
      <p>
        <a href={linkTo(accountPaths.signUp, language)}>{words.otherAddress[language]}</a>
      </p>
    </>
  );
}

function SignUp({ visit }: { readonly visit: Visit }): VNode {
  const { language, dependencies, linkToken } = visit;
  const mailed = mailedIn(visit);
  if (mailed) return <Resend visit={visit} mailed={mailed} />;
  const { registration } = dependencies;
  const isOffered = registration === "open" || (registration === "invite" && linkToken !== null);
  const about = linkToken !== null && registration !== "closed" ? words.invitation : words.signUpAbout;
  return (
    <>
      <p>{(isOffered ? about : words[registration === "invite" ? "invited" : "closed"])[language]}</p>
      {isOffered ? (
        <Form visit={visit} name="sign" submit={words.create[language]}>
          <EmailField visit={visit} form="sign" />
          <NewPasswordField visit={visit} form="sign" name="password" label={words.password[language]} />
        </Form>
      ) : null}
      <p>
        <a href={linkTo(accountPaths.signIn, language)}>{words.haveAccount[language]}</a>
      </p>
    </>
  );
}

interface NewPasswordProps {
  readonly visit: Visit;
  readonly form: string;
  readonly name: "password" | "new_password";
  readonly label: string;
}

/** The field for a password that is new. */
export function NewPasswordField({ visit, form, name, label }: NewPasswordProps): VNode {
  return (
    <Field
      visit={visit}
      form={form}
      name={name}
      type="password"
      label={label}
      hint={words.passwordHint[visit.language]}
      autocomplete="new-password"
      maxLength={128}
    />
  );
}

/** `/account/confirm`: the link that confirms an address, used by a form, since mail scanners open links. */
export const confirm: AccountPage = {
  needsSession: false,
  show: async (visit) => ({
    title: words.confirmTitle[visit.language],
    main: (
      <LinkForm visit={visit} submit={words.confirm[visit.language]} again={accountPaths.signIn}>
        {words.confirmAbout[visit.language]}
      </LinkForm>
    ),
  }),
  forms: {
    link: {
      fields: [],
      async act(visit) {
        await visit.ask("confirm", { body: { token: visit.linkToken ?? "" } });
        return { ...toSignIn(visit, "confirmed"), endsLink: true };
      },
    },
  },
};
