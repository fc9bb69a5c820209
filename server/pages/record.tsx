import type { VNode } from "preact";
import type { FixRecord } from "../../src/core/result/interpretation.ts";
import { fill, type Language, type Text } from "../../src/core/text.ts";
import { harmless } from "../../src/report/github/escape.ts";
import { nameInZone, type ProviderHint } from "./report/dns-provider.ts";
import { Rich } from "./rich.tsx";
import { words } from "./words.ts";

/** The most characters of a part of a record. */
const longest = 4096;

interface RecordProps {
  readonly record: FixRecord;
  readonly language: Language;
  /** The provider that was seen to serve the zone. */
  readonly hint?: ProviderHint | null;
}

/** A DNS record to publish: name, type and value apart, as forms of DNS providers take them, each with a button that copies it. */
export function RecordToPublish({ record: { name, type, value }, language, hint = null }: RecordProps): VNode {
  const entered = hint && nameInZone(name, hint.zone);
  const parts = [
    [words.record.name, name],
    [words.record.type, type],
    [words.record.value, value],
  ] as const satisfies readonly (readonly [Text, string])[];
  return (
    <figure class="record">
      <figcaption>{words.record.title[language]}</figcaption>
      <dl>
        {parts.map(([label, text]) => (
          <div data-copy>
            <dt>{label[language]}</dt>
            <dd>
              <code>{harmless(text, longest)}</code>
              <button type="button" class="copy" data-copy-button data-done={words.copied[language]}>
                {words.copy[language]}
                <span class="hidden">: {label[language]}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {hint && entered !== null ? (
        <p class="quiet">
          <Rich
            sentence={fill(
              hint.provider.isQuoted && type === "TXT" ? words.record.quoted : words.record.plain,
              { provider: hint.provider.name, menu: hint.provider.menu },
              language,
            )}
            holes={{ name: <code>{harmless(entered, longest)}</code> }}
          />
        </p>
      ) : null}
    </figure>
  );
}
