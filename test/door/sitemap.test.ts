import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { portcullis } from "../cli/terminal.ts";
import { keep } from "../engine.ts";
import { serveHttp } from "../twins/http.ts";
import { reply } from "../twins/raw-http.ts";

function urlset(...urls: readonly string[]): string {
  const entries = urls.map((url) => `  <url>\n    <loc>${url}</loc><lastmod>2026-01-01</lastmod>\n  </url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

function index(...urls: readonly string[]): string {
  return `<sitemapindex>${urls.map((url) => `<sitemap><loc> ${url} </loc></sitemap>`).join("")}</sitemapindex>`;
}

function folderWith(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-sitemap-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), content);
  return folder;
}

/** The targets of a run, which measures nothing. */
async function targetsOf(targets: string, folder?: string) {
  const { code, out, err } = await portcullis(["gate", "--targets", targets, "--print-config", "--json"], {
    ...(folder !== undefined && { folder }),
  });
  if (code !== 0) return { code, err };
  const { targets: all } = JSON.parse(out) as { readonly targets: readonly { readonly url: string }[] };
  return { code, urls: all.map(({ url }) => url) };
}

const [a, b] = ["https://shop.example/", "https://shop.example/a?x=1&y=2"];
const listed = urlset(a, b.replaceAll("&", "&amp;"), "https://other.example/", "ftp://shop.example/", a);

test.for<readonly [what: string, content: string | Uint8Array]>([
  ["a sitemap", listed],
  ["a compressed sitemap", gzipSync(listed)],
  ["a sitemap with images", listed.replaceAll("</loc>", "</loc><image:loc>https://shop.example/i.png</image:loc>")],
  ["a sitemap with CDATA and a comment", `<!-- made by x -->\n${urlset(`<![CDATA[${a}]]>`, `<![CDATA[${b}]]>`)}`],
])("%s in a file: the URLs on the host of the first one are measured", async ([, content]) => {
  expect(await targetsOf("sitemap.xml", folderWith("sitemap.xml", content))).toEqual({ code: 0, urls: [a, b] });
});

test("a sitemap at a URL, and those it lists, name the pages on its host", async () => {
  const own = (path: string): string => `${twin.origin}${path}`;
  const twin = await keep(
    serveHttp({
      answer: (socket, asked, reset) => {
        const pages: Readonly<Record<string, string>> = {
          "/index.xml": index(own("/1.xml"), own("/2.xml"), own("/index.xml"), "https://other.example/3.xml"),
          "/1.xml": urlset(own("/a"), "https://other.example/"),
          "/2.xml": urlset(own("/b"), own("/a")),
        };
        const body = pages[asked.path];
        reply(body === undefined ? { status: 404, reason: "Not Found" } : { body })(socket, asked, reset);
      },
    }),
  );

  expect(await targetsOf(own("/index.xml"))).toEqual({ code: 0, urls: [own("/a"), own("/b")] });
  expect(twin.asked.map(({ path }) => path).toSorted()).toEqual(["/1.xml", "/2.xml", "/index.xml"]);
  expect(await targetsOf(own("/none.xml"))).toMatchObject({ code: 2, err: expect.stringContaining("404") as unknown });
});

test.for<readonly [what: string, content: string, says: string]>([
  ["an index", index("https://shop.example/1.xml"), "it is a list of sitemaps; name the URL of one sitemap"],
  ["an empty sitemap", urlset(), "it contains no target"],
  [
    "a large sitemap",
    urlset(...Array.from({ length: 3000 }, (_, nth) => `${a}${nth}`)),
    "it contains more than 1000 targets",
  ],
])("%s in a file is refused", async ([, content, says]) => {
  expect(await targetsOf("s.xml", folderWith("s.xml", content))).toMatchObject({
    code: 2,
    err: expect.stringContaining(says) as unknown,
  });
});

test("a page that is no sitemap, and an endless list of sitemaps, are refused", async () => {
  let count = 0;
  const twin = await keep(
    serveHttp({
      answer: (socket, asked, reset) => {
        const body = asked.path === "/" ? "<!doctype html>" : index(`${twin.origin}/${++count}.xml`);
        reply({ body })(socket, asked, reset);
      },
    }),
  );

  const [page, endless] = [await targetsOf(`${twin.origin}/`), await targetsOf(`${twin.origin}/s.xml`)];

  expect(page).toMatchObject({ code: 2, err: expect.stringContaining("it is not a sitemap") as unknown });
  expect(endless).toMatchObject({ code: 2, err: expect.stringContaining("more than 20 sitemaps") as unknown });
  expect(twin.asked.length).toBeLessThan(30);
});
