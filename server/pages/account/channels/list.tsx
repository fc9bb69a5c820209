import type { VNode } from "preact";
import { channelKinds } from "../../../notifications/channel.ts";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Field, Form, Secret, Select } from "../form.tsx";
import { linkTo, pathTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import { Time } from "../time.tsx";
import type { AccountPage, Visit } from "../visit.ts";
import { filledIn, Settings, settingFields, settingsOf } from "./fields.tsx";
import { words } from "./words.ts";

/** A channel as the API shows it. */
export type Channel = DataOf<"channel">;

/** A webhook that was just added, with its secret. */
interface Made {
  readonly id: string;
  readonly secret: string;
}

/** The page at `/account/channels`. */
export const channels: AccountPage = {
  needsSession: true,
  async show(visit) {
    const told = await visit.ask("channels");
    return { title: words.title[visit.language], main: <Channels visit={visit} told={told} /> };
  },
  forms: {
    add: {
      fields: ["kind", "address", "token", "template", ...settingFields],
      async act({ ask, language }, given) {
        const { kind, address } = given;
        const { name: _name, ...settings } = settingsOf(given);
        const filled = filledIn(given, ["name", "token", "template"]);
        const { channel, secret } = await ask("addChannel", { body: { kind, address, ...settings, ...filled } });
        if (secret !== null) return { made: { id: channel.id, secret } satisfies Made };
        const done = channel.state === "unconfirmed" ? "channel-mailed" : "channel-added";
        return { to: linkTo(pathTo("channel", { id: channel.id }), language, { done }) };
      },
    },
  },
};

function Channels({ visit, told }: { readonly visit: Visit; readonly told: DataOf<"channels"> }): VNode {
  const { language } = visit;
  const { channels, quota } = told;
  return (
    <>
      <p class="lede">{words.lede[language]}</p>
      <MadeSecret visit={visit} />
      <h2>{words.yours[language]}</h2>
      {channels.length === 0 ? (
        <p class="empty">{words.none[language]}</p>
      ) : (
        <>
          <Rows
            label={words.yours[language]}
            heads={[words.name, words.kind, words.address, words.state, words.last].map((each) => each[language])}
            rows={channels.map((channel) => rowOf(channel, visit))}
          />
          <p class="quiet">{fill(words.used, quota, language)}</p>
        </>
      )}
      <h2 id="add">{words.add[language]}</h2>
      <AddForm visit={visit} />
    </>
  );
}

function rowOf(channel: Channel, { language }: Visit): readonly (VNode | string)[] {
  const { id, name, kind, address, failed, lastDeliveredAt } = channel;
  return [
    <a href={linkTo(pathTo("channel", { id }), language)}>{harmless(name, 100)}</a>,
    words.kinds[kind][language],
    harmless(address, 254),
    <>
      <StateTag channel={channel} visit={{ language }} />
      {failed === 0 ? null : ` ${fill(words.failed, { count: failed }, language)}`}
    </>,
    <Time at={lastDeliveredAt} language={language} />,
  ];
}

const tags = { unconfirmed: "warn", active: "pass", disabled: "unknown" } as const;

interface StateTagProps {
  readonly channel: Pick<Channel, "state">;
  readonly visit: Pick<Visit, "language">;
}

/** A channel's state in a word. */
export function StateTag({ channel: { state }, visit: { language } }: StateTagProps): VNode {
  return <span class={`tag ${tags[state]}`}>{words.states[state][language]}</span>;
}

function MadeSecret({ visit }: { readonly visit: Visit }): VNode | null {
  const { language, made } = visit;
  if (made === null) return null;
  const { id, secret } = made as Made;
  return (
    <section class="verdict pass" role="status">
      <p>{words.secretOnce[language]}</p>
      <Secret label={words.secret[language]} text={secret} visit={visit} />
      <p>
        <a href={linkTo(pathTo("channel", { id }), language)}>{words.open[language]}</a>
      </p>
    </section>
  );
}

function AddForm({ visit }: { readonly visit: Visit }): VNode {
  const { language } = visit;
  return (
    <Form visit={visit} name="add" submit={words.add[language]}>
      <Select
        visit={visit}
        form="add"
        name="kind"
        label={words.kind[language]}
        value="webhook"
        options={channelKinds.map((each) => [each, words.kinds[each][language]])}
      />
      <Field
        visit={visit}
        form="add"
        name="address"
        label={words.address[language]}
        hint={words.addressHint[language]}
      />
      <Field
        visit={visit}
        form="add"
        name="token"
        type="password"
        label={words.token[language]}
        hint={words.tokenHint[language]}
        isOptional
      />
      <Field
        visit={visit}
        form="add"
        name="template"
        label={words.template[language]}
        hint={words.templateHint[language]}
        maxLength={8192}
        isOptional
      />
      <Settings visit={visit} form="add" />
    </Form>
  );
}
