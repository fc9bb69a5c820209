import type { HttpRaw } from "../../src/checks/http/index.ts";
import { judge } from "../../src/checks/http/judge.ts";
import type { PartId } from "../../src/checks/http/problems.ts";

/** The six headers as they should be. */
export const goodHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-frame-options": "DENY",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
};

/** The http check's observation of an otherwise sound page with these headers. */
export function rawOf(
  headers: Readonly<Record<string, string>> | readonly (readonly [string, string])[],
  rest: Partial<HttpRaw> = {},
): HttpRaw {
  const pairs = Array.isArray(headers)
    ? (headers as readonly (readonly [string, string])[]).map(([name, value]): [string, string] => [name, value])
    : Object.entries(headers as Readonly<Record<string, string>>);
  const finalUrl = rest.finalUrl ?? "https://shop.example/";
  const identity: HttpRaw["certificateRejection"] =
    rest.certificateRejection === undefined ? { problems: [] } : rest.certificateRejection;
  return {
    url: finalUrl,
    finalUrl,
    status: 200,
    observedAt: "2026-11-20T12:00:00.000Z",
    address: "192.0.2.10",
    redirectChain: [
      { url: finalUrl, status: 200, location: null, downgrade: false, ms: 12, certificateRejection: identity },
    ],
    redirectOutcome: "answered",
    page: pageWith(rest.status ?? 200),
    headers: pairs,
    headersTotal: pairs.length,
    disclosures: [],
    parser: "strict",
    version: "1.1",
    meta: { isComplete: true, csp: [], referrer: [] },
    plainHttp: { state: "redirects", url: finalUrl, status: 301, reason: null },
    certificateRejection: identity,
    staticNonce: null,
    truncated: false,
    ...rest,
  };
}

function pageWith(status: number): HttpRaw["page"] {
  const isFine = status >= 200 && status < 300;
  const common = { evidence: `${status}`, service: null, content: "site" } as const;
  return isFine ? { ...common, kind: "site", basis: "type" } : { ...common, kind: "error", basis: "status" };
}

/** The good headers with one of them changed or removed. */
export function withHeader(name: string, value: string | null): Readonly<Record<string, string>> {
  const { [name]: _, ...others } = goodHeaders;
  return value === null ? others : { ...others, [name]: value };
}

/** The ids of the findings, without the common advice on isolation. */
export function idsOf(raw: HttpRaw): readonly string[] {
  return judge(raw)
    .findings.map(({ id }) => id)
    .filter((id) => id !== "isolation-missing");
}

/** The score of one part. */
export function partOf(raw: HttpRaw, id: PartId): number | null | undefined {
  return judge(raw).parts?.find((part) => part.id === id)?.score;
}
