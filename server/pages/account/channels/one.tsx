import type { VNode } from "preact";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Field, Form } from "../form.tsx";
import { accountPaths, linkTo, pathTo } from "../paths.ts";
import type { AccountPage, Next, Visit } from "../visit.ts";
import type { Done } from "../words.ts";
import { Deliveries } from "./deliveries.tsx";
import { filledIn, Settings, settingFields, settingsOf } from "./fields.tsx";
import { StateTag, type Channel } from "./list.tsx";
import { words } from "./words.ts";

/** The page at `/account/channels/{id}`. */
export const channel: AccountPage = {
  needsSession: true,
  async show(visit) {
    const { parts } = visit;
    const [channel, { deliveries }] = await Promise.all([
      visit.ask("channel", { parts }),
      visit.ask("deliveries", { parts }),
    ]);
    return {
      title: harmless(channel.name, 100),
      main: <Page visit={visit} channel={channel} deliveries={deliveries} />,
    };
  },
  forms: {
    settings: {
      fields: [...settingFields, "template"],
      act: (visit, given) =>
        change(visit, { ...settingsOf(given), ...filledIn(given, ["template"]) }, "channel-changed"),
    },
    stop: { fields: [], act: (visit) => change(visit, { enabled: false }, "channel-stopped") },
    start: {
      fields: [],
      async act(visit) {
        const { state } = await visit.ask("changeChannel", { parts: visit.parts, body: { enabled: true } });
        return back(visit, state === "active" ? "channel-started" : "link-mailed");
      },
    },
    test: {
      fields: [],
      async act(visit) {
        await visit.ask("testChannel", { parts: visit.parts, body: {} });
        return back(visit, "channel-tested");
      },
    },
    resend: {
      fields: [],
      async act(visit, { id = "" }) {
        await visit.ask("resendDelivery", { parts: { ...visit.parts, delivery: id }, body: {} });
        return back(visit, "resent");
      },
    },
    remove: {
      fields: [],
      async act({ ask, parts, language }) {
        await ask("removeChannel", { parts });
        return { to: linkTo(accountPaths.channels, language, { done: "channel-removed" }) };
      },
    },
  },
};

async function change(visit: Visit, body: Readonly<Record<string, unknown>>, done: Done): Promise<Next> {
  await visit.ask("changeChannel", { parts: visit.parts, body });
  return back(visit, done);
}

function back({ parts, language }: Visit, done: Done): Next {
  return { to: linkTo(pathTo("channel", parts), language, { done }) };
}

interface PageProps {
  readonly visit: Visit;
  readonly channel: Channel;
  readonly deliveries: DataOf<"deliveries">["deliveries"];
}

function Page({ visit, channel, deliveries }: PageProps): VNode {
  const { language, problem } = visit;
  const { kind, address } = channel;
  return (
    <>
      <p>
        <StateTag channel={channel} visit={visit} /> {words.kinds[kind][language]} · {harmless(address, 254)}
      </p>
      <Standing visit={visit} channel={channel} />
      <Actions visit={visit} channel={channel} />
      <Deliveries visit={visit} deliveries={deliveries} />
      <div class="folds">
        <details open={problem?.form === "settings"}>
          <summary>{words.settings[language]}</summary>
          <Form visit={visit} name="settings" submit={words.save[language]}>
            <Settings visit={visit} form="settings" value={channel} />
            {kind === "json" ? (
              <Field
                visit={visit}
                form="settings"
                name="template"
                label={words.newTemplate[language]}
                hint={words.newTemplateHint[language]}
                maxLength={8192}
                isOptional
              />
            ) : null}
          </Form>
        </details>
        <details>
          <summary>{words.remove[language]}</summary>
          <p>{words.removeAbout[language]}</p>
          <Form visit={visit} name="remove" look="danger" submit={words.remove[language]} />
        </details>
      </div>
      <p>
        <a href={linkTo(accountPaths.channels, language)}>{words.yours[language]}</a>
      </p>
    </>
  );
}

interface ChannelProps {
  readonly visit: Visit;
  readonly channel: Channel;
}

/** Why a channel does not send; empty where it does. */
function Standing({ visit: { language }, channel: { state, disabledReason } }: ChannelProps): VNode | null {
  if (state === "unconfirmed") return <p>{words.waitsForLink[language]}</p>;
  return disabledReason === null ? null : <p>{words.reasons[disabledReason][language]}</p>;
}

function Actions({ visit, channel: { state } }: ChannelProps): VNode {
  const { language } = visit;
  return (
    <div class="actions">
      {state === "active" ? <Form visit={visit} name="test" look="plain" submit={words.test[language]} /> : null}
      {state === "active" ? (
        <Form visit={visit} name="stop" look="plain" submit={words.stop[language]} />
      ) : (
        <Form
          visit={visit}
          name="start"
          look="plain"
          submit={(state === "unconfirmed" ? words.newLink : words.start)[language]}
        />
      )}
    </div>
  );
}
