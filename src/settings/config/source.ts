import type { GateTarget } from "../../core/result/result.ts";
import { matchesUrl } from "../../core/target/url-pattern.ts";
import { lineOf, linesOf } from "../../report/mentions.ts";
import type { About, ConfigSource, Range } from "../../report/place.ts";
import { wholeLine } from "../../report/spot.ts";
import { toWaiver } from "./plan.ts";
import type { ConfigFile, ReadConfig } from "./read.ts";
import { expand, type Entry } from "./targets.ts";
import { step } from "./jsonc.ts";
import { optionFor } from "../options/thresholds.ts";

/** A configuration as a file of the repository, at its path there. */
export function configSource(config: ReadConfig, file: ConfigFile, path: string): ConfigSource {
  const entries = new Map(expand(config).map((entry) => [entry.url, entry]));
  const search = file.range ?? searching(file);
  const found = new Map<string, Range | null>();
  return {
    path,
    text: file.text,
    rangeOf(target, about) {
      const reason = find(target ? reasonFor(target, about, { entries, config }) : ofRun(about));
      const entry = target && entries.get(target.url);
      if (reason || !entry) return reason;
      return find(entry.at) ?? (file.range ? null : namedIn(file, target));
    },
  };

  // Of one value there may be thousands of findings.
  function find(pointer: string | null): Range | null {
    if (pointer === null) return null;
    const known = found.get(pointer);
    if (known !== undefined) return known;
    const range = search(pointer);
    found.set(pointer, range);
    return range;
  }
}

/** What is said of the run: of waivers and of the baseline. */
function ofRun({ rule }: About): string {
  return rule.startsWith("gate.waiver-") ? "/waivers" : "/baseline";
}

interface Known {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly config: ReadConfig;
}

/** The pointer of what is held against a target: a threshold as it counted, or a waiver; empty where it is the target itself. */
function reasonFor(target: GateTarget, { rule, subject }: About, { entries, config }: Known): string | null {
  if (rule === "gate.waiver-expired") return waiverFor(target, subject, config);
  const check = target.checks.find(({ id }) => rule === `gate.${id}`);
  if (!check) return null;
  const option = optionFor(check.id);
  const name = option ? `/${option}` : `/checks${step(check.id.replace(/^checks\./, ""))}`;
  // What a flag says is in no file, whatever the file says.
  if (check.source === "file") return name;
  const pointer = check.source === "target" ? entries.get(target.url)?.pointer : undefined;
  return pointer === undefined ? null : pointer + name;
}

function waiverFor({ url }: GateTarget, rule: string | undefined, { values }: ReadConfig): string | null {
  const index = (values.waivers ?? []).map(toWaiver).findIndex((waiver) => {
    return waiver.rule === rule && (waiver.url === undefined || matchesUrl(waiver.url, url));
  });
  return index < 0 ? null : `/waivers${step(index)}`;
}

/** Of a program nobody knows where a value comes from: the only line that has its name is it. */
function searching({ text }: ConfigFile): (pointer: string) => Range | null {
  const lines = linesOf(text);
  return (pointer) => {
    const name = /\/(?<name>[a-z_]+)$/.exec(pointer)?.groups?.["name"];
    if (name === undefined) return null;
    const found = lines.flatMap((line, index) => (new RegExp(`\\b${name}\\b`).test(line) ? [index + 1] : []));
    return found.length === 1 ? wholeLine(text, found[0] ?? 1) : null;
  };
}

function namedIn({ text }: ConfigFile, target: GateTarget): Range {
  return wholeLine(text, lineOf(text, target) ?? 1);
}
