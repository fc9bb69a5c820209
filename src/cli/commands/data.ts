import { failure, describeFailure, type Failure } from "../../core/failure.ts";
import { neededValue } from "../../core/input.ts";
import { networkPartIds, type NetworkPart, type NetworkPartId } from "../../core/networks.ts";
import { targetOfText } from "../../core/target/value.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { feeds } from "../../networks/feeds.ts";
import { currentPack, fetchedFile, keepPack } from "../../networks/open.ts";
import { updatePack, type Renewal } from "../../networks/update.ts";
import { toJson } from "../../report/kinds/json.ts";
import { painter } from "../../report/paint.ts";
import { tableLines } from "../../report/tables.ts";
import { wrap } from "../../report/width.ts";
import { readAccess } from "../../settings/access/access.ts";
import { dataDirectory } from "../../settings/data-directory.ts";
import { openEngine } from "../../settings/engine.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readLanguage, readMeasuring } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { tooManySubjects } from "../usage.ts";

const actions = ["show", "update"] as const;

/** `portcullis data show|update`: shows or renews the local network data. Exits 3 if a part could not be renewed. */
export async function dataCommand({ subjects, isFromEnvironment, argv, io }: Invocation): Promise<ExitCode> {
  const [action, second] = isFromEnvironment ? [] : subjects;
  if (second !== undefined) throw tooManySubjects("data", second);
  if (actions.every((each) => each !== action)) throw noAction(action);
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("data"), ...environmentOnly]);
  const order: DataOrder = { given, io, language: readLanguage(given), directory: dataDirectory(given) };
  return action === "update" ? update(order) : show(order);
}

interface DataOrder {
  readonly given: Given;
  readonly io: Io;
  readonly language: Language;
  readonly directory: string;
}

function noAction(action: string | undefined): Failure {
  const expected = actions.join(", ");
  if (action === undefined)
    return failure("input.missing", { field: "action", expected: neededValue(expected) }, { reason: "action" });
  const given = `"${action.slice(0, 40)}"`;
  return failure("input.option", { field: "action", expected, given, suggestion: "" }, { reason: "action" });
}

const titles: Readonly<Record<NetworkPartId, Text>> = {
  ranges: { en: "AS ranges", ko: "AS 범위" },
  country: { en: "Countries", ko: "국가" },
  hosting: { en: "Hosting", ko: "호스팅" },
  vpn: { en: "VPN", ko: "VPN" },
  tor: { en: "Tor exits", ko: "Tor 출구" },
};

const columns = [
  { en: "Part", ko: "항목" },
  { en: "Ranges", ko: "범위 수" },
  { en: "As of", ko: "기준일" },
  { en: "Age", ko: "경과" },
  { en: "Source", ko: "출처" },
] as const;

const words = {
  head: { en: "Data about networks in {directory}", ko: "{directory}에 있는 네트워크 데이터" },
  missing: {
    en: "Missing: {list}. To download: npx portcullis data update",
    ko: "없음: {list}. 가져오려면: npx portcullis data update",
  },
  terms: { en: "Terms:", ko: "약관:" },
  days: { en: "{count} {count|day/days}", ko: "{count}일" },
  renewed: { en: "{part}: {count} ranges from {source}, {date}", ko: "{part}: {date} 범위 {count}개, 출처 {source}" },
  failed: { en: "{part}: not updated. {reason}", ko: "{part}: 갱신하지 못했습니다. {reason}" },
} as const satisfies Record<string, Text>;

function show({ given, io, language, directory }: DataOrder): ExitCode {
  const { parts } = currentPack(directory);
  const missing = networkPartIds.filter((id) => parts.every((part) => part.id !== id));
  const now = new Date();
  if (given.isSet("json")) {
    io.out(toJson({ directory, parts: parts.map((part) => ({ ...part, ageDays: ageOf(part, now) })), missing }));
    return exitCodes.pass;
  }
  const look = { language, paint: painter(wantsColour(io) && !given.isSet("no_color")), width: widthOfReport(io) };
  const rows = parts.map((part) => [titles[part.id], `${part.ranges}`, part.asOf, ageText(part, now), part.source]);
  const lines = [fill(words.head, { directory }, language), "", ...tableLines({ columns, rows }, look)];
  const terms = parts.flatMap(({ id, terms: text, url }) =>
    wrap(`${titles[id][language]}: ${text}, ${url}`, look.width - 4).map((line) => `    ${line}`),
  );
  const list = missing.map((id) => titles[id][language]).join(", ");
  io.out(
    `${[...lines, "", words.terms[language], ...terms, ...(list === "" ? [] : ["", fill(words.missing, { list }, language)])].join("\n")}\n`,
  );
  return exitCodes.pass;
}

function ageOf({ asOf }: NetworkPart, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(asOf)) / 86_400_000));
}

function ageText(part: NetworkPart, now: Date): Text {
  const count = ageOf(part, now);
  return { en: fill(words.days, { count }, "en"), ko: fill(words.days, { count }, "ko") };
}

/** Milliseconds for all parts together. */
const deadline = 600_000;

async function update({ given, io, language, directory }: DataOrder): Promise<ExitCode> {
  const engine = openEngine({ ...readMeasuring(given), special: true, access: readAccess(given) });
  const signals = [AbortSignal.timeout(deadline), ...(io.signal ? [io.signal] : [])];
  const outside = engine.open(AbortSignal.any(signals), targetOfText("data"));
  try {
    const { pack, renewals } = await updatePack(currentPack(directory), feeds, outside.net, new Date());
    const isRenewed = renewals.some((each) => "part" in each);
    if (isRenewed && !keepPack(directory, pack)) throw unwritable(given, directory);
    io.out(
      given.isSet("json")
        ? toJson({ directory, file: fetchedFile, parts: renewals.map(plain(language)) })
        : linesOf(renewals, language),
    );
    return renewals.every((each) => "part" in each) ? exitCodes.pass : exitCodes.unknown;
  } finally {
    outside.close();
  }
}

function plain(language: Language): (renewal: Renewal) => object {
  return (renewal) =>
    "part" in renewal
      ? { ...renewal.part, isRenewed: true }
      : {
          id: renewal.id,
          source: renewal.name,
          isRenewed: false,
          reason: renewal.failure.reason,
          message: describeFailure(renewal.failure, language),
        };
}

function linesOf(renewals: readonly Renewal[], language: Language): string {
  const lines = renewals.map((renewal) => {
    const part = titles[renewal.id][language];
    if (!("part" in renewal))
      return fill(words.failed, { part, reason: describeFailure(renewal.failure, language) }, language);
    const { ranges: count, asOf: date, source } = renewal.part;
    return fill(words.renewed, { part, count, date, source }, language);
  });
  return `${lines.join("\n")}\n`;
}

function unwritable(given: Given, directory: string): Failure {
  const detail: Text = { en: "it cannot be written", ko: "쓸 수 없습니다" };
  return failure("input.file", { field: given.naming("data_dir"), path: directory, detail }, { reason: "data_dir" });
}
