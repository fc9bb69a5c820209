/** Maximum number of characters read of a name. */
const longest = 1024;

/** The organisation and the common name in a distinguished name such as `C=US, O="Example, Inc.", CN=Example R1`; null if missing. */
export function readIssuer(text: string): { readonly organization: string | null; readonly common: string | null } {
  const parts = partsOf(text.slice(0, longest));
  const find = (key: string): string | null => parts.find((part) => part.key === key)?.value ?? null;
  return { organization: find("O"), common: find("CN") };
}

interface Part {
  readonly key: string;
  readonly value: string;
}

/** RFC 4514 §3, and OpenSSL's quoting of values with commas. One pass. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let [key, value] = ["", ""];
  let isQuoted = false;
  let isKey = true;
  const finish = (): void => {
    if (!isKey) parts.push({ key: key.trim().toUpperCase(), value: value.trim() });
    [key, value, isKey] = ["", "", true];
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "\\") value += text[++at] ?? "";
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === "," || character === "+")) finish();
    else if (isKey && character === "=") isKey = false;
    else if (isKey) key += character;
    else value += character;
  }
  finish();
  return parts;
}
