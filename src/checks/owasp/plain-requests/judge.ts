import type { Ceiling } from "../../../core/grade/grade.ts";
import { printable } from "../../../core/printable.ts";
import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import { unseen, type Fault, type Judged } from "../judged.ts";
import { ceiling, deductions, type CapId } from "../weights.ts";

type Requests = NonNullable<OwaspRaw["insecureRequests"]>;

/** What leaves the page in clear; the score is what remains of 100, and null without an HTML page on https. */
export function judgePlainRequests({ insecureRequests: plainRequests }: OwaspRaw): Judged {
  if (!plainRequests) return unseen;
  const faults = [...formFaults(plainRequests), ...mixedFaults(plainRequests)];
  const [form, ...rest] = faults;
  // A form with a password is the worst of the forms.
  const counted = [...(form ? [form] : []), ...rest.filter(({ cap }) => cap !== "form-in-clear")];
  const lost = counted.reduce((sum, { points }) => sum + points, 0);
  return {
    score: 100 - lost,
    caps: faults.flatMap(({ cap }) => (cap ? [ceiling(cap)] : [])),
    findings: [...faults.map(({ finding }) => finding), ...uncheckedFindings(plainRequests)],
  };
}

/** Caps that may hold for a page that could not be read. */
export const openPlainCaps: readonly Ceiling<CapId>[] = [
  ceiling("password-in-clear"),
  ceiling("form-in-clear"),
  ceiling("mixed-content"),
];

function formFaults({ forms }: Requests): readonly Fault[] {
  const secret = forms.find(({ hasPassword }) => hasPassword);
  const other = forms.find(({ hasPassword }) => !hasPassword);
  const faultOf = (id: "password-in-clear" | "form-in-clear", points: number, url: string): Fault => ({
    points,
    cap: id,
    finding: find(
      id,
      { url: printable(url, longestUrl) },
      { evidence: list(urlsOf(forms, id === "password-in-clear")) },
    ),
  });
  return [
    ...(secret ? [faultOf("password-in-clear", deductions.passwordInClear, secret.url)] : []),
    ...(other ? [faultOf("form-in-clear", deductions.formInClear, other.url)] : []),
  ];
}

function urlsOf(forms: Requests["forms"], hasPassword: boolean): readonly string[] {
  return forms.filter((form) => form.hasPassword === hasPassword).map(({ url }) => url);
}

function mixedFaults({ mixed, mixedTotal }: Requests): readonly Fault[] {
  if (mixed.length === 0) return [];
  const each = mixed.map(({ kind, url }) => `${kind} ${url}`);
  const finding = find("mixed-content", { what: shown(each, mixedTotal) }, { evidence: list(each) });
  return [{ points: deductions.mixedContent, cap: "mixed-content", finding }];
}

function uncheckedFindings({ unchecked, uncheckedTotal }: Requests): Judged["findings"] {
  if (unchecked.length === 0) return [];
  return [find("script-without-integrity", { what: shown(unchecked, uncheckedTotal) }, { evidence: list(unchecked) })];
}

const longestUrl = 120;
const mostShown = 3;

/** The first ones, with how many more there are. */
function shown(each: readonly string[], total: number): string {
  const first = each.slice(0, mostShown).map((one) => printable(one, longestUrl));
  return total > first.length ? `${first.join(", ")}, +${total - first.length}` : first.join(", ");
}

function list(each: readonly string[]): string {
  return printable(each.join(", "), 200);
}
