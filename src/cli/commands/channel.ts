import { describeFailure, failure, type Failure, type FailureFacts } from "../../core/failure.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { neededValue, shown } from "../../core/input.ts";
import { toJson } from "../../report/kinds/json.ts";
import { pad, widthOf } from "../../report/width.ts";
import { readFile } from "../../settings/file.ts";
import { toVariable } from "../../settings/options/options.ts";
import { readSecret } from "../../settings/options/secret.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import type { Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { optionsFor } from "../command-table.ts";
import { readPerforming, type DataOf, type Performing } from "../perform.ts";
import { operationCommand } from "./operation.ts";
import { commandTaskOf } from "../task-of.ts";
import { tooManySubjects } from "../usage.ts";
import { serverModules } from "../server.ts";

type Channel = DataOf<"channel">;

/** The context of a subcommand. */
interface Work extends Performing {
  /** The arguments of the subcommand. */
  readonly words: readonly string[];
  readonly given: Given;
  readonly language: Language;
  readonly io: Io;
}

const said = {
  counts: { en: "{waiting} waiting, {failed} failed", ko: "대기 {waiting}건, 실패 {failed}건" },
  attempts: { en: "{count} {count|attempt/attempts}", ko: "시도 {count}회" },
  next: { en: "next {at}", ko: "다음 {at}" },
  blocked: {
    en: "{failure} To allow it, set PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES={address}, for the server as well.",
    ko: "{failure} 허용하려면 PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES={address|을/를} 설정하십시오. 서버에도 같은 값이 필요합니다.",
  },
  added: {
    en: "Channel {id} was added. Changes of every watch of this server's operator are sent to {address}.",
    ko: "채널 {id|을/를} 추가했습니다. 운영자의 모든 감시에서 발견한 변경을 {address|으로/로} 보냅니다.",
  },
  secret: {
    en: "The signing secret follows. It is not shown again:",
    ko: "서명 비밀 값입니다. 다시 표시하지 않습니다.",
  },
  mailed: {
    en: "A link is sent to {address}. Notifications start after the reader confirms with that link.",
    ko: "{address} 주소로 확인 링크를 보냅니다. 링크에서 확인한 뒤부터 알림을 보냅니다.",
  },
  none: {
    en: "There are no channels. Add one: npx portcullis channel add webhook https://hooks.example/portcullis",
    ko: "알림 채널이 없습니다. npx portcullis channel add webhook https://hooks.example/portcullis로 추가하십시오.",
  },
  noDelivery: { en: "Nothing has been sent to this channel yet.", ko: "이 채널로 보낸 알림이 아직 없습니다." },
  delivered: { en: "The test message was delivered.", ko: "시험 메시지를 전달했습니다." },
  undelivered: {
    en: "The test message was not delivered: {reason}",
    ko: "시험 메시지를 전달하지 못했습니다: {reason}",
  },
  waiting: {
    en: "A server or worker that sends mail (PORTCULLIS_SMTP_URL, PORTCULLIS_BASE_URL) will send the test message.",
    ko: "메일을 보내는 서버나 워커(PORTCULLIS_SMTP_URL, PORTCULLIS_BASE_URL)가 시험 메시지를 보냅니다.",
  },
  removed: { en: "Channel {id} was removed.", ko: "채널 {id|을/를} 삭제했습니다." },
  resent: {
    en: "Delivery {id} is due now. A running server or worker sends it within seconds.",
    ko: "전송 {id|을/를} 지금 보내도록 예약했습니다. 실행 중인 서버나 워커가 몇 초 안에 보냅니다.",
  },
} as const satisfies Record<string, Text>;

/** `portcullis channel add|list|test|remove|deliveries|resend`: manages the operator's channels. */
export async function channelCommand({ argv, io, subjects, isFromEnvironment }: Invocation): Promise<ExitCode> {
  const [first = "", ...words] = isFromEnvironment ? [] : subjects;
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("channel"), ...environmentOnly]);
  const performing = readPerforming(given, io.signal ?? new AbortController().signal);
  if (first !== "" && !Object.hasOwn(tasks, first)) {
    const done = await operationCommand({ command: "channel", task: first, words, ...performing, io });
    if (done !== null) return done;
  }
  const task = commandTaskOf("channel", first, tasks, argv);
  const { takes, example, run } = tasks[task];
  const excess = words[takes.length];
  if (excess !== undefined) throw tooManySubjects("channel", excess);
  const absent = takes[words.length];
  if (absent !== undefined) throw missing(absent, task === "add" ? exampleOf(words[0]) : example);
  return run({ ...performing, words, given, language: readLanguage(given), io });
}

interface TaskRow {
  /** The names of its arguments, all of which are required. */
  readonly takes: readonly string[];
  readonly example: string;
  readonly run: (work: Work) => Promise<ExitCode>;
}

const tasks = {
  add: { takes: ["kind", "address"], example: "add webhook https://hooks.example/portcullis", run: add },
  list: { takes: [], example: "list", run: list },
  test: { takes: ["channel"], example: "test ID", run: test },
  remove: { takes: ["channel"], example: "remove ID", run: remove },
  deliveries: { takes: ["channel"], example: "deliveries ID", run: deliveries },
  resend: { takes: ["channel", "delivery"], example: "resend ID msg_…", run: resend },
} as const satisfies Record<string, TaskRow>;

/** Addresses of the kinds that do not have an address like that of a webhook. */
const addresses: Readonly<Record<string, string>> = {
  email: "jin@shop.example",
  ntfy: "https://ntfy.sh/my-topic",
  telegram: "@shop_alerts",
};

function exampleOf(kind = "webhook"): string {
  const address = addresses[kind];
  return address === undefined ? tasks.add.example : `add ${kind} ${address}`;
}

/** The secret goes to standard output for copying, everything else to standard error. */
async function add(work: Work): Promise<ExitCode> {
  const { perform, words, given, language, io } = work;
  const [kind = "", address = ""] = words;
  const token = kind === "telegram" ? readBotToken(given) : undefined;
  const template = templateIn(given);
  const body = {
    kind,
    address,
    ...optional(given, "name"),
    ...(token !== undefined && { token }),
    ...(template !== undefined && { template }),
    ...optional(given, "mode"),
    ...optional(given, "min_severity"),
    ...optional(given, "digest_hour"),
    language,
  };
  const made = await perform("addChannel", { body });
  const { channel, secret } = made;
  if (given.isSet("json")) io.out(toJson(made));
  else {
    const sentence = channel.state === "unconfirmed" ? said.mailed : said.added;
    io.err(`${fill(sentence, { id: channel.id, address: channel.address }, language)}\n`);
    if (secret !== null) {
      io.err(`${said.secret[language]}\n`);
      io.out(`${secret}\n`);
    }
  }
  return exitCodes.pass;
}

/** The environment keeps it out of the list of processes. */
function readBotToken(given: Given): string {
  const expected = { en: "the token of a bot, from @BotFather", ko: "@BotFather가 발급한 봇 토큰" };
  const field = { en: "The token of the bot", ko: "봇 토큰" };
  const token = readSecret("bot_token", given, { field, isRight: (text) => text.length > 0, expected });
  if (token !== null) return token;
  const params = { field: toVariable("bot_token"), expected: neededValue(expected) };
  throw failure("input.missing", params, { reason: "bot_token" });
}

/** A longer template is refused by its length. */
const largestTemplate = 100_000;

function templateIn(given: Given): string | undefined {
  const path = given.one("template");
  if (path === undefined) return undefined;
  const unusable = (detail: Text): Failure =>
    failure("input.file", { field: given.naming("template"), path: shown(path), detail }, { reason: "template" });
  return readFile(path, { largest: largestTemplate, unusable }).toString();
}

function optional(given: Given, name: string): Readonly<Record<string, string>> {
  const text = given.one(name);
  return text === undefined ? {} : { [name]: text };
}

async function list({ perform, given, language, io }: Work): Promise<ExitCode> {
  const { channels: all } = await perform("channels");
  const { channelStateWords, disabledWords } = await wordsOfChannels();
  if (given.isSet("json")) io.out(toJson(all));
  else if (all.length === 0) io.err(`${said.none[language]}\n`);
  else io.out(table(all.map(rowOf)));
  return exitCodes.pass;

  function rowOf({ id, kind, address, waiting, failed, name, ...each }: Channel): readonly string[] {
    return [id, kind, stateOf(each), address, fill(said.counts, { waiting, failed }, language), name];
  }

  function stateOf({ state, disabledReason }: Pick<Channel, "state" | "disabledReason">): string {
    const word = channelStateWords[state][language];
    return disabledReason === null ? word : `${word} (${disabledWords[disabledReason][language]})`;
  }
}

async function test({ perform, undelivered, words: [id = ""], given, language, io }: Work): Promise<ExitCode> {
  const delivery = await perform("testChannel", { parts: { id } });
  const trouble = undelivered();
  const { state, reason } = delivery;
  const { deliveryReason, deliveryStateWords } = await wordsOfChannels();
  if (given.isSet("json")) io.out(toJson(delivery));
  else if (state === "delivered") io.err(`${said.delivered[language]}\n`);
  else if (state === "waiting") io.err(`${said.waiting[language]}\n`);
  else {
    const words = `${(reason === null ? deliveryStateWords[state] : deliveryReason(reason))[language]}.`;
    io.err(`${fill(said.undelivered, { reason: trouble ? failureText(trouble, language) : words }, language)}\n`);
  }
  return state === "failed" || state === "cancelled" ? exitCodes.unknown : exitCodes.pass;
}

/** The operator may see which private address was blocked. */
function failureText(trouble: FailureFacts, language: Language): string {
  const text = describeFailure(trouble, language);
  const { address } = trouble.params;
  if (trouble.id !== "address.private" || address === undefined) return text;
  return fill(said.blocked, { failure: text, address }, language);
}

async function remove({ perform, words: [id = ""], given, language, io }: Work): Promise<ExitCode> {
  const done = await perform("removeChannel", { parts: { id } });
  if (given.isSet("json")) io.out(toJson(done));
  else io.err(`${fill(said.removed, { id }, language)}\n`);
  return exitCodes.pass;
}

async function deliveries({ perform, words: [id = ""], given, language, io }: Work): Promise<ExitCode> {
  const { deliveryReason, deliveryStateWords, deliveryKindWords } = await wordsOfChannels();
  const { deliveries: all } = await perform("deliveries", { parts: { id } });
  if (given.isSet("json")) io.out(toJson(all));
  else if (all.length === 0) io.err(`${said.noDelivery[language]}\n`);
  else
    io.out(
      table(
        all.map((each) => [
          each.createdAt,
          fill(deliveryKindWords[each.kind], { count: each.changes }, language),
          deliveryStateWords[each.state][language],
          fill(said.attempts, { count: each.attempts }, language),
          each.reason === null ? "" : deliveryReason(each.reason)[language],
          each.nextAttemptAt === null ? "" : fill(said.next, { at: each.nextAttemptAt }, language),
          each.id,
        ]),
      ),
    );
  return exitCodes.pass;
}

async function resend({ perform, words: [id = "", delivery = ""], given, language, io }: Work): Promise<ExitCode> {
  const again = await perform("resendDelivery", { parts: { id, delivery } });
  if (given.isSet("json")) io.out(toJson(again));
  else io.err(`${fill(said.resent, { id: delivery }, language)}\n`);
  return exitCodes.pass;
}

/** The words of the pages and messages. */
function wordsOfChannels() {
  return serverModules.channelWords();
}

/** Formats rows in columns. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
  return rows
    .map((row) => row.map((cell, column) => pad(cell, widths[column] ?? 0)).join("  "))
    .map((line) => `${line.trimEnd()}\n`)
    .join("");
}

function missing(field: string, example: string): Failure {
  const expected = `npx portcullis channel ${example}`;
  return failure("input.missing", { field, expected: { en: expected, ko: `예: ${expected}` } }, { reason: field });
}
