import type { VNode } from "preact";
import { channelModes } from "../../../notifications/channel.ts";
import { severities } from "../../../../src/core/result/interpretation.ts";
import { languages } from "../../../../src/core/text.ts";
import { words as changeWords } from "../changes/words.ts";
import { Field, Select } from "../form.tsx";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

/** The fields of a channel's content and schedule. */
export const settingFields = ["name", "language", "mode", "digest_hour", "min_severity"] as const;

/** The fields in the API's form; unsent ones stay unchanged. */
export function settingsOf(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return sentOf(given, settingFields);
}

/** The fields of a form that only some kinds have; an empty one was not filled in. */
export function filledIn(given: Readonly<Record<string, string>>, names: readonly string[]) {
  const filled = names.filter((name) => (given[name] ?? "").trim() !== "");
  return sentOf(given, filled);
}

function sentOf(given: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
}

interface SettingsProps {
  readonly visit: Visit;
  readonly form: string;
  readonly value?: {
    readonly name: string;
    readonly language: string;
    readonly mode: string;
    readonly digestHour: number;
    readonly minSeverity: string;
  };
}

/** A channel's name, content and schedule. */
export function Settings({ visit, form, value }: SettingsProps): VNode {
  const { language } = visit;
  const common = { visit, form };
  return (
    <>
      <Field
        {...common}
        name="name"
        label={words.name[language]}
        hint={(value ? words.nameHint : words.newNameHint)[language]}
        isOptional={!value}
        value={value?.name ?? ""}
        maxLength={100}
      />
      <Select
        {...common}
        name="mode"
        label={words.mode[language]}
        value={value?.mode ?? "at-once"}
        options={channelModes.map((each) => [each, words.modes[each][language]])}
      />
      <Select
        {...common}
        name="digest_hour"
        label={words.hour[language]}
        value={`${value?.digestHour ?? 8}`}
        options={Array.from({ length: 24 }, (_, hour) => [`${hour}`, `${hour}`.padStart(2, "0") + ":00"])}
      />
      <Select
        {...common}
        name="min_severity"
        label={words.least[language]}
        hint={words.leastHint[language]}
        value={value?.minSeverity ?? "low"}
        options={severities.map((each) => [each, changeWords.severities[each][language]])}
      />
      <Select
        {...common}
        name="language"
        label={words.language[language]}
        value={value?.language ?? language}
        options={languages.map((each) => [each, words.languages[each][language]])}
      />
    </>
  );
}
