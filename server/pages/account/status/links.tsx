import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Form, Secret, Select } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Time } from "../time.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { words } from "./words.ts";

type Links = DataOf<"statusLinks">["links"];

/** `/account/status`: makes and revokes links to the status page. */
export const statusLinks: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { links } = await visit.ask("statusLinks");
    return { title: words.title[visit.language], main: <StatusLinks visit={visit} links={links} /> };
  },
  forms: {
    create: {
      fields: ["expires_in_days"],
      async act({ ask, dependencies }, { expires_in_days = "90" }) {
        const { path } = await ask("addStatusLink", { body: { expires_in_days } });
        return { made: `${dependencies.home.url}${path}` };
      },
    },
    revoke: {
      fields: [],
      async act({ ask, language }, { id = "" }) {
        await ask("revokeStatusLink", { parts: { id }, body: {} });
        return { to: linkTo(accountPaths.status, language, { done: "link-revoked" }) };
      },
    },
  },
};

function StatusLinks({ visit, links }: { readonly visit: Visit; readonly links: Links }): VNode {
  const { language, made } = visit;
  return (
    <>
      <p class="lede">{words.lede[language]}</p>
      {typeof made === "string" ? (
        <section class="verdict pass" role="status">
          <p>{words.once[language]}</p>
          <Secret label={words.link[language]} text={made} visit={visit} />
        </section>
      ) : null}
      <Form visit={visit} name="create" submit={words.create[language]}>
        <Select
          visit={visit}
          form="create"
          name="expires_in_days"
          label={words.expires[language]}
          value="90"
          options={["7", "30", "90", "365"].map((count) => [count, fill(words.days, { count }, language)])}
        />
      </Form>
      <h2>{words.yours[language]}</h2>
      {links.length === 0 ? (
        <p class="empty">{words.none[language]}</p>
      ) : (
        <ul class="items">
          {links.map(({ id, expiresAt }) => (
            <li class="item">
              <p>
                {words.until[language]}: <Time at={expiresAt} language={language} />
              </p>
              <Form
                visit={visit}
                name="revoke"
                id={id}
                look="plain"
                submit={words.revoke[language]}
                about={`${words.revoke[language]}: ${expiresAt}`}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
