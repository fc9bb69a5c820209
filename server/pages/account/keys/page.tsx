import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { RowList } from "../../rows.tsx";
import type { DataOf } from "../../../operations/table.ts";
import { Check, Field, Form, Secret, Select } from "../form.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Time } from "../time.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { words } from "./words.ts";

type Key = DataOf<"keys">["keys"][number];

/** A key that a form has just created, and when the previous one ends. */
interface Made {
  readonly key: string;
  readonly oldEnds: string | null;
}

/** Days until a key expires; empty for never. */
const lifetimes = ["", "30", "90", "365"] as const;

/** The page at `/account/keys`. */
export const keys: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { keys } = await visit.ask("keys");
    return { title: words.title[visit.language], main: <Keys visit={visit} keys={keys} /> };
  },
  forms: {
    create: {
      fields: ["name", "write", "expires_in_days"],
      async act({ ask }, { name, write, expires_in_days: days }) {
        const scopes = write === "1" ? ["read", "write"] : ["read"];
        const body = { name, scopes, ...(days !== undefined && { expires_in_days: days }) };
        const { key } = await ask("createKey", { body });
        return { made: { key, oldEnds: null } satisfies Made };
      },
    },
    rotate: {
      fields: ["overlap_hours"],
      async act({ ask }, { id = "", overlap_hours: hours }) {
        const { key } = await ask("rotateKey", { parts: { id }, body: { ...(hours && { overlap_hours: hours }) } });
        const { keys } = await ask("keys");
        return { made: { key, oldEnds: keys.find((each) => each.id === id)?.expiresAt ?? null } satisfies Made };
      },
    },
    revoke: {
      fields: [],
      async act({ ask, language }, { id = "" }) {
        await ask("revokeKey", { parts: { id }, body: {} });
        return { to: linkTo(accountPaths.keys, language, { done: "key-revoked" }) };
      },
    },
  },
};

interface KeysProps {
  readonly visit: Visit;
  readonly keys: readonly Key[];
}

function Keys({ visit, keys }: KeysProps): VNode {
  const { language } = visit;
  const now = Date.now();
  const good = keys.filter((key) => stateOf(key, now) === "working");
  const past = keys.filter((key) => stateOf(key, now) !== "working");
  return (
    <>
      <p class="lede">{words.lede[language]}</p>
      <MadeKey visit={visit} />
      <h2>{words.yours[language]}</h2>
      {good.length === 0 ? (
        <p class="empty">{words.none[language]}</p>
      ) : (
        <ul class="items">
          {good.map((key) => (
            <KeyItem visit={visit} item={key} now={now} />
          ))}
        </ul>
      )}
      <h2 id="create">{words.create[language]}</h2>
      <CreateForm visit={visit} />
      {past.length === 0 ? null : (
        <details>
          <summary>{words.past[language]}</summary>
          <ul class="items">
            {past.map((key) => (
              <KeyItem visit={visit} item={key} now={now} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function MadeKey({ visit: { made }, visit }: { readonly visit: Visit }): VNode | null {
  const { language } = visit;
  if (made === null) return null;
  const { key, oldEnds } = made as Made;
  return (
    <section class="verdict pass" role="status">
      <p>{words.once[language]}</p>
      <Secret label={words.new[language]} text={key} visit={visit} />
      {oldEnds === null ? null : (
        <p>{fill(words.replaced, { time: `${oldEnds.slice(0, 16).replace("T", " ")} UTC` }, language)}</p>
      )}
    </section>
  );
}

function CreateForm({ visit }: { readonly visit: Visit }): VNode {
  const { language } = visit;
  return (
    <Form visit={visit} name="create" submit={words.create[language]}>
      <Field
        visit={visit}
        form="create"
        name="name"
        label={words.name[language]}
        hint={words.nameHint[language]}
        maxLength={100}
      />
      <Select
        visit={visit}
        form="create"
        name="expires_in_days"
        label={words.expires[language]}
        value=""
        options={lifetimes.map((count) => [
          count,
          count === "" ? words.noExpiry[language] : fill(words.days, { count }, language),
        ])}
      />
      <Check visit={visit} form="create" name="write" label={words.write[language]} />
      <p class="hint">{words.readHint[language]}</p>
    </Form>
  );
}

interface KeyItemProps {
  readonly visit: Visit;
  readonly item: Key;
  readonly now: number;
}

function KeyItem({ visit, item, now }: KeyItemProps): VNode {
  const { language } = visit;
  const state = stateOf(item, now);
  const name = harmless(item.name, 100);
  return (
    <li class="item">
      <h3>
        {name} <span class={`tag ${state === "working" ? "pass" : "unknown"}`}>{words[state][language]}</span>
      </h3>
      <RowList
        rows={[
          [words.begins[language], <code>{`${item.prefix}…`}</code>],
          [words.scopes[language], item.scopes.join(", ")],
          [words.used[language], <Time at={item.lastUsedAt} language={language} />],
          [words.created[language], <Time at={item.createdAt} language={language} />],
          [words.until[language], <Time at={item.expiresAt} language={language} />],
        ]}
      />
      {state === "working" ? <KeyActions visit={visit} id={item.id} name={name} /> : null}
    </li>
  );
}

function KeyActions({ visit, id, name }: { readonly visit: Visit; readonly id: string; readonly name: string }): VNode {
  const { language, problem } = visit;
  const isOpen = (form: string): boolean => problem?.form === form && problem.id === id;
  return (
    <div class="folds">
      <details open={isOpen("rotate")}>
        <summary>
          {words.rotate[language]}
          <span class="hidden">: {name}</span>
        </summary>
        <p>{words.rotateAbout[language]}</p>
        <Form visit={visit} name="rotate" id={id} look="plain" submit={words.makeNew[language]}>
          <Select
            visit={visit}
            form="rotate"
            id={id}
            name="overlap_hours"
            label={words.overlap[language]}
            value="24"
            options={Object.entries(words.overlaps).map(([hours, text]) => [hours, text[language]])}
          />
        </Form>
      </details>
      <details open={isOpen("revoke")}>
        <summary>
          {words.revoke[language]}
          <span class="hidden">: {name}</span>
        </summary>
        <p>{words.revokeAbout[language]}</p>
        <Form
          visit={visit}
          name="revoke"
          id={id}
          look="danger"
          submit={words.revokeNow[language]}
          about={`${words.revokeNow[language]}: ${name}`}
        />
      </details>
    </div>
  );
}

function stateOf({ revokedAt, expiresAt }: Key, now: number): "working" | "expired" | "revoked" {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "working";
}
