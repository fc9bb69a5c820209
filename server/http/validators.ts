import { createHash } from "node:crypto";
import { codingOf, encodeLarge, type Coding } from "./coding.ts";
import type { ApiRequest, Fields, Reply } from "./listener/exchange.ts";
import { once } from "./route.ts";

/**
 * A document that never changes while the process runs: in the coding that the client accepts, and with a strong validator of each coding
 * (RFC 9110 §8.8.3.3), so that a client that has it receives 304. Every form is made once.
 */
export function document(make: () => Promise<Reply>): (request: ApiRequest) => Promise<Reply> {
  const forms = new Map<Coding | null, Promise<Reply>>();
  const original = once(make);

  async function formOf(coding: Coding | null): Promise<Reply> {
    const { body, bytes = new Uint8Array(), fields, ...rest } = await original();
    const content = Buffer.concat([Buffer.from(body), bytes]);
    const digest = createHash("sha256").update(content).digest("base64url").slice(0, 27);
    const etag = coding === null ? `"${digest}"` : `"${digest}-${coding}"`;
    const all: Fields = [...fields, ["vary", "accept-encoding"], ["etag", etag]];
    if (coding === null) return { ...rest, fields: all, body: "", bytes: content };
    return {
      ...rest,
      fields: [...all, ["content-encoding", coding]],
      body: "",
      bytes: await encodeLarge(content, coding),
    };
  }

  return async ({ incoming }) => {
    const coding = codingOf(incoming);
    let form = forms.get(coding);
    if (!form) {
      form = formOf(coding);
      form.catch(() => forms.delete(coding));
      forms.set(coding, form);
    }
    return unlessKnown(incoming, await form);
  };
}

/** 304 (RFC 9110 §15.4.5) instead of a reply whose validator the client names; the fields stay, except those of the content. */
export function unlessKnown({ headers, method }: ApiRequest["incoming"], reply: Reply): Reply {
  const known = headers["if-none-match"];
  if (known === undefined || (method !== "GET" && method !== "HEAD")) return reply;
  const etag = reply.fields.find(([name]) => name === "etag")?.[1];
  if (etag === undefined) return reply;
  // §13.1.2: the weak comparison.
  const opaque = etag.replace(/^W\//, "");
  const isKnown = known.trim() === "*" || [...known.matchAll(/"[^"]*"/g)].some(([each]) => each === opaque);
  if (!isKnown) return reply;
  const fields = reply.fields.filter(([name]) => name !== "content-type" && name !== "content-encoding");
  return { ...reply, status: 304, fields, body: "", bytes: new Uint8Array() };
}
