/** A redirect service that takes the target URL from one of its parameters. */
export interface LinkWrapper {
  /** Its host, or the end of it. */
  readonly host: string;
  /** The beginning of the path. */
  readonly path: string;
  readonly parameters: readonly string[];
}

function wrapper(host: string, path: string, parameters: string): LinkWrapper {
  return { host, path, parameters: parameters.split(" ") };
}

/** In the form of their links; maintained by hand. */
export const linkWrappers: readonly LinkWrapper[] = [
  wrapper("www.google.com", "/url", "q url"),
  wrapper("google.com", "/url", "q url"),
  wrapper("www.google.co.kr", "/url", "q url"),
  wrapper("www.google.co.jp", "/url", "q url"),
  wrapper("safelinks.protection.outlook.com", "/", "url"),
  wrapper("l.facebook.com", "/l.php", "u"),
  wrapper("lm.facebook.com", "/l.php", "u"),
  wrapper("l.instagram.com", "/", "u"),
  wrapper("www.youtube.com", "/redirect", "q"),
  wrapper("www.linkedin.com", "/safety/go", "url"),
  wrapper("www.linkedin.com", "/redir/redirect", "url"),
  wrapper("www.bing.com", "/ck/a", "u"),
  wrapper("t.umblr.com", "/redirect", "z"),
  wrapper("steamcommunity.com", "/linkfilter/", "url u"),
  wrapper("out.reddit.com", "/", "url"),
  wrapper("vk.com", "/away.php", "to"),
  wrapper("slack-redir.net", "/link", "url"),
  wrapper("link.zhihu.com", "/", "target"),
  wrapper("app.adjust.com", "/", "redirect"),
  wrapper("urldefense.proofpoint.com", "/v2/url", "u"),
  wrapper("cr.shopping.naver.com", "/", "url"),
];
