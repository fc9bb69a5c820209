import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { repliesFrom, to } from "../../../test/replies.ts";
import type { Context } from "../../core/check.ts";
import { failure } from "../../core/failure.ts";
import { collect } from "./collect.ts";

const world = {
  "http://a.example/": to("https://a.example/"),
  "https://a.example/": to("https://b.example/"),
  "https://b.example/": {},
};

interface Slow {
  readonly context: Context;
  /** The origins that the ssl check was asked for so far. */
  readonly certificates: readonly string[];
  readonly release: () => void;
}

/** A world in which one URL answers on demand and every TLS handshake fails. */
function heldAt(url: string): Slow {
  const { context } = repliesFrom(world);
  const certificates: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const refused = failure("tcp.refused", { host: "x", port: 443 });
  return {
    certificates,
    release: resolve,
    context: {
      ...context,
      net: {
        ...context.net,
        http: async (request) => {
          if (request.url === url) await promise;
          return context.net.http(request);
        },
      },
      use: async (check, input) => {
        if (check.id === "ssl") certificates.push(String((input as { readonly host: unknown }).host));
        throw refused;
      },
    },
  };
}

test.for<[url: string, held: string, before: readonly string[]]>([
  // An https URL names the first origin itself, so nothing has to be awaited.
  ["https://a.example/", "https://a.example/", ["a.example"]],
  ["https://a.example/", "https://b.example/", ["a.example"]],
  // For an http URL the first reply redirects to it.
  ["http://a.example/", "http://a.example/", []],
  ["http://a.example/", "https://a.example/", ["a.example"]],
  ["http://a.example/", "https://b.example/", ["a.example"]],
])("for %s, while %s is pending, the certificates of %j are measured", async ([url, held, before]) => {
  const { context, certificates, release } = heldAt(held);
  const collecting = collect({ url }, context);
  await setImmediate();
  const early = [...certificates];
  release();
  const { origins, finalUrl } = await collecting;

  expect(early).toEqual(before);
  expect(origins.map(({ target }) => target)).toEqual(["a.example", "b.example"]);
  expect(finalUrl).toBe("https://b.example/");
});
