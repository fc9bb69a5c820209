type Attributes = ReadonlyMap<string, string>;

/** Input types that take text; hidden fields, buttons and the like do not. */
const typed = new Set(["", "text", "tel", "number", "email", "search", "password"]);

/** A password input in a script that creates it, or in an iframe's srcdoc. */
const scripted = /<input\b[^<>]{0,300}\btype\s{0,3}=\s{0,3}\\?["']?password\b/i;

/** Whether a field asks for a password or a wallet's recovery phrase, whatever its type: kits use text fields to evade filters. */
export function asksForPassword(attributes: Attributes): boolean {
  const type = attributes.get("type")?.trim().toLowerCase() ?? "";
  if (type === "password") return true;
  if (!typed.has(type)) return false;
  const hides = /text-security\s{0,3}:\s{0,3}(?:disc|circle|square)/i.test(valueOf(attributes, "style"));
  const completes = /\b(?:current|new)-password\b/i.test(valueOf(attributes, "autocomplete"));
  return hides || completes || told(attributes).some((text) => password.test(text) || phrase.test(text));
}

/** Whether a field asks for a payment card or an identity card number. */
export function asksForCard(attributes: Attributes): boolean {
  const texts = [valueOf(attributes, "autocomplete"), ...told(attributes)];
  return texts.some((text) => card.test(text));
}

/** Whether the source of a script or iframe contains a password input. */
export function holdsPassword(source: string): boolean {
  return scripted.test(source);
}

const password =
  /^(?:user|login|account|my|your)?[ _-]?(?:password|passwd|passwort|pwd|비밀번호|암호|パスワード)\d?$/iu;
const phrase =
  /\b(?:seed|recovery|secret|mnemonic)[ _-]?(?:recovery )?(?:phrase|words)\b|\bmnemonic\b|복구 ?(?:구문|문구)|니모닉/iu;
const card = /^cc-(?:number|csc|exp)|card[_-]?(?:no|num|number)\b|cvv|cvc\b|카드\s?번호|カード番号|주민등록번호/i;

function told(attributes: Attributes): readonly string[] {
  return ["name", "id", "placeholder"].map((name) => valueOf(attributes, name));
}

function valueOf(attributes: Attributes, name: string): string {
  return (attributes.get(name) ?? "").slice(0, 100).trim();
}
