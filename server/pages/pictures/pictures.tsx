import type { VNode } from "preact";
import type { DnsRaw } from "../../../src/checks/dns/schema.ts";
import type { EmailHeaderRaw } from "../../../src/checks/email-header/schema.ts";
import type { EmailRaw } from "../../../src/checks/email/schema.ts";
import type { HistoryRaw } from "../../../src/checks/history/schema.ts";
import type { HttpRaw } from "../../../src/checks/http/schema.ts";
import type { PortRaw } from "../../../src/checks/port/schema.ts";
import type { PropagationRaw } from "../../../src/checks/propagation/schema.ts";
import type { SslRaw } from "../../../src/checks/ssl/schema.ts";
import type { Answer } from "../../../src/core/check.ts";
import type { Language } from "../../../src/core/text.ts";
import { Certificates } from "./certificates.tsx";
import { ChainOfTrust } from "./chain-of-trust.tsx";
import { Delivery } from "./delivery.tsx";
import { Ports } from "./ports.tsx";
import { Redirects } from "./redirects.tsx";
import { Resolvers } from "./resolvers.tsx";
import { SpfTree } from "./spf-tree.tsx";
import { Timeline } from "./timeline.tsx";
import { Weights } from "./weights.tsx";

/** Draws a check's own answer; the data must be of this version of the check. */
type Draw = (data: never, language: Language) => VNode | readonly VNode[];

/** The drawings by check. Other checks only have the bars of their grade, if any. */
const drawn: Readonly<Record<string, Draw>> = {
  ssl: ({ raw }: Answer<SslRaw>, language) => <Certificates raw={raw} language={language} />,
  http: ({ raw }: Answer<HttpRaw>, language) => <Redirects raw={raw} language={language} />,
  dns: ({ raw: { security } }: Answer<DnsRaw>, language) =>
    security === null ? [] : <ChainOfTrust security={security} language={language} />,
  email: ({ raw: { domain } }: Answer<EmailRaw>, language) =>
    domain === null ? [] : <SpfTree sight={domain.spf.evaluation} language={language} />,
  "email-header": ({ raw }: Answer<EmailHeaderRaw>, language) => <Delivery raw={raw} language={language} />,
  propagation: ({ raw }: Answer<PropagationRaw>, language) => <Resolvers raw={raw} language={language} />,
  port: ({ raw: { scans } }: Answer<PortRaw>, language) =>
    scans.map((scan) => <Ports scan={scan} isOneOfMany={scans.length > 1} language={language} />),
  history: (data: HistoryRaw, language) => <Timeline raw={data} language={language} />,
};

/** Tables of a check that its pictures already contain, by index. */
const told: Readonly<Record<string, readonly number[]>> = { "email-header": [0], propagation: [1], history: [0] };

interface PicturesProps {
  readonly check: string;
  /** The `data` of an answer. */
  readonly data: unknown;
  readonly language: Language;
}

/** Every picture of an answer: the parts of its grade, and what was measured. */
export function Pictures({ check, data, language }: PicturesProps): VNode {
  const { interpretation = {} } = data as Partial<Answer>;
  const draw = Object.hasOwn(drawn, check) ? drawn[check] : undefined;
  return (
    <>
      <Weights interpretation={interpretation} language={language} />
      {draw?.(data as never, language)}
    </>
  );
}

/** Whether a check's pictures contain the table at this index. */
export function isTold(check: string, at: number): boolean {
  return Object.hasOwn(told, check) && told[check]?.includes(at) === true;
}
