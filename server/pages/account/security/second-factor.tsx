import type { VNode } from "preact";
import { encode } from "uqr";
import { Field, Form, Secret } from "../form.tsx";
import type { Visit } from "../visit.ts";
import { CurrentPassword, type MadeSecrets } from "./fields.tsx";
import { words } from "./words.ts";

/** The second factor: its set-up, and its settings once enabled. */
export function SecondFactor({ visit }: { readonly visit: Visit }): VNode {
  const { language, account, made, problem } = visit;
  const isOn = account?.secondFactor === true;
  const secrets = made as MadeSecrets | null;
  return (
    <section aria-labelledby="factor">
      <h2 id="factor">{words.factor[language]}</h2>
      <p>{(isOn ? words.factorOn : words.factorOff)[language]}</p>
      {secrets?.kind === "codes" ? (
        <div class="verdict pass" role="status">
          <p>{words.codesOnce[language]}</p>
          <BackupCodes visit={visit} codes={secrets.backupCodes} />
        </div>
      ) : null}
      {isOn ? <WhileOn visit={visit} /> : null}
      {!isOn && secrets?.kind === "factor" ? <SetUp visit={visit} {...secrets} /> : null}
      {!isOn && problem?.form === "factor-on" ? (
        <>
          <p>{words.startAgain[language]}</p>
          <TurnOn visit={visit} />
        </>
      ) : null}
      {!isOn && secrets === null ? (
        <Form visit={visit} name="factor-set-up" submit={words.setUp[language]}>
          <CurrentPassword visit={visit} form="factor-set-up" />
        </Form>
      ) : null}
    </section>
  );
}

interface SetUpProps {
  readonly visit: Visit;
  readonly uri: string;
  readonly backupCodes: readonly string[];
}

function SetUp({ visit, uri, backupCodes }: SetUpProps): VNode {
  const { language } = visit;
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  return (
    <div class="set-up">
      <p>{words.scan[language]}</p>
      <QrCode text={uri} label={words.qr[language]} />
      <Secret label={words.secret[language]} text={secret.replaceAll(/(.{4})(?=.)/g, "$1 ")} visit={visit} />
      <p>{words.keep[language]}</p>
      <BackupCodes visit={visit} codes={backupCodes} />
      <p>{words.enter[language]}</p>
      <TurnOn visit={visit} />
    </div>
  );
}

function BackupCodes({ visit, codes }: { readonly visit: Visit; readonly codes: readonly string[] }): VNode {
  return <Secret label={words.backupCodes[visit.language]} text={codes.join("\n")} visit={visit} />;
}

function TurnOn({ visit }: { readonly visit: Visit }): VNode {
  return (
    <Form visit={visit} name="factor-on" submit={words.turnOn[visit.language]}>
      <CodeField visit={visit} form="factor-on" />
    </Form>
  );
}

/** The field for a code of the authenticator app. */
export function CodeField({ visit, form }: { readonly visit: Visit; readonly form: string }): VNode {
  const { language } = visit;
  return (
    <Field
      visit={visit}
      form={form}
      name="code"
      label={words.code[language]}
      hint={words.codeHint[language]}
      autocomplete="one-time-code"
      inputMode="numeric"
      maxLength={10}
    />
  );
}

function WhileOn({ visit }: { readonly visit: Visit }): VNode {
  const { language, problem } = visit;
  return (
    <div class="folds">
      <details open={problem?.form === "factor-codes"}>
        <summary>{words.newCodes[language]}</summary>
        <p>{words.newCodesAbout[language]}</p>
        <Form visit={visit} name="factor-codes" submit={words.newCodes[language]}>
          <CurrentPassword visit={visit} form="factor-codes" />
        </Form>
      </details>
      <details open={problem?.form === "factor-off"}>
        <summary>{words.turnOff[language]}</summary>
        <Form visit={visit} name="factor-off" submit={words.turnOff[language]}>
          <CurrentPassword visit={visit} form="factor-off" />
          <CodeField visit={visit} form="factor-off" />
        </Form>
      </details>
    </div>
  );
}

/** A QR code as one path, dark on light in every theme, with the quiet zone that readers need (ISO/IEC 18004 §6.3.8). */
function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { size, data } = encode(text, { border: 4 });
  const squares = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect class="light" width={size} height={size} />
      <path class="dark" d={squares.join("")} />
    </svg>
  );
}
