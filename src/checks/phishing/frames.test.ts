import { expect, test } from "vitest";
import { failure } from "../../core/failure.ts";
import { html, login, tell } from "../../../test/phishing/scene.ts";
import type { Said } from "../../../test/replies.ts";
import type { SignalId } from "./signals.ts";

/** A link without any signal in its URL. */
const link = "https://garden-flowers.com/roses";

const outer = (frame: string): Said => html(`<title>KB국민은행</title><p>Loading</p>${frame}`);
const inner = "https://cheap-servers.org/form";

test.for<[what: string, page: Said, signals: readonly SignalId[], frames: readonly string[]]>([
  [
    "an iframe",
    outer(`<iframe src="${inner}" width="100%" height="100%"></iframe>`),
    ["page-brand-form"],
    ["cheap-servers.org"],
  ],
  ["a frameset", outer(`<frameset><frame src="${inner}"></frameset>`), ["page-brand-form"], ["cheap-servers.org"]],
  ["a hidden iframe", outer(`<iframe src="${inner}" style="display:none"></iframe>`), ["page-brand-title"], []],
  ["an iframe without size", outer(`<iframe src="${inner}" width=0 height=0></iframe>`), ["page-brand-title"], []],
  [
    "an iframe of a known brand",
    outer('<iframe src="https://www.youtube.com/embed/x"></iframe>'),
    ["page-brand-title"],
    [],
  ],
  [
    "an iframe that does not answer",
    outer('<iframe src="https://nobody.org/"></iframe>'),
    ["page-brand-title"],
    ["nobody.org"],
  ],
  [
    "an iframe at a private address",
    outer('<iframe src="http://10.0.0.1/"></iframe>'),
    ["page-brand-title"],
    ["10.0.0.1"],
  ],
])("a login form in %s", async ([, said, signals, frames]) => {
  const pages = {
    [link]: said,
    [inner]: login("Sign in", "https://collector.org/in"),
    "http://10.0.0.1/": failure("address.private", { host: "10.0.0.1", address: "10.0.0.1" }),
  };
  const { raw } = await tell(link, { pages });
  expect(raw.links[0]?.signals.map(({ id }) => id)).toEqual(signals);
  expect(raw.links[0]?.page.frameHosts).toEqual(frames);
});

test("at most two frames are opened, as anonymously as the page, and none where the page asks itself", async () => {
  const frames = [1, 2, 3].map((each) => `<iframe src="https://frame${each}.org/"></iframe>`).join("");
  const many = await tell(link, { pages: { [link]: html(frames) } });
  expect(many.asked.map(({ url }) => url)).toEqual([link, "https://frame1.org/", "https://frame2.org/"]);
  expect(many.asked.every(({ isAnonymous }) => isAnonymous)).toBe(true);

  const own = await tell(link, { pages: { [link]: html(`${frames}<input type=password>`) } });
  expect(own.asked.map(({ url }) => url)).toEqual([link]);
});
