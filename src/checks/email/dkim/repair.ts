import { chooseDkimKey, type DkimKey, type DkimKeyProblem } from "../../../formats/dkim/key.ts";
import { base64Octets, colonList } from "../../../formats/mail/tag-list.ts";

/** Faults of the key itself, which a new record with the same key cannot fix. */
const ofTheKey: ReadonlySet<DkimKeyProblem> = new Set(["too-short", "short", "long"]);

/** Whether an invalid record was meant to be a key. */
export function hidesKey(text: string): boolean {
  const start = text.slice(0, 4096);
  return (
    chooseDkimKey([text]).kind === "none" &&
    (/v\s{0,4}=\s{0,4}dkim/i.test(start) || /\bp\s{0,4}=\s{0,4}MI[A-Za-z0-9+/]{20}/.test(start))
  );
}

/**
 * The same key in a valid record: tags in order, each once, without tags that disable it. Null if the text holds no key or one that receivers must
 * reject. Test mode is kept if `mayTest`.
 */
export function mendedKey(text: string, mayTest: boolean): string | null {
  const tags = looseTags(text);
  const found = formIn(tags);
  if (found === null || isTooShort(found)) return null;
  const flags = listOf(tags.get("t")).filter((each) => mayTest || each !== "y");
  const hashes = listOf(tags.get("h"));
  const services = listOf(tags.get("s"));
  const notes = tags.get("n");
  return [
    "v=DKIM1",
    ...(hashes.includes("sha256") ? [`h=${hashes.join(":")}`] : []),
    ...(services.includes("email") ? [`s=${services.join(":")}`] : []),
    found,
    ...(flags.length > 0 ? [`t=${flags.join(":")}`] : []),
    ...(notes === undefined || notes === "" ? [] : [`n=${notes}`]),
  ].join("; ");
}

/** The size in bits of a key that is too short for receivers (RFC 8301 §3.2), however it is written; otherwise null. */
export function tooShortIn(text: string): number | null {
  const found = formIn(looseTags(text));
  return found !== null && isTooShort(found) ? readOf(found).bits : null;
}

function isTooShort(form: string): boolean {
  return readOf(form).problems.includes("too-short");
}

/** The public key from the tags in record format; null if there is none. */
function formIn(tags: ReadonlyMap<string, string>): string | null {
  const octets = base64Octets(tags.get("p") ?? "");
  if (!octets) return null;
  const forms = formsOf(octets, tags.get("k")?.toLowerCase() ?? "rsa");
  const found = forms.find((form) => {
    const { problems, key } = readOf(form);
    return key !== null && problems.every((each) => ofTheKey.has(each));
  });
  return found ?? null;
}

function readOf(form: string): Pick<DkimKey, "problems" | "key" | "bits"> {
  const choice = chooseDkimKey([`v=DKIM1; ${form}`]);
  return choice.kind === "one" ? choice.record : { problems: ["syntax"], key: null, bits: null };
}

/** The key bytes by key type: RFC 8463 §4 wants Ed25519 keys bare, RFC 6376 §3.6.1 wants RSA keys in SubjectPublicKeyInfo. */
function formsOf(octets: Buffer, type: string): readonly string[] {
  const whole = octets.toString("base64");
  const rsa = `k=rsa; p=${whole}`;
  const forms =
    octets.length === 44 ? [edForm(octets.subarray(12)), rsa] : [edForm(octets), rsa, `k=rsa; p=${wrapped(octets)}`];
  return type === "ed25519" ? forms : forms.toReversed();
}

function edForm(octets: Buffer): string {
  return `k=ed25519; p=${octets.toString("base64")}`;
}

/** Wraps an RSA key (RFC 8017 §A.1.1) in a SubjectPublicKeyInfo (RFC 5280 §4.1.2.7). */
function wrapped(octets: Buffer): string {
  const algorithm = Buffer.from("300d06092a864886f70d0101010500", "hex");
  const bits = der(0x03, Buffer.concat([Buffer.of(0), octets]));
  return der(0x30, Buffer.concat([algorithm, bits])).toString("base64");
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(tag), derLength(content.length), content]);
}

/** The length octets of DER (X.690 §8.1.3), of less than 64 KiB. */
function derLength(length: number): Buffer {
  if (length < 0x80) return Buffer.of(length);
  return length < 0x100 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff);
}

/** Parses tags leniently; the first tag of each name counts. */
function looseTags(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text
    .slice(0, 4096)
    .replaceAll(/["'\\]/g, "")
    .split(";", 50)) {
    const equals = part.indexOf("=");
    const name = part.slice(0, Math.max(0, equals)).trim().toLowerCase();
    if (/^[vhknpst]$/.test(name) && !tags.has(name)) tags.set(name, part.slice(equals + 1).trim());
  }
  return tags;
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : colonList(value.toLowerCase()).filter((each) => /^[a-z0-9-]{1,20}$/.test(each));
}
