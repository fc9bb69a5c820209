import { observeSpf } from "../../src/topics/spf/observe.ts";
import { spfPart } from "../../src/checks/email/spf/judge.ts";
import { spfRaw } from "../../src/topics/spf/schema.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { openWorld, type WorldText } from "../dns/world.ts";
import { greetingsFrom } from "./greetings.ts";
import { registryThat } from "../door/registry.ts";

/** The domain of the record. */
export const name = parseName("good.com");

/** Hosts of the domain, and senders of others. */
export const hosts = `
@ MX 10 mx
mx A 11.1.1.25
mx TXT "v=spf1 a -all"
www A 11.1.1.80
www AAAA 2001:470::80
`;

const others: WorldText["zones"] = {
  "sender.net": `
@ TXT "v=spf1 ip4:12.1.1.0/24 -all"
cheap TXT "v=spf1 ip4:12.1.2.0/24 -all"
four TXT "v=spf1 a:www.sender.net a:www.sender.net a:www.sender.net a:www.sender.net -all"
eight TXT "v=spf1 include:four.sender.net a:www.sender.net a:www.sender.net a:www.sender.net -all"
www A 12.1.1.1
www AAAA 2001:470::2
broken TXT "v=spf1 oops -all"
twice TXT "v=spf1 -all"
twice TXT "v=spf1 ~all"
open TXT "v=spf1 +all"
plain A 12.1.1.2
back TXT "v=spf1 include:good.com -all"
pointing TXT "v=spf1 ptr -all"
*.any A 127.0.0.2
`,
  net: "",
};

/** Evaluates and judges the SPF record of a zone; validates the observation against the published schema. */
export async function see(own: string, { zones = {}, ...world }: Partial<WorldText> = {}, hasDmarcPolicy = true) {
  const { source } = registryThat("absent");
  const { context } = openWorld({
    ...world,
    zones: { "good.com": own, ...others, ...zones },
    net: { source, mail: greetingsFrom({}) },
  });
  const raw = await observeSpf(context, name, { mayConnect: true });
  return { raw: spfRaw.parse(raw), ...spfPart(raw, { hasDmarcPolicy }) };
}

function escaped(character: string): string {
  return `\\${`${character.charCodeAt(0)}`.padStart(3, "0")}`;
}

/** Writes texts as records of the domain. */
export function txt(...records: readonly string[]): string {
  return records
    .map(
      (each) =>
        `@ TXT ${each
          .match(/.{1,200}/gs)
          ?.map((piece) => `"${piece.replace(/[^ !#-[\]-~]/g, escaped)}"`)
          .join(" ")}`,
    )
    .join("\n");
}
