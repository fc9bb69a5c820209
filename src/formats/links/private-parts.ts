/** How much of a link may be opened without disclosing private data. */
export interface Openable {
  readonly url: string;
  /** `whole`: unchanged; `redacted`: without email addresses and phone numbers; `origin`: without path and query, which may contain a token. */
  readonly part: "whole" | "redacted" | "origin";
}

/**
 * The part of a link that is opened. User names and fragments are never sent. Links to log in, reset a password or unsubscribe act for their
 * recipient, so anything like a token keeps path and query from being sent.
 */
export function openable(link: URL): Openable {
  const url = new URL(link);
  url.username = "";
  url.password = "";
  url.hash = "";
  if (hasToken(url)) return { url: `${url.origin}/`, part: "origin" };
  const before = url.href;
  url.pathname = withoutPeople(decoded(url.pathname));
  url.search = withoutPeople(decoded(url.search));
  const isSame = decoded(url.href) === decoded(before);
  return { url: isSame ? before : url.href, part: isSame ? "whole" : "redacted" };
}

const tokenNames =
  /^(?:.{0,20}[_-])?(?:access_?token|token|auth|authorization|apikey|api_key|key|secret|sig|signature|session|sessionid|sid|jwt|otp|nonce|reset|password|passwd|pwd|invite|ticket|magic|hash|uid|userid|user_id|unsubscribe|redirecttoken|code)$/i;

const shortestToken = 6;
const longest = 4096;

function hasToken({ pathname, search, searchParams, hostname }: URL): boolean {
  if (pathname.length + search.length > longest) return true;
  const named = [...searchParams].some(([name, value]) => tokenNames.test(name) && value.length >= shortestToken);
  if (actsForReader.test(`${pathname}${search}`)) return true;
  const parts = [...pathname.split("/"), ...search.slice(1).split(/[&=;]/)].map(decoded);
  return named || parts.some(isToken) || hostname.split(".").some((label) => /^[\da-f]{32,}$/.test(label));
}

/** Links that unsubscribe or answer an invitation with one request. */
const actsForReader = /(?:^|[/?&=._-])(?:unsubscribe|unsub|opt-?out|rsvp|수신거부)(?:$|[/?&=._-])/i;

/** Random-looking mixed letters and digits of sixteen characters or more, or a UUID (RFC 9562). */
function isToken(part: string): boolean {
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(part)) return true;
  return part.split(/[^\w+=~-]+/).some((each) => {
    const runs = each.split(/[-_]/);
    const isOneWord = each.length >= 16 && (runs.length <= 2 || each.length >= 40);
    return isOneWord && runs.some((run) => run.length >= 10) && isMixed(each);
  });
}

function isMixed(text: string): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  const small = text.match(/[a-z]/g)?.length ?? 0;
  if (/^[\da-f]{24,}$/i.test(text)) return true;
  return (digits >= 2 && capitals + small >= 4) || (capitals >= 3 && small >= 3 && digits + capitals >= 5);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An email address, also with @ percent-encoded once or twice: an invalid UTF-8 query stays encoded. */
const mail = /[\w.+-]{1,64}(?:@|%40|%2540)[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/gi;
const phone = /(?<![\d.\w])(?:\+?\d{1,3}[ .-]?)?(?:\(\d{1,4}\)|0\d{1,3})[ .-]?\d{3,4}[ .-]?\d{4}(?!\d)/g;
/** With country code and without leading zero: +1 555 010 9999, 821012345678. */
const international = /(?:\+\d{1,3}[ .-]?)(?:\d[ .-]?){7,12}\d(?!\d)|(?<!\d)82[ .-]?10[ .-]?\d{4}[ .-]?\d{4}(?!\d)/g;
/** In North American format. */
const american = /(?<![\d.\w-])\d{3}[ .-]\d{3}[ .-]\d{4}(?![\d-])/g;
/** What a parameter of such a name holds is a number to call, however it is written. */
const named = /(?<=[?&;](?:phone|tel|telephone|mobile|cell|hp|msisdn|number|to|from)=)\+?[\d ().-]{7,20}(?=$|[&;])/gi;

function withoutPeople(text: string): string {
  return [mail, named, international, phone, american].reduce((rest, pattern) => rest.replace(pattern, ""), text);
}
