import type { VNode } from "preact";
import { fill, type Language } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { reportPath } from "../../../http/paths.ts";
import type { DataOf } from "../../../operations/table.ts";
import { pathIn } from "../../layout.tsx";
import { When } from "../../when.tsx";
import { accountPaths, linkTo } from "../paths.ts";
import { Rows } from "../rows.tsx";
import type { AccountPage } from "../visit.ts";
import { DaysLeft } from "./cells.tsx";
import { words } from "./words.ts";

type CertificateList = DataOf<"certificates">;

/** `/account/certificates`: every watched certificate, by expiry. */
export const certificates: AccountPage = {
  needsSession: true,
  async show({ ask, language }) {
    const told = await ask("certificates");
    return { title: words.certificates[language], main: <Certificates told={told} language={language} /> };
  },
  forms: {},
};

/** Hosts that are listed beside one certificate. */
const mostHosts = 5;

function Certificates({ told, language }: { readonly told: CertificateList; readonly language: Language }): VNode {
  const { certificates, unknown } = told;
  return (
    <>
      <p class="lede">{words.certificatesLede[language]}</p>
      {certificates.length === 0 ? (
        <p class="empty">
          {words.noCertificates[language]}{" "}
          <a href={linkTo(`${accountPaths.watches}#add`, language)}>{words.add[language]}</a>
        </p>
      ) : (
        <Rows
          label={words.certificates[language]}
          heads={[words.expires, words.hosts, words.subject, words.issuer, words.seen].map((each) => each[language])}
          rows={certificates.map((each) => [
            <>
              <DaysLeft {...each} language={language} />{" "}
              <time class="quiet" dateTime={each.notAfter}>
                {each.notAfter.slice(0, 10)}
              </time>
            </>,
            <Hosts targets={each.targets} language={language} />,
            harmless(each.subject, 200),
            harmless(each.issuer, 200),
            <When at={Date.parse(each.observedAt)} language={language} />,
          ])}
        />
      )}
      {unknown.length === 0 ? null : (
        <>
          <h2>{words.unknownHosts[language]}</h2>
          <p>{words.unknownAbout[language]}</p>
          <ul class="columns">
            {unknown.map((target) => (
              <li>
                <ReportLink target={target} language={language} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Hosts({ targets, language }: { readonly targets: readonly string[]; readonly language: Language }): VNode {
  const rest = targets.length - mostHosts;
  return (
    <>
      {targets.slice(0, mostHosts).map((target, at) => (
        <>
          {at === 0 ? "" : ", "}
          <ReportLink target={target} language={language} />
        </>
      ))}
      {rest > 0 ? ` ${fill(words.moreHosts, { count: rest }, language)}` : ""}
    </>
  );
}

function ReportLink({ target, language }: { readonly target: string; readonly language: Language }): VNode {
  return <a href={pathIn(reportPath(target), language)}>{harmless(target, 253)}</a>;
}
