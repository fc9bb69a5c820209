import { maskUrls } from "../../core/redact/url-secrets.ts";
import type { GateTarget } from "../../core/result/result.ts";
import { matchesUrl } from "../../core/target/url-pattern.ts";
import { lineOf, mentionLines } from "../../report/mentions.ts";
import type { About, ConfigSource, TextRange } from "../../report/place.ts";
import { wholeLine } from "../../report/spot.ts";
import { toWaiver } from "./plan.ts";
import type { ConfigFile, ReadConfig } from "./read.ts";
import { expand, type TargetEntry } from "./targets.ts";
import { pointerStep } from "./jsonc.ts";
import { optionFor } from "../options/thresholds.ts";

/** Returns a configuration as a source that reports can point into; `path` is its path in the repository. */
export function configSource(config: ReadConfig, file: ConfigFile, path: string): ConfigSource {
  const entries = new Map(expand(config).map((entry) => [maskUrls(entry.url), entry]));
  const search = file.range ?? searching(file);
  const found = new Map<string, TextRange | null>();
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

  // Cached, since thousands of findings may be about one value.
  function find(pointer: string | null): TextRange | null {
    if (pointer === null) return null;
    const known = found.get(pointer);
    if (known !== undefined) return known;
    const range = search(pointer);
    found.set(pointer, range);
    return range;
  }
}

/** Returns the pointer for a finding about the run: to the waivers or to the baseline. */
function ofRun({ rule }: About): string {
  return rule.startsWith("gate.waiver-") ? "/waivers" : "/baseline";
}

interface Known {
  readonly entries: ReadonlyMap<string, TargetEntry>;
  readonly config: ReadConfig;
}

/** Returns the pointer to what a finding is about: a threshold, a requirement or a waiver. Null if the configuration does not set it. */
function reasonFor(target: GateTarget, { rule, subject }: About, { entries, config }: Known): string | null {
  if (rule === "gate.waiver-expired") return waiverFor(target, subject, config);
  const check = target.checks.find(({ id }) => rule === `gate.${id}`);
  if (!check) return null;
  const option = optionFor(check.id);
  const name = option ? `/${option}` : `/checks${pointerStep(check.id.replace(/^checks\./, ""))}`;
  // A value that a flag sets is not in the file, even if the file has one.
  if (check.source === "file") return name;
  const pointer = check.source === "target" ? entries.get(target.url)?.pointer : undefined;
  return pointer === undefined ? null : pointer + name;
}

function waiverFor({ url }: GateTarget, rule: string | undefined, { values }: ReadConfig): string | null {
  const index = (values.waivers ?? []).map(toWaiver).findIndex((waiver) => {
    return waiver.rule === rule && (waiver.url === undefined || matchesUrl(maskUrls(waiver.url), url));
  });
  return index < 0 ? null : `/waivers${pointerStep(index)}`;
}

/** The positions in a program are unknown. If exactly one line contains the name of a value, it is that line. */
function searching({ text }: ConfigFile): (pointer: string) => TextRange | null {
  const lines = mentionLines(text);
  return (pointer) => {
    const name = /\/(?<name>[a-z_]+)$/.exec(pointer)?.groups?.["name"];
    if (name === undefined) return null;
    const found = lines.flatMap((line, index) => (new RegExp(`\\b${name}\\b`).test(line) ? [index + 1] : []));
    return found.length === 1 ? wholeLine(text, found[0] ?? 1) : null;
  };
}

function namedIn({ text }: ConfigFile, target: GateTarget): TextRange {
  return wholeLine(text, lineOf(maskUrls(text), target) ?? 1);
}
