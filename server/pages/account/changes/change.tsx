import type { VNode } from "preact";
import { wordsOf } from "../../../../src/checks/changes/titles.ts";
import type { Change } from "../../../../src/core/store.ts";
import type { Language, Text } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import { Sign } from "../../pictures/sign.tsx";
import { Time } from "../time.tsx";
import { words } from "./words.ts";

/** Characters of a value that are shown. */
const longestValue = 2000;

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly language: Language;
}

/** Changes with the value before and after side by side. */
export function ChangeList({ changes, language }: ChangeListProps): VNode {
  if (changes.length === 0) return <p class="empty">{words.none[language]}</p>;
  return (
    <ol class="changes">
      {changes.map((change) => (
        <ChangeItem change={change} language={language} />
      ))}
    </ol>
  );
}

/** The symbol of a direction: colour must not be the only sign. */
export const signs = { better: "pass", worse: "fail", neutral: "warn" } as const;

function ChangeItem({ change, language }: { readonly change: Change; readonly language: Language }): VNode {
  const {
    firstMeasuredAt: at,
    target,
    check,
    subject,
    from,
    to,
    severity,
    direction,
    lastSeen,
    confirmedAt,
    current,
  } = change;
  const { title, finding, action } = wordsOf(change);
  const what = `${title[language]}${subject === null ? "" : ` ${harmless(subject, 200)}`}`;
  return (
    <li class={`change ${direction} ${severity}`}>
      <h2>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <Sign status={signs[direction]} x={0} y={0} />
        </svg>
        <span>
          {harmless(target, 253)}: {harmless(what, 300)}
        </span>
      </h2>
      <p class="quiet">
        {words.directions[direction][language]}
        {direction !== "worse" ? null : (
          <>
            {" · "}
            <span class="severity">{words.severities[severity][language]}</span>
          </>
        )}
        {" · "}
        {harmless(check, 40)}
        {" · "}
        <Time at={at} language={language} />
        {current ? null : ` · ${words.past[language]}`}
      </p>
      <div class="sides">
        <Side label={words.before[language]} value={from} language={language} />
        <Side label={words.after[language]} value={to} language={language} />
      </div>
      {finding === null ? null : <Cause cause={finding.cause} isOver={direction === "better"} language={language} />}
      {direction === "worse" && current ? (
        <p>
          <strong>{words.action[language]}:</strong> {action[language]}
        </p>
      ) : null}
      <p class="hint">
        {words.lastSeen[language]}: <Time at={lastSeen} language={language} />
        {confirmedAt === null ? null : (
          <>
            {" · "}
            {words.confirmed[language]}: <Time at={confirmedAt} language={language} />
          </>
        )}
      </p>
    </li>
  );
}

/** What a finding says; for one that ended, what it said. */
function Cause({
  cause,
  isOver,
  language,
}: {
  readonly cause: Text;
  readonly isOver: boolean;
  readonly language: Language;
}): VNode {
  return <p>{isOver ? `${words.before[language]}: ${cause[language]}` : cause[language]}</p>;
}

interface SideProps {
  readonly label: string;
  readonly value: string | null;
  readonly language: Language;
}

function Side({ label, value, language }: SideProps): VNode {
  return (
    <div class="side-value">
      <p class="side-label">{label}</p>
      {value === null ? (
        <p class="quiet">{words.nothing[language]}</p>
      ) : (
        <p class="value">{harmless(value, longestValue)}</p>
      )}
    </div>
  );
}
