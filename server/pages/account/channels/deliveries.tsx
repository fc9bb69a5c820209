import type { VNode } from "preact";
import { deliveryReason } from "../../../notifications/words.ts";
import { fill, type Language } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Form } from "../form.tsx";
import { Rows } from "../rows.tsx";
import { Time } from "../time.tsx";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

type Delivery = DataOf<"deliveries">["deliveries"][number];

interface DeliveriesProps {
  readonly visit: Visit;
  readonly deliveries: readonly Delivery[];
}

/** A channel's deliveries and their outcomes; permanently failed ones can be resent. */
export function Deliveries({ visit, deliveries }: DeliveriesProps): VNode {
  const { language } = visit;
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries">{words.deliveries[language]}</h2>
      {deliveries.length === 0 ? (
        <p class="empty">{words.noDeliveries[language]}</p>
      ) : (
        <>
          <p class="quiet">{words.deliveriesAbout[language]}</p>
          <Rows
            label={words.deliveries[language]}
            heads={[words.created, words.what, words.result, words.attempts].map((each) => each[language])}
            rows={deliveries.map((delivery) => [
              <Time at={delivery.createdAt} language={language} />,
              contentOf(delivery, language),
              <Result delivery={delivery} visit={visit} />,
              `${delivery.attempts}`,
            ])}
          />
        </>
      )}
    </section>
  );
}

function contentOf({ kind, changes, domains }: Delivery, language: Language): string {
  const what = fill(words.deliveryKinds[kind], { count: changes }, language);
  if (domains.length === 0) return what;
  return `${what} (${harmless(domains.join(", "), 300)})`;
}

const tags = { waiting: "unknown", delivered: "pass", failed: "fail", cancelled: "unknown" } as const;

function Result({ delivery, visit }: { readonly delivery: Delivery; readonly visit: Visit }): VNode {
  const { language } = visit;
  const { id, state, status, reason, nextAttemptAt } = delivery;
  return (
    <>
      <span class={`tag ${tags[state]}`}>{words.deliveryStates[state][language]}</span>
      {reason === null && status !== null ? ` HTTP ${status}` : null}
      {reason === null ? null : ` ${deliveryReason(reason)[language]}`}
      {nextAttemptAt === null || state !== "waiting" ? null : (
        <span class="quiet">
          {" "}
          {words.next[language]}: <Time at={nextAttemptAt} language={language} />
        </span>
      )}
      {state === "failed" ? (
        <Form visit={visit} name="resend" id={id} look="plain" submit={words.resend[language]} />
      ) : null}
    </>
  );
}
