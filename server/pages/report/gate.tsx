import type { VNode } from "preact";
import type { Grade } from "../../../src/core/grade/grade.ts";
import { fill, type Language } from "../../../src/core/text.ts";
import { version } from "../../../src/core/version.ts";
import { harmless } from "../../../src/report/github/escape.ts";
import { badgeLabels } from "../badges/badge.ts";
import { pathIn } from "../layout.tsx";
import { badgePath, reportPath } from "../../http/paths.ts";
import { serverOf } from "../site.ts";
import { Snippet } from "../snippet.tsx";
import { doneOf, isNonexistent, longestName, type Report, type Shown } from "./report.ts";
import { words } from "./words.ts";

interface GateProps extends Shown {
  /** The server's public URL; null where not configured. */
  readonly baseUrl: string | null;
}

/** How to make the gate require the site's current grades. */
export function Gate({ report, language, baseUrl }: GateProps): VNode {
  const thresholds = thresholdsOf(report);
  const snippets = snippetsFor(harmless(report.target.url, longestName), thresholds, baseUrl);
  return (
    <section id="gate" aria-labelledby="gate-title" hidden={isNonexistent(report)}>
      <h2 id="gate-title">{words.gate[language]}</h2>
      <p>{fill(isKnown(report) ? words.gateLede : words.gateUsual, { ...thresholds }, language)}</p>
      {snippets.map(([title, text]) => (
        <Snippet title={title} text={text} language={language} />
      ))}
      <h3>{words.badge[language]}</h3>
      <p>{words.badgeLede[language]}</p>
      <Snippet title="Markdown" text={badgesFor(report, baseUrl, language)} language={language} />
    </section>
  );
}

/** The badges of the checks that have one, as Markdown. $SERVER stands for a server whose public URL is not configured. */
function badgesFor({ target, sections }: Report, baseUrl: string | null, language: Language): string {
  const server = serverOf({ baseUrl }) ?? "$SERVER";
  return sections
    .flatMap(({ check: { id } }) => {
      const label = Object.hasOwn(badgeLabels, id) ? badgeLabels[id] : undefined;
      const image = `${server}${pathIn(badgePath(id, target.name), language)}`;
      return label ? [`[![${label[language]}](${image})](${server}${pathIn(reportPath(target.name), language)})`] : [];
    })
    .join("\n");
}

interface Thresholds {
  readonly ssl: Grade;
  readonly headers: Grade;
}

/** The gate's default thresholds. */
const usual: Thresholds = { ssl: "B", headers: "C" };

function gradeOf({ sections }: Report, id: string): Grade | undefined {
  return doneOf(sections).find(({ check }) => check.id === id)?.data.interpretation.grade;
}

function isKnown(report: Report): boolean {
  return gradeOf(report, "ssl") !== undefined || gradeOf(report, "http") !== undefined;
}

/** The site's current grades, so that the next deployment passes unless it is worse; an F gets the default instead. */
function thresholdsOf(report: Report): Thresholds {
  const [ssl, headers] = [gradeOf(report, "ssl"), gradeOf(report, "http")];
  return {
    ssl: ssl === undefined || ssl === "F" ? usual.ssl : ssl,
    headers: headers === undefined || headers === "F" ? usual.headers : headers,
  };
}

function snippetsFor(
  url: string,
  { ssl, headers }: Thresholds,
  baseUrl: string | null,
): readonly (readonly [title: string, text: string])[] {
  const inputs = [
    ["url", url],
    ["min-ssl", ssl],
    ["min-headers", headers],
    ...(baseUrl === null ? [] : [["server", baseUrl]]),
  ];
  const yaml = (indent: string): string => inputs.map(([name, value]) => `${indent}${name}: ${value}`).join("\n");
  const flags = inputs.slice(1).map(([name, value]) => ` \\\n  --${name} ${value}`);
  return [
    ["GitHub Actions", `- uses: portcullis/portcullis@v${version}\n  with:\n${yaml("    ")}`],
    [
      "GitLab",
      `include:\n  # With a mirror on your instance: component: $CI_SERVER_FQDN/portcullis/portcullis/gate@${version}\n  - remote: https://raw.githubusercontent.com/portcullis/portcullis/v${version}/templates/gate.yml\n    inputs:\n${yaml("      ")}`,
    ],
    ["CLI", `npx portcullis gate '${url.replaceAll("'", "%27")}'${flags.join("")}`],
  ];
}
