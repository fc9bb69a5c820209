import { pageFields } from "../http/header-fields.ts";
import { readForm } from "../http/form.ts";
import type { ApiRequest, Reply } from "../http/listener/exchange.ts";
import { checkSameOrigin } from "../http/same-origin.ts";
import { themeCookie, themes } from "./site.ts";

/** One year in seconds. */
const aYear = 31_536_000;

/** Stores the user's theme in a cookie, and redirects back to the page. */
export async function chooseTheme(request: ApiRequest): Promise<Reply> {
  checkSameOrigin(request);
  const { theme, to } = await readForm(request.incoming, ["theme", "to"]);
  const chosen = themes.find((each) => each === theme) ?? "auto";
  const lasts = chosen === "auto" ? 0 : aYear;
  return {
    status: 303,
    fields: [
      ...pageFields,
      ["location", isOurs(to) ? to : "/"],
      ["set-cookie", `${themeCookie}=${chosen}; Path=/; Max-Age=${lasts}; SameSite=Lax; HttpOnly`],
      ["cache-control", "no-store"],
    ],
    body: "",
  };
}

/** A path on this server: `//host` and `/\host` lead elsewhere (WHATWG URL §4.4). */
function isOurs(to: unknown): to is string {
  return typeof to === "string" && to.length <= 4000 && /^\/(?![/\\])[\x21-\x7e]*$/.test(to);
}
