/** The forms of an English word or sentence (CLDR). Korean has one form. */
export interface PluralForms<T> {
  readonly one: T;
  readonly other: T;
}

let english: Intl.PluralRules | undefined;

/** The form of a number: 1 day, 2 days. */
export function plural<One, Other>(
  count: number,
  { one, other }: { readonly one: One; readonly other: Other },
): One | Other {
  // Loading its data takes milliseconds, and most commands count nothing.
  english ??= new Intl.PluralRules("en");
  return english.select(count) === "one" ? one : other;
}

/** A number with its unit in English: `1 day`, `0 days`. */
export function counted(count: number, unit: PluralForms<string>): string {
  return `${count} ${plural(count, unit)}`;
}
