import type { VNode } from "preact";
import { severities } from "../../../../src/core/result/interpretation.ts";
import { reportWords } from "../../../../src/report/words.ts";
import { maintenanceText, severitiesText } from "../../../monitoring/watches/alert-text.ts";
import { Field, Select } from "../form.tsx";
import type { Visit } from "../visit.ts";
import type { Watch } from "./list.tsx";
import { words } from "./words.ts";

/** The fields of what a watch reports, as the API names them. */
export const alertNames: readonly string[] = ["expiry_days", "min_severity", "severities", "maintenance"];

/** Characters of a table of severities. */
const longestTable = 4096;

interface AlertsProps {
  readonly visit: Visit;
  readonly form: string;
  readonly watch: Watch;
}

/** What a watch reports, and when. */
export function Alerts({ visit, form, watch }: AlertsProps): VNode {
  const { language } = visit;
  const common = { visit, form };
  return (
    <>
      <Field
        {...common}
        name="expiry_days"
        label={words.expiryDays[language]}
        hint={words.expiryDaysHint[language]}
        value={watch.expiryDays.join(", ")}
      />
      <Select
        {...common}
        name="min_severity"
        label={words.minSeverity[language]}
        value={watch.minSeverity}
        options={severities.map((each) => [each, reportWords.severity[each][language]])}
      />
      <Field
        {...common}
        name="severities"
        label={words.severities[language]}
        hint={words.severitiesHint[language]}
        value={severitiesText(watch.severities)}
        maxLength={longestTable}
        isOptional
      />
      <Field
        {...common}
        name="maintenance"
        label={words.maintenance[language]}
        hint={words.maintenanceHint[language]}
        value={maintenanceText(watch.maintenance)}
        isOptional
      />
    </>
  );
}
