import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { attempt, type Attempt } from "../../src/core/attempt.ts";
import type { SourceId, SourceReply, SourceRequest } from "../../src/core/net/source.ts";
import type { GuardOptions } from "../../src/net/guard.ts";
import { openSharedSources } from "../../src/net/sources/shared.ts";
import { doorFor, keep } from "../engine.ts";
import { chainFor } from "../twins/pki/pki.ts";
import type { Answer } from "../twins/raw-http.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

type Options = Partial<Pick<GuardOptions, "policy" | "sourceKeys" | "shared">>;

async function ask(
  id: SourceId,
  base: string,
  request: SourceRequest,
  options: Options = {},
): Promise<Attempt<SourceReply>> {
  using door = doorFor({ sources: { [id]: base }, ...options });
  return await attempt(() => door.net.source(id, { patience: 1500, ...request }));
}

function failureOf(got: Attempt<SourceReply>): readonly unknown[] {
  return got.ok ? ["answered", got.value.status] : [got.failure.reason, got.failure.params["detail"]];
}

const text = JSON.stringify({ rows: "x".repeat(5000) });

function coded(coding: string, body: Uint8Array): Answer {
  return reply({ headers: [`Content-Encoding: ${coding}`], body });
}

test.for<[coding: string, answer: Answer]>([
  ["gzip", coded("gzip", gzipSync(text))],
  ["br", coded("br", brotliCompressSync(text))],
  ["deflate", coded("deflate", deflateSync(text))],
  ["no", reply({ body: text })],
])("a body with %s coding is decoded", async ([, answer]) => {
  const twin = await keep(serveTls({ answer }));
  const got = await ask("crtsh", `${twin.origin}/`, { path: "?q=x" });

  expect(got.ok && Buffer.from(got.value.body).toString()).toBe(text);
});

test.for<[what: string, answer: Answer, detail: string]>([
  ["a bomb", coded("gzip", gzipSync(Buffer.alloc(3_000_000))), "too-large"],
  ["broken gzip", coded("gzip", Buffer.from("not gzip")), "content-encoding"],
  ["an unrequested coding", coded("compress", Buffer.from("x")), "content-encoding"],
  ["two codings", coded("gzip, br", gzipSync(text)), "content-encoding"],
])("%s is no answer", async ([, answer, detail]) => {
  const twin = await keep(serveTls({ answer }));

  expect(failureOf(await ask("crtsh", `${twin.origin}/`, { path: "" }))).toEqual(["source.malformed", detail]);
});

test("a body may be handed over as it comes, and is not kept then", async () => {
  const twin = await keep(serveTls({ answer: coded("gzip", gzipSync(text)) }));
  const pieces: Uint8Array[] = [];
  const got = await ask("crtsh", `${twin.origin}/`, { path: "", receive: (bytes) => void pieces.push(bytes) });

  expect(Buffer.concat(pieces).toString()).toBe(text);
  expect(got.ok && got.value.body.length).toBe(0);
});

test("a cached answer is still valid only where the source says so", async () => {
  const seen: (string | undefined)[] = [];
  const answer: Answer = (socket, asked, reset) => {
    seen.push(asked.headers.get("if-none-match"));
    reply({ status: 304 })(socket, asked, reset);
  };
  const twin = await keep(serveTls({ answer }));

  const request = { path: "dns.json", ifNoneMatch: '"abc"' };
  expect(failureOf(await ask("rdap-bootstrap", `${twin.origin}/`, request))).toEqual(["answered", 304]);
  expect(failureOf(await ask("rdap-bootstrap", `${twin.origin}/`, { path: "dns.json" }))).toEqual([
    "source.status",
    undefined,
  ]);
  expect(seen).toEqual(['"abc"', undefined]);
});

test("a server named in an answer is asked only if it is public, or counts as public", async () => {
  const registry = await keep(serveTls({ answer: reply({ body: "{}" }) }));
  const request = { path: "", url: `${registry.origin}/domain/shop.example` };
  const allowed = { special: false, allow: ["127.0.0.0/8"] };
  const strict = { special: false, allow: [] };

  expect(failureOf(await ask("rdap-bootstrap", "https://iana.example/", request, { policy: allowed }))).toEqual([
    "answered",
    200,
  ]);
  expect(failureOf(await ask("rdap-bootstrap", "https://iana.example/", request, { policy: strict }))).toEqual([
    "source.redirect",
    "private",
  ]);
});

test("a key is sent to its source, and not to servers that the source names", async () => {
  const seen: (string | undefined)[] = [];
  const note: Answer = (socket, asked, reset) => {
    seen.push(asked.headers.get("authorization"));
    reply({ body: "[]" })(socket, asked, reset);
  };
  const twin = await keep(serveTls({ answer: note }));
  const other = await keep(
    serveTls({ answer: note, address: "127.0.0.2", served: chainFor("good", { names: ["127.0.0.2"] }) }),
  );
  const options = {
    sourceKeys: { certspotter: "k3y-of-the-operator" },
    policy: { special: false, allow: ["127.0.0.0/8"] },
  };

  await ask("certspotter", `${twin.origin}/`, { path: "issuances" }, options);
  await ask("certspotter", `${twin.origin}/`, { path: "", url: `https://127.0.0.2:${other.port}/x` }, options);

  expect(seen).toEqual(["Bearer k3y-of-the-operator", undefined]);
});

test("a form is sent by POST with its key in a header; servers that the source names get neither", async () => {
  const seen: object[] = [];
  const note =
    (answer: Answer): Answer =>
    (socket, asked, reset) => {
      const { method, path, headers, body } = asked;
      const key = headers.get("auth-key");
      seen.push({ method, path, key, type: headers.get("content-type"), body: body.toString() });
      answer(socket, asked, reset);
    };
  const other = await keep(
    serveTls({
      answer: note(reply({ body: "{}" })),
      address: "127.0.0.2",
      served: chainFor("good", { names: ["127.0.0.2"] }),
    }),
  );
  const twin = await keep(
    serveTls({ answer: note(reply({ status: 307, headers: [`Location: https://127.0.0.2:${other.port}/x`] })) }),
  );
  const options = {
    sourceKeys: { urlhaus: "k3y-of-the-operator" },
    policy: { special: false, allow: ["127.0.0.0/8"] },
  };

  await ask("urlhaus", `${twin.origin}/`, { path: "url/", form: { url: "https://a.example/?b=c&d" } }, options);

  expect(seen).toEqual([
    {
      method: "POST",
      path: "/url/",
      key: "k3y-of-the-operator",
      type: "application/x-www-form-urlencoded",
      body: "url=https%3A%2F%2Fa.example%2F%3Fb%3Dc%26d",
    },
    { method: "GET", path: "/x", key: undefined, type: undefined, body: "" },
  ]);
});

test("a path cannot lead out of its source", async () => {
  using door = doorFor({ sources: { crtsh: "https://crt.example/" } });
  await expect(door.net.source("crtsh", { path: "https://elsewhere.example/" })).rejects.toThrow("out of its source");
});

test("a source's answers and failures are recorded for the status page", async () => {
  const twin = await keep(serveTls({ answer: reply({ body: "{}" }) }));
  const broken = await keep(serveTls({ answer: reply({ status: 500 }) }));
  const shared = openSharedSources();
  await ask("peeringdb", `${twin.origin}/`, { path: "" }, { shared });
  const fine = shared.states.of("peeringdb");
  await ask("peeringdb", `${broken.origin}/`, { path: "" }, { shared });
  const failing = shared.states.of("peeringdb");

  expect(fine).toMatchObject({ answered: { at: expect.any(Number), ms: expect.any(Number) }, failed: null });
  expect(failing.answered).toEqual(fine.answered);
  expect(failing.failed).toMatchObject({ reason: "source.status" });
});
