import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { NewPasswordField } from "../enter/sign-up.tsx";
import { Field, Form } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Time } from "../time.tsx";
import type { AccountPage, Next, Visit } from "../visit.ts";
import type { Done } from "../words.ts";
import { deviceText } from "./device.ts";
import { CurrentPassword, type MadeSecrets } from "./fields.tsx";
import { Passkeys } from "./passkeys.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { words } from "./words.ts";

type Session = DataOf<"sessions">["sessions"][number];

/** The page at `/account/security`. */
export const security: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { sessions } = await visit.ask("sessions");
    const title = words.title[visit.language];
    if (visit.account?.proxy === true) return { title, main: <ByProxy visit={visit} sessions={sessions} /> };
    const { passkeys } = await visit.ask("passkeys");
    return { title, main: <Security visit={visit} sessions={sessions} passkeys={passkeys} /> };
  },
  forms: {
    "factor-set-up": {
      fields: ["password"],
      async act({ ask }, { password }) {
        const made = await ask("secondFactor", { body: { password } });
        return { made: { kind: "factor", ...made } satisfies MadeSecrets };
      },
    },
    "factor-on": {
      fields: ["code"],
      async act(visit, { code = "" }) {
        await visit.ask("confirmSecondFactor", { body: { code: code.replaceAll(/\s/g, "") } });
        return back(visit, "factor-on");
      },
    },
    "factor-codes": {
      fields: ["password"],
      async act({ ask }, { password }) {
        const { backupCodes } = await ask("backupCodes", { body: { password } });
        return { made: { kind: "codes", backupCodes } satisfies MadeSecrets };
      },
    },
    "factor-off": {
      fields: ["password", "code"],
      async act(visit, { password, code = "" }) {
        await visit.ask("endSecondFactor", { body: { password, code: code.replaceAll(/\s/g, "") } });
        return back(visit, "factor-off");
      },
    },
    "passkey-rename": {
      fields: ["name"],
      async act(visit, { id = "", name }) {
        await visit.ask("renamePasskey", { parts: { id }, body: { name } });
        return back(visit, "passkey-renamed");
      },
    },
    "passkey-remove": {
      fields: ["password"],
      async act(visit, { id = "", password }) {
        await visit.ask("removePasskey", { parts: { id }, body: { password } });
        return back(visit, "passkey-removed");
      },
    },
    password: {
      fields: ["password", "new_password"],
      async act(visit, { password, new_password }) {
        await visit.ask("changePassword", { body: { password, new_password } });
        return back(visit, "password");
      },
    },
    email: {
      fields: ["email", "password"],
      async act(visit, { email, password }) {
        await visit.ask("changeEmail", { body: { email, password } });
        return back(visit, "email-mailed");
      },
    },
    session: {
      fields: [],
      async act(visit, { id = "" }) {
        await visit.ask("endSession", { parts: { id }, body: {} });
        return back(visit, "session-ended");
      },
    },
  },
};

function back({ language }: Visit, done: Done): Next {
  return { to: linkTo(accountPaths.security, language, { done }) };
}

interface SecurityProps {
  readonly visit: Visit;
  readonly sessions: readonly Session[];
  readonly passkeys: DataOf<"passkeys">["passkeys"];
}

/** For a user whom a proxy signs in: nothing that the proxy decides on. */
function ByProxy({ visit, sessions }: Omit<SecurityProps, "passkeys">): VNode {
  return (
    <>
      <p>{words.byProxy[visit.language]}</p>
      {sessions.length === 0 ? null : <Sessions visit={visit} sessions={sessions} />}
    </>
  );
}

function Security({ visit, sessions, passkeys }: SecurityProps): VNode {
  return (
    <>
      <SecondFactor visit={visit} />
      <Passkeys visit={visit} passkeys={passkeys} />
      <Password visit={visit} />
      <Email visit={visit} />
      <Sessions visit={visit} sessions={sessions} />
    </>
  );
}

function Password({ visit }: { readonly visit: Visit }): VNode {
  const { language, account } = visit;
  return (
    <section aria-labelledby="password">
      <h2 id="password">{words.password[language]}</h2>
      {account?.password === true ? (
        <Form visit={visit} name="password" submit={words.changePassword[language]}>
          <CurrentPassword visit={visit} form="password" />
          <NewPasswordField visit={visit} form="password" name="new_password" label={words.newPassword[language]} />
        </Form>
      ) : (
        <p>
          {words.noPassword[language]} <a href={linkTo(accountPaths.mailReset, language)}>{words.sendLink[language]}</a>
        </p>
      )}
    </section>
  );
}

function Email({ visit }: { readonly visit: Visit }): VNode {
  const { language, account, dependencies } = visit;
  return (
    <section aria-labelledby="email">
      <h2 id="email">{words.email[language]}</h2>
      <p>{fill(words.emailAbout, { email: harmless(account?.email ?? "", 254) }, language)}</p>
      {dependencies.send === null ? (
        <p>{words.noMail[language]}</p>
      ) : (
        <Form visit={visit} name="email" submit={words.sendLink[language]}>
          <Field
            visit={visit}
            form="email"
            name="email"
            type="email"
            label={words.newEmail[language]}
            autocomplete="email"
            maxLength={254}
          />
          <CurrentPassword visit={visit} form="email" />
        </Form>
      )}
    </section>
  );
}

function Sessions({ visit, sessions }: { readonly visit: Visit; readonly sessions: readonly Session[] }): VNode {
  const { language } = visit;
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">{words.sessions[language]}</h2>
      <p>{words.sessionsAbout[language]}</p>
      <ul class="items">
        {sessions.map(({ id, current, agent, network, createdAt, expiresAt }) => {
          const name = deviceText(agent, language);
          return (
            <li class="item">
              <h3>
                {name} {current ? <span class="tag pass">{words.here[language]}</span> : null}
              </h3>
              <p class="quiet">
                {words.network[language]}: {harmless(network, 60)}
                {" · "}
                {words.started[language]}: <Time at={createdAt} language={language} />
                {" · "}
                {words.ends[language]}: <Time at={expiresAt} language={language} />
              </p>
              {current ? null : (
                <Form
                  visit={visit}
                  name="session"
                  id={id}
                  look="plain"
                  submit={words.endSession[language]}
                  about={`${words.endSession[language]}: ${name}`}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
