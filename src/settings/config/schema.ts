import { z } from "zod";
import { registry } from "../../checks/index.ts";
import { grades } from "../../core/grade/grade.ts";
import { severities } from "../../core/result/interpretation.ts";
import { failOns, onErrors, ruleLevels } from "../../core/policy.ts";
import { languages } from "../../core/text.ts";
import * as shapes from "./shapes.ts";
import { crowds, policyOptions, reports, waiting } from "../options/list/gate.ts";
import { access, measuring, remote } from "../options/list/measuring.ts";
import type { Option } from "../options/options.ts";

const gate = registry.find(({ id }) => id === "gate");
const options: readonly Option[] = [
  ...(gate?.options ?? []),
  ...measuring,
  ...access,
  ...policyOptions,
  ...remote,
  ...reports,
  ...waiting,
  ...crowds,
];

/** Returns the description that the option has on the command line. */
function about(name: string): { readonly description: string } {
  const option = options.find((each) => each.name === name);
  if (!option) throw new Error(`no option ${name}`);
  return { description: option.about };
}

const longestText = 2048;
const line = z.string().min(1).max(longestText);

const letters = [...grades, "off"];

/** One text or a list of texts, of one shape. */
function listOf(shape: Readonly<Record<string, unknown>>) {
  const one = line.meta(shape);
  return z.union([one, z.array(one).max(100)]);
}

/** The thresholds of the gate for a target. The gate itself validates grades and numbers. */
const thresholds = {
  min_ssl: line.meta({ ...about("min_ssl"), enum: letters }),
  min_headers: line.meta({ ...about("min_headers"), enum: letters }),
  min_days: z
    .union([line.meta(shapes.daysText), z.int().meta(shapes.daysNumber)])
    .meta({ ...about("min_days"), examples: ["auto", 14, "33%", "off"] }),
  require_https: z.boolean().meta(about("require_https")),
  accept_status: z
    .union([line, z.int().min(200).max(499)])
    .meta({ ...about("accept_status"), examples: [404, "401,403", "4xx"] }),
  all_ips: z.boolean().meta(about("all_ips")),
} as const;

/** How a target is measured. */
const ways = {
  timeout: z.union([line.meta(shapes.secondsText), z.number().meta(shapes.secondsNumber)]).meta(about("timeout")),
  resolve: listOf(shapes.pin).meta(about("resolve")),
  resolver: listOf(shapes.resolver).meta(about("resolver")),
  ca_file: line.meta(about("ca_file")),
  trust_anchor: line.meta(about("trust_anchor")),
  public_resolver: listOf(shapes.publicResolver).meta(about("public_resolver")),
  doh: listOf(shapes.dohResolver).meta(about("doh")),
  blocklist: listOf(shapes.blocklist).meta(about("blocklist")),
  blocklist_resolver: line.meta({ ...about("blocklist_resolver"), ...shapes.resolver }),
  axfr: z.boolean().meta(about("axfr")),
  // Of any length: the code that reads headers reports what is wrong, without showing a value.
  header: z.union([z.string(), z.array(z.string()).max(100)]).meta(about("header")),
  client_cert: line.meta(about("client_cert")),
  client_key: line.meta(about("client_key")),
  proxy: z.string().meta(about("proxy")),
  proxy_dns: z.boolean().meta(about("proxy_dns")),
} as const;

/** Waiting, confirming and retrying before a verdict. */
const perseverance = {
  wait_for: listOf({}).meta(about("wait_for")),
  wait_timeout: z.union([line, z.number()]).meta(about("wait_timeout")),
  wait_interval: z.union([line, z.number()]).meta(about("wait_interval")),
  confirm: z.union([line, z.int()]).meta(about("confirm")),
  retries: z.union([line, z.int()]).meta(about("retries")),
} as const;

const level = z.enum(ruleLevels);

const rules = z.record(z.string(), level).meta({
  description:
    "Effect of a finding on the verdict, by rule: error fails the target, warn warns, off hides the finding; if the check could not be measured, error makes the target unknown",
});

const demand = z.strictObject({
  level: level
    .exactOptional()
    .meta({ description: "Effect on the verdict if the requirement is not met (default error)" }),
  minScore: z.number().min(0).max(100).exactOptional().meta({ description: "Lowest accepted score" }),
  minGrade: z.enum(grades).exactOptional().meta({ description: "Lowest accepted grade" }),
  maxSeverity: z
    .enum(severities)
    .exactOptional()
    .meta({ description: "Worst accepted severity of the issues that are not waived and not off" }),
});

const checks = z.record(z.string(), z.union([level, demand])).meta({
  description:
    "Other checks that the target must pass: a level alone requires the status pass; an object sets requirements. The settings of a target override the general ones key by key",
});

const target = z.strictObject({
  url: line.meta({ description: gate?.subject?.about ?? "", ...shapes.target }),
  name: z.string().min(1).max(100).meta({ description: "Name in reports" }).exactOptional(),
  paths: z
    .array(z.string().max(longestText).regex(/^\//).meta(shapes.path))
    .min(1)
    .max(100)
    .meta({ description: "Paths to measure instead of the URL's path" })
    .exactOptional(),
  ...z.object({ ...thresholds, ...ways, ...perseverance, rules, checks }).partial().shape,
});

const waiver = z.strictObject({
  rule: line.meta({ description: "The rule, or all rules of a check: http.*" }),
  url: line
    .meta({
      description:
        "Canonical URLs to which it applies: in the host, * and ** match any text; after it, * matches text without a slash and ** any text (default all)",
      ...shapes.waived,
    })
    .exactOptional(),
  reason: z.string().max(500).regex(/\S/).meta({ description: "Why this is acceptable for now" }),
  until: z.iso.date().meta({ description: "Last day of validity, in UTC; at most 366 days ahead" }),
  owner: z.string().min(1).max(100).meta({ description: "Who is responsible for it" }).exactOptional(),
});

/** The schema of a configuration. Values of options are written as on the command line, and validated by the code that reads options. */
export const configuration = z
  .strictObject({
    $schema: z.string().exactOptional(),
    ...z.object({ ...thresholds, ...ways, ...perseverance, rules, checks }).partial().shape,
    targets: z
      .array(z.union([line.meta(shapes.target), target]))
      .max(1000)
      .meta({ description: "Targets, used when the command line has no URL" })
      .exactOptional(),
    waivers: z
      .array(waiver)
      .max(1000)
      .meta({ description: "Waived findings, each with a reason and a last day" })
      .exactOptional(),
    baseline: line.meta(about("baseline")).exactOptional(),
    fail_on: z.enum(failOns).meta(about("fail_on")).exactOptional(),
    on_error: z.enum(onErrors).meta(about("on_error")).exactOptional(),
    server: line.meta({ ...about("server"), ...shapes.server }).exactOptional(),
    lang: z.enum(languages).meta(about("lang")).exactOptional(),
    report: listOf(shapes.reportWish).meta(about("report")).exactOptional(),
    concurrency: z.union([line, z.int()]).meta(about("concurrency")).exactOptional(),
  })
  .meta({ title: "Configuration of Portcullis" });

/** A parsed configuration. */
export type Configuration = z.output<typeof configuration>;

/** The settings of one target. */
export type ConfiguredTarget = z.output<typeof target>;

/** Returns the keys that are allowed at a place of a configuration, for suggestions. */
export function keysAt(path: readonly PropertyKey[]): readonly string[] {
  const [first, , ...deeper] = path;
  if (first === undefined) return Object.keys(configuration.shape);
  if (first === "waivers") return Object.keys(waiver.shape);
  if (first === "checks" || deeper[0] === "checks") return Object.keys(demand.shape);
  return first === "targets" ? Object.keys(target.shape) : [];
}
