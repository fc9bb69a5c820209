import { sampleQuery } from "../../server/http/openapi/parameters.ts";
import type { AnyCheck } from "../../src/core/check.ts";
import type { Success } from "../../src/core/result/envelope.ts";
import { until, type Service } from "../server/service.ts";
import { hostAddress } from "./internet.ts";
import { ask, envelopeOf, operationId, type Asking, type Recorded, type RecordedOperation } from "./note.ts";

/** The sample query of these names a public address; the small Internet has another one. */
const byAddress = new Set(["asn", "reverse-dns"]);

/** The media type of lines. */
const inLines = { accept: "application/x-ndjson" };

/** Records the answer of every check to its sample query, and what it refuses. */
export async function recordChecks(
  service: Service,
  checks: readonly AnyCheck[],
  key: string,
  operations: Recorded["operations"],
): Promise<void> {
  // What the store knew before; the other checks add to it.
  const stored = checks.filter(({ concerns }) => concerns === "store");
  for (const check of [...stored, ...checks.filter((each) => !stored.includes(each))])
    operations[operationId(check.id)] = await record(service, check, key);
  operations["ssl"] = { ...operations["ssl"], answer: await withSnapshot(service) };
}

async function record(service: Service, check: AnyCheck, key: string): Promise<RecordedOperation> {
  const query: Readonly<Record<string, unknown>> = {
    ...sampleQuery(check),
    ...(byAddress.has(check.id) && { query: hostAddress }),
  };
  const request = (given: object, more: Asking) => ask(service, pathOf(check, given), more);
  const how = (given: object): Asking => ({
    ...(check.method === "POST" && { body: given }),
    ...(check.requires === "key" && { key }),
    headers: { "x-forwarded-for": "11.0.0.9" },
  });
  // Whether another check's run is stored by now is chance; `ssl` shows a previous result.
  const { previousSnapshot: _chance, ...answer } = envelopeOf(200, await request(query, how(query))) as Success;
  const { subject } = check;
  const refusing = {
    ...(Object.keys(query).length > 0 && { missing: {} }),
    unknown: { ...query, [`${subject ?? "parameter"}s`]: subject ? query[subject] : "1" },
    ...(subject && !check.concerns && check.subjectIs !== "text" && { private: { ...query, [subject]: "10.0.0.1" } }),
  };
  const refused: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(refusing)) {
    const told = await request(given, how(given));
    // A check may answer locally about an address that it need not contact.
    if (told.status !== 200) refused[name] = envelopeOf(400, told);
  }
  const body = check.method === "POST" ? { body: query } : {};
  return { ...body, answer, ...(await lineOf(service, check, query)), refused };
}

function searchOf(given: object): URLSearchParams {
  return new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)]));
}

function pathOf({ id, method }: AnyCheck, given: object): string {
  return `/api/util/${id}${method === "POST" ? "" : `?${searchOf(given)}`}`;
}

async function lineOf(service: Service, { items, answer, id }: AnyCheck, query: object): Promise<{ line?: unknown }> {
  if (!items && !answer?.lines) return {};
  const { text } = await ask(service, `/api/util/${id}?${searchOf(query)}`, { headers: inLines });
  return { line: JSON.parse(text.slice(0, text.indexOf("\n"))) };
}

/** The store keeps results behind the answers. */
async function withSnapshot(service: Service): Promise<unknown> {
  let answer: unknown;
  await until(async () => {
    answer = envelopeOf(
      200,
      await ask(service, "/api/util/ssl?host=example.com", { headers: { "cache-control": "no-cache" } }),
    );
    return "previousSnapshot" in (answer as object);
  });
  return answer;
}
