/** What replaces a secret. */
export const stars = "***";

/** Names of URL parameters whose value gives access, in lower case and without separators. */
const secretNames =
  /^(?:key|code|auth|authkey|authcode|authorizationcode|accesscode|passcode|jwt|jws|sig|hmac|mac|sas|sid|ticket|otp|totp|pin|pwd|pass|creds?|magic|nonce|state|assertion|codeverifier|saml(?:request|response)|hdn(?:ts|ea|tl)|j?sess(?:ion)?id|phpsessid)$/;

/** Parts of such names. */
const secretParts =
  /token|secret|passw|passphrase|signature|credential|bypass|jwt|bearer|session|(?:api|access|private|auth|signing|subscription|function|functions|master|security|shared?)key/;

/** AWS, Google, Alibaba, Tencent and Huawei: all parameters with these prefixes change with the signature. */
const signedPrefix = /^x(?:amz|goog|oss|cos|obs)[a-z]/;

/** Parameters of Azure SAS and of signed CDN URLs, which change with the signature beside them. */
const besideSignature =
  /^(?:sv|se|st|sp|sr|spr|ss|srt|sdd|ses|sip|si|skoid|sktid|skt|ske|sks|skv|policy|keypairid|expires|exp|keyname|googleaccessid)$/;

const signature = /(?:[?&]|%3f|%26)(?:sig|signature)(?:=|%3d)/i;

/** Values that are empty, or turn something on or off. */
const harmless = /^(?:true|false|yes|no|on|off|none|null|samesitenone|.{0,5})$/i;

/** The beginning of a parameter: plain, percent-encoded up to four times, or escaped for HTML or JSON. */
const beginning =
  /(?:[?&#]|&amp;|&#38;|&#x26;|\\u0026|(?<encoded>%(?:25){0,3}(?:3f|26|23))|;(?=(?:jsession|phpsess)id=))(?<name>(?:[\w.[\]~$-]|%(?:25){0,3}(?:5b|5d|2d|2e|5f)){1,80})(?:=|\\u003d|%(?:25){0,3}3d)/gi;

const plainValue = /[^\s"<>`&#\\…]*/y;
const encodedValue = /(?:[^\s"<>`&#\\…%]|%(?!(?:25){0,3}(?:26|23)))*/iy;

/** A parameter of a URL in a text that may give access. */
interface Found {
  readonly name: string;
  readonly begin: number;
  readonly end: number;
}

function found(text: string): readonly Found[] {
  const all: Found[] = [];
  const isSigned = signature.test(text);
  const heads = new RegExp(beginning);
  for (let head = heads.exec(text); head; head = heads.exec(text)) {
    const name = nameOf(head.groups?.["name"] ?? "");
    const begin = heads.lastIndex;
    // The value of another parameter may be a URL with parameters of its own.
    if (!isSecret(name, isSigned)) continue;
    const end = begin + valueAt(text, begin, head.groups?.["encoded"] !== undefined).length;
    if (end > begin) all.push({ name, begin, end });
    heads.lastIndex = end;
  }
  return all;
}

function nameOf(text: string): string {
  return text.replace(/%(?:25){0,3}[\da-f]{2}|[^a-z\d]/gi, "").toLowerCase();
}

function isSecret(name: string, isSigned: boolean): boolean {
  if (secretNames.test(name) || secretParts.test(name) || signedPrefix.test(name)) return true;
  return isSigned && besideSignature.test(name);
}

function valueAt(text: string, begin: number, isEncoded: boolean): string {
  const pattern = isEncoded ? encodedValue : plainValue;
  pattern.lastIndex = begin;
  const [value = ""] = pattern.exec(text) ?? [];
  const isLast = begin + value.length === text.length || /\s/.test(text[begin + value.length] ?? "");
  // Punctuation of the sentence around a URL.
  return isLast ? value.replace(/[.,:;)]{1,3}$/, "") : value;
}

/**
 * Replaces the values of URL parameters that give access: a token, a signature, a protection bypass. Works on a URL and on a text that contains URLs,
 * also encoded ones. Idempotent.
 */
export function maskUrls(text: string): string {
  if (!/=|%3d|\\u003d/i.test(text)) return text;
  let out = "";
  let at = 0;
  for (const { begin, end } of found(text)) {
    out += text.slice(at, begin) + stars;
    at = end;
  }
  return out + text.slice(at);
}

/** Names with a value that is often an ordinary word. */
const everyday =
  /^(?:key|code|auth|state|pin|mac|magic)$|^x(?:amz|goog|oss|cos|obs)(?:algorithm|date|expires|signedheaders)$/;

/** The secret values in a URL, to be masked wherever they occur: as written, and decoded. Values that may be ordinary words are left out. */
export function urlSecrets(url: string): readonly string[] {
  const values = found(url).flatMap(({ name, begin, end }) => {
    const value = url.slice(begin, end);
    const isWord = (everyday.test(name) || besideSignature.test(name)) && !/\d.*[a-z]|[a-z].*\d|.{16}/i.test(value);
    return harmless.test(value) || value === stars || isWord ? [] : [value, decoded(value)];
  });
  return [...new Set(values)];
}

function decoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll("%", ""), "hex").toString());
}
