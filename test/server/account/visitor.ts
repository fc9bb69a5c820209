import { home, type House } from "./house.ts";

/** A page as a browser without script has it. */
interface Opened {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The target of a redirect; null without one. */
  readonly to: string | null;
}

/** Opens pages, sends their forms, and keeps cookies. */
export interface Visitor {
  readonly jar: Map<string, string>;
  open(path: string, headers?: Record<string, string>): Promise<Opened>;
  /** Opens the page and sends one of its forms with its token. */
  send(path: string, form: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Opened>;
  /** Sends exactly this. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Opened>;
}

let addresses = 0;

/** Opens a browser; each has its own address, so that tests do not share limits. */
export function visitor(house: House): Visitor {
  const jar = new Map<string, string>();
  const address = `198.51.${100 + Math.floor(++addresses / 250)}.${addresses % 250}`;

  async function ask(path: string, init: RequestInit): Promise<Opened> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const told = await house.ask(path, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": address, ...(cookie !== "" && { cookie }), ...(init.headers as object) },
    });
    for (const line of told.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0(?:;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: told.status, headers: told.headers, html: told.text, to: told.headers.get("location") };
  }

  const open: Visitor["open"] = (path, headers = {}) => ask(path, { headers });

  const post: Visitor["post"] = (path, fields, headers = {}) =>
    ask(path, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", origin: home, ...headers },
    });

  return {
    jar,
    open,
    post,
    async send(path, form, fields = {}, headers = {}) {
      const { html } = await open(path);
      return post(path, { do: form, form_token: tokenIn(html), ...fields }, headers);
    },
  };
}

/** The token of the forms of a page. */
export function tokenIn(html: string): string {
  return /name="form_token" value="(?<token>[^"]*)"/.exec(html)?.groups?.["token"] ?? "";
}
