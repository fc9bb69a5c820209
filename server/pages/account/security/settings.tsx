import type { VNode } from "preact";
import { failure } from "../../../../src/core/failure.ts";
import { languages } from "../../../../src/core/text.ts";
import { Check, Form } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { toSignIn } from "../enter/sign-in.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { fieldProblems } from "../words.ts";
import { CurrentPassword } from "./fields.tsx";
import { words } from "./words.ts";

/** `/account/settings`: language, export and deletion. */
export const settings: AccountPage = {
  needsSession: true,
  show: async (visit) => ({ title: words.settings[visit.language], main: <Settings visit={visit} /> }),
  forms: {
    delete: {
      fields: ["password", "confirm"],
      async act(visit, { password, confirm }) {
        const expected = fieldProblems["confirm"] ?? "";
        if (confirm !== "1") throw failure("input.missing", { field: "confirm", expected }, { reason: "confirm" });
        await visit.ask("deleteAccount", { body: { password } });
        return toSignIn(visit, "deleted");
      },
    },
  },
};

const names = { en: "English", ko: "한국어" } as const;

function Settings({ visit }: { readonly visit: Visit }): VNode {
  const { language, problem } = visit;
  return (
    <>
      <section aria-labelledby="language">
        <h2 id="language">{words.language[language]}</h2>
        <p>{words.languageAbout[language]}</p>
        <ul class="choices">
          {languages.map((each) => (
            <li>
              <a
                class="button plain"
                href={linkTo(accountPaths.settings, each)}
                lang={each}
                hreflang={each}
                aria-current={each === language ? "true" : undefined}
              >
                {names[each]}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="export">
        <h2 id="export">{words.export[language]}</h2>
        <p>{words.exportAbout[language]}</p>
        <p>
          <a class="button plain" href="/api/account/export" download="portcullis-account.json">
            {words.download[language]}
          </a>
        </p>
      </section>
      <section aria-labelledby="delete">
        <h2 id="delete">{words.delete[language]}</h2>
        <details open={problem?.form === "delete"}>
          <summary>{words.delete[language]}</summary>
          <p>{words.deleteAbout[language]}</p>
          <Form visit={visit} name="delete" look="danger" submit={words.delete[language]}>
            <CurrentPassword visit={visit} form="delete" />
            <Check visit={visit} form="delete" name="confirm" label={words.understood[language]} isNeeded />
          </Form>
        </details>
      </section>
    </>
  );
}
