import { expect, test } from "vitest";
import { serve } from "../../test/server/service.ts";

test.for(["/openapi.json", "/llms.txt", "/.well-known/mcp/server-card.json"])(
  "%s has a strong validator for each coding, and is not sent again",
  async (path) => {
    const service = await serve();
    const etags = new Set<string>();
    const texts = new Set<string>();
    for (const coding of ["identity", "gzip", "br"]) {
      const told = await service.ask(path, { headers: { "accept-encoding": coding } });
      const etag = told.headers.get("etag") ?? "";
      expect([told.status, told.headers.get("content-encoding")]).toEqual([200, coding === "identity" ? null : coding]);
      expect(etag).toMatch(/^"[\w-]{27}(?:-gzip|-br)?"$/);
      expect(told.headers.get("vary")).toBe("accept-encoding");
      etags.add(etag);
      texts.add(told.text);

      for (const known of [etag, `W/${etag}, "x"`, "*"]) {
        const again = await service.ask(path, { headers: { "accept-encoding": coding, "if-none-match": known } });
        expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
        expect(again.headers.get("cache-control")).toBe("public, max-age=300");
        expect(again.headers.get("content-encoding")).toBeNull();
      }
    }
    expect([etags.size, texts.size]).toEqual([3, 1]);
    const other = await service.ask(path, { headers: { "if-none-match": '"another"' } });
    expect(other.status).toBe(200);
  },
);

test("every answer of the API names its description, and other origins may read its headers", async () => {
  const service = await serve();
  const { headers } = await service.ask("/api/util/ssl?host=nowhere.example");

  expect(headers.get("link")).toBe('</openapi.json>; rel="service-desc"');
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  const exposed = (headers.get("access-control-expose-headers") ?? "").split(", ");
  expect(exposed).toEqual(expect.arrayContaining(["ratelimit", "ratelimit-policy", "retry-after", "etag", "link"]));
});
