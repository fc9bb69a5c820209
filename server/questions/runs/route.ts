import { createHash } from "node:crypto";
import { failure, type Failure, type FailureFacts } from "../../../src/core/failure.ts";
import { shown } from "../../../src/core/input.ts";
import { takesMaxAge } from "../../../src/core/max-age.ts";
import { toSuccess } from "../../../src/core/result/envelope.ts";
import type { AnyCheck } from "../../../src/core/check.ts";
import type { Text } from "../../../src/core/text.ts";
import { lineFields, passingFields } from "../../http/header-fields.ts";
import { readBody, refuseBody } from "../../http/listener/body.ts";
import type { ApiRequest, Fields, Reply, RouteHandler } from "../../http/listener/exchange.ts";
import { openLines, type LineStream, type OnBug } from "../../http/ndjson/stream.ts";
import { runsPath } from "../../http/paths.ts";
import { readQuery } from "../../http/query.ts";
import type { LazyCheck } from "../../http/routes.ts";
import type { Database } from "../../store/database.ts";
import { charge, count, keyHolder } from "../batch/route.ts";
import type { BatchItem } from "../batch/inputs.ts";
import { lineOf } from "../batch/answer.ts";
import { hasManyInputs, readItemsRequest } from "../batch/request.ts";
import { keepsNothing, retentionPlaceOf } from "../cache/retention.ts";
import type { CountedCaller } from "../caller.ts";
import { wantsFresh, type Pipeline } from "../route.ts";
import { addRun, findRun, listRuns, readItems, removeRun, type RunRow } from "./rows.ts";

/** The dependencies of runs. */
export interface RunsOptions {
  readonly offers: readonly LazyCheck[];
  readonly pipeline: Pipeline;
  readonly database: Database;
  readonly onBug: OnBug;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Items that are read at a time for an answer in lines. */
const atATime = 20;

/** POST makes a run, and GET lists those of the key. */
export function runsRoute(options: RunsOptions): RouteHandler {
  const { pipeline, database, now = Date.now } = options;
  return async (request, draft) => {
    draft.names = ["check", "inputs", "max_age", "channel", "lang", "Idempotency-Key"];
    const { caller, key } = await keyHolder(request, draft, pipeline, runsPath);
    await charge(caller, draft, pipeline);
    if (request.method === "POST") {
      const row = await make(request, caller, options, now());
      draft.note.check = row.check_id;
      return answer(request, 202, runAnswer(row), [["location", `${runsPath}/${row.id}`]]);
    }
    refuseBody(request.incoming);
    readQuery(request.search, [], request.language);
    const rows = await listRuns(database, key, now());
    return answer(request, 200, { runs: rows.map(runAnswer) });
  };
}

/** GET reads a run of the key, and DELETE ends and deletes it. */
export function runRoute({ pipeline, database, now = Date.now }: RunsOptions): RouteHandler {
  return async (request, draft) => {
    const { caller, key } = await keyHolder(request, draft, pipeline, runsPath);
    // A run that takes the whole limit of its key can still be watched and ended.
    await count(caller, draft, pipeline);
    readQuery(request.search, [], request.language);
    const id = idIn(request);
    if (request.method === "DELETE") {
      await readBody(request.incoming, []);
      if (!(await removeRun(database, key, id, now()))) throw unknownRun();
      return answer(request, 200, { id, deleted: true });
    }
    refuseBody(request.incoming);
    const row = await findRun(database, key, id, now());
    if (!row) throw unknownRun();
    return answer(request, 200, runAnswer(row));
  };
}

/** The finished inputs of a run as lines, like those of a batch, in their order; `from` is the first index. */
export function runResultsRoute({ pipeline, database, onBug, now = Date.now }: RunsOptions): RouteHandler {
  return async (request, draft) => {
    draft.names = ["from", "lang"];
    const { caller, key } = await keyHolder(request, draft, pipeline, runsPath);
    await charge(caller, draft, pipeline);
    refuseBody(request.incoming);
    const { parameters } = readQuery(request.search, ["from"], request.language);
    const from = readFrom(parameters["from"]);
    const row = await findRun(database, key, idIn(request), now());
    if (!row) throw unknownRun();
    const lines = openLines(() => {});
    write(lines, { row, from, key, now }, database, request).catch((error: unknown) => {
      if (!request.gone().aborted) onBug(request.requestId, error);
      // Without its last line, the answer is known to be cut.
      lines.end("");
    });
    return { status: 200, fields: lineFields, body: "", stream: lines.stream };
  };
}

/** Which results are written. */
interface Written {
  readonly row: RunRow;
  /** The first index. */
  readonly from: number;
  readonly key: string;
  readonly now: () => number;
}

async function write(
  lines: LineStream,
  { row: { id, done, failed, total }, from, key, now }: Written,
  database: Database,
  request: ApiRequest,
): Promise<void> {
  for (let next = from; !request.gone().aborted;) {
    const items = await readItems(database, id, next, atATime);
    for (const { index, input, envelope } of items) lines.write(lineOf({ index, input }, envelope));
    if (items.length < atATime) break;
    await lines.drained();
    next = (items.at(-1)?.index ?? next) + 1;
  }
  // A run that was deleted meanwhile has no further items: what was written is not all of it, so it has no last line.
  const isThere = (await findRun(database, key, id, now())) !== null;
  lines.end(isThere ? `${JSON.stringify({ progress: { done, failed, total } })}\n` : "");
}

async function make(
  request: ApiRequest,
  caller: CountedCaller,
  { offers, pipeline, database }: RunsOptions,
  now: number,
): Promise<RunRow> {
  const idempotencyKey = idempotencyKeyOf(request);
  const { language: fallback, allIps } = pipeline;
  const reading = {
    offers,
    language: fallback,
    allIps,
    names: ["channel"],
    offersCheck: isStorable,
    refuse: unstorable,
  };
  const { check, language, items, maxAge: oldest = null, body } = await readItemsRequest(request, reading);
  // As for one question, no-cache asks for measurements; some checks are never answered otherwise.
  const maxAge = wantsFresh(request) && takesMaxAge(check) ? 0 : oldest;
  const channel = await channelOf(body["channel"], caller, database);
  const inputs = items.map(({ input }) => input);
  const digest = createHash("sha256").update(JSON.stringify([check.id, language, maxAge, channel, inputs]));
  return addRun(
    database,
    {
      keyId: caller.keyId ?? "",
      account: caller.owner ?? "",
      rateLimit: caller.rateLimit ?? null,
      check: check.id,
      language,
      maxAge,
      channel,
      idempotencyKey,
      digest: digest.digest("base64url"),
      items,
    },
    now,
  );
}

/** Whether results of a check may be stored at all. */
function isStorable(check: AnyCheck): boolean {
  return hasManyInputs(check) && !keepsNothing(check);
}

/** A run is stored, and what may hold a secret is never stored: also as it was written, before it was reduced to a host. */
function unstorable(check: AnyCheck, { input, question: { input: parsed, target } }: BatchItem): FailureFacts | null {
  const isSafe = retentionPlaceOf(check, parsed, target) === "store" && !Object.values(input).some(mayHoldSecret);
  if (isSafe) return null;
  const field = check.subject ?? "input";
  const detail = {
    en: "it has user information, a query or a fragment",
    ko: "사용자 정보, 쿼리 또는 프래그먼트가 있음",
  };
  return failure("batch.stored", { field, detail }, { reason: field }).facts;
}

/** Whether a text has a query, a fragment, or something before an @ other than in a path: https://shop.example/@ann has none of them. */
function mayHoldSecret(text: string): boolean {
  const [authority = ""] = text.replace(/^[a-z][a-z\d+.-]*:[\\/]*/i, "").split(/[\\/]/, 1);
  return /[?#]/.test(text) || authority.includes("@");
}

/** A confirmed channel of the key's account, which is told of the end of the run. */
async function channelOf(
  given: unknown,
  { owner, scopes = [] }: CountedCaller,
  { through }: Database,
): Promise<string | null> {
  if (given === undefined) return null;
  if (!scopes.includes("write")) throw failure("scope.missing", { scope: "write" }, { reason: "scope" });
  const id = typeof given === "string" ? given : "";
  const row =
    id !== "" &&
    (await through(({ db }) =>
      db
        .selectFrom("channel")
        .select(["confirmed_at", "disabled_at"])
        .where("id", "=", id)
        .where("account", "=", owner ?? "")
        .executeTakeFirst(),
    ));
  if (row && row.confirmed_at !== null && row.disabled_at === null) return id;
  throw failure("input.value", { field: "channel", expected: aChannel, given: shown(given) }, { reason: "channel" });
}

const aChannel: Text = {
  en: "the id of a confirmed channel of this account that is not stopped",
  ko: "확인되었고 멈추지 않은 이 계정의 채널 ID",
};

/** draft-ietf-httpapi-idempotency-key-header-07 §2.1: a String of RFC 9651 §3.3.3, in quotes; many clients send it without. */
function idempotencyKeyOf({ incoming }: ApiRequest): string | null {
  const given = incoming.headers["idempotency-key"];
  if (given === undefined) return null;
  const text = /^(?:"(?<quoted>(?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])+)"|(?<bare>[\w.:~+/=-]+))$/.exec(
    String(given),
  )?.groups;
  const key = text?.["quoted"]?.replaceAll(/\\(?<literal>.)/g, "$<literal>") ?? text?.["bare"];
  if (key !== undefined && key.length <= longestIdempotencyKey) return key;
  const params = { field: "Idempotency-Key", expected: anIdempotencyKey, given: shown(String(given)) };
  throw failure("input.value", params, { reason: "Idempotency-Key" });
}

const longestIdempotencyKey = 255;

const anIdempotencyKey: Text = {
  en: '1 to 255 printable ASCII characters in quotes, such as "8e03978e-40d5-43dd-bc93-6894a57f9324"',
  ko: '"8e03978e-40d5-43dd-bc93-6894a57f9324"처럼 따옴표로 묶은 출력 가능한 ASCII 문자 1–255자',
};

function readFrom(text = "0"): number {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const expected: Text = { en: "the index of an input, from 0", ko: "0부터 시작하는 입력 번호" };
  throw failure("input.value", { field: "from", expected, given: shown(text) }, { reason: "from" });
}

/** `/api/runs/{id}` and `/api/runs/{id}/results`. */
function idIn({ path }: ApiRequest): string {
  return path.slice(runsPath.length + 1).split("/", 1)[0] ?? "";
}

function unknownRun(): Failure {
  return failure("batch.unknown", {}, { reason: "id" });
}

function answer({ requestId }: ApiRequest, status: number, data: unknown, more: Fields = []): Reply {
  const envelope = toSuccess(data, requestId, { updatedAt: new Date(), cached: false });
  return { status, fields: [...passingFields, ["vary", "authorization"], ...more], body: JSON.stringify(envelope) };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

/** A run in answers. */
function runAnswer(row: RunRow) {
  const { id, check_id: check, total, done, failed, channel_id: channel, finished_at: finishedAt } = row;
  return {
    id,
    check,
    state: stateOf(row),
    total,
    done,
    failed,
    results: `${runsPath}/${id}/results`,
    channel,
    createdAt: iso(row.created_at),
    finishedAt: finishedAt === null ? null : iso(finishedAt),
    expiresAt: iso(row.expires_at),
  };
}

function stateOf({ done, finished_at: finishedAt }: RunRow): "waiting" | "running" | "done" {
  if (finishedAt !== null) return "done";
  return done > 0 ? "running" : "waiting";
}
