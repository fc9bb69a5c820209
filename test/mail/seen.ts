import { emailHeader, type EmailHeaderRaw } from "../../src/checks/email-header/index.ts";
import { parseInput } from "../../src/core/input.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { openWorld, type WorldText } from "../dns/world.ts";
import { mailWorld } from "./samples.ts";

/** The observation of a header, in the samples' world. */
export function see(headers: string, world: Partial<WorldText> = {}): Promise<EmailHeaderRaw> {
  const { context } = openWorld({ ...mailWorld, ...world });
  return emailHeader.collect(parseInput(emailHeader.input, { headers }), context);
}

/** A header's findings as ids; notes in parentheses. */
export function said(raw: EmailHeaderRaw): readonly string[] {
  const { issues } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), "en");
  return issues.map(({ id, severity }) => {
    const name = id.replace("email-header.", "");
    return severity === "info" ? `(${name})` : name;
  });
}

/** Results of a receiver that found everything in order. */
export const allPass =
  "dkim=pass header.i=@shop.com header.s=s1; spf=pass smtp.mailfrom=news@shop.com; dmarc=pass header.from=shop.com";
