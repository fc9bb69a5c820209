import type { VNode } from "preact";
import { Form } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import type { AccountPage, Visit } from "../visit.ts";
import { EmailField, toSignIn } from "./sign-in.tsx";
import { NewPasswordField } from "./sign-up.tsx";
import { words } from "./words.ts";

/** `/account/reset`: a link for a forgotten password. */
export const mailReset: AccountPage = {
  needsSession: false,
  show: async (visit) => ({ title: words.resetTitle[visit.language], main: <MailReset visit={visit} /> }),
  forms: {
    mail: {
      fields: ["email"],
      async act({ ask, language }, { email }) {
        await ask("mailReset", { body: { email } });
        return { to: linkTo(accountPaths.mailReset, language, { done: "reset-mailed" }) };
      },
    },
  },
};

function MailReset({ visit }: { readonly visit: Visit }): VNode {
  const { language, dependencies } = visit;
  if (dependencies.send === null) return <p>{words.noMail[language]}</p>;
  return (
    <>
      <p>{words.resetAbout[language]}</p>
      <Form visit={visit} name="mail" submit={words.sendLink[language]}>
        <EmailField visit={visit} form="mail" />
      </Form>
    </>
  );
}

/** `/account/reset/password`: the new password, with the link that was mailed. */
export const reset: AccountPage = {
  needsSession: false,
  show: async (visit) => ({ title: words.setTitle[visit.language], main: <Reset visit={visit} /> }),
  forms: {
    set: {
      fields: ["password"],
      async act(visit, { password }) {
        await visit.ask("reset", { body: { token: visit.linkToken ?? "", password } });
        return { ...toSignIn(visit, "reset"), endsLink: true };
      },
    },
  },
};

function Reset({ visit }: { readonly visit: Visit }): VNode {
  const { language, linkToken, problem } = visit;
  const isUsedUp = problem !== null && problem.field === "token";
  if (linkToken === null || isUsedUp)
    return (
      <>
        {isUsedUp ? null : <p>{words.noLink[language]}</p>}
        <p>
          <a href={linkTo(accountPaths.mailReset, language)}>{words.newLink[language]}</a>
        </p>
      </>
    );
  return (
    <>
      <p>{words.setAbout[language]}</p>
      <Form visit={visit} name="set" submit={words.set[language]}>
        <NewPasswordField visit={visit} form="set" name="password" label={words.newPassword[language]} />
      </Form>
    </>
  );
}
