import { mailLimits, type MailGreeting } from "../../core/net/mail.ts";
import { printable } from "../../core/printable.ts";
import { offersTls, say, type DialogueEnd, type Next } from "./dialogues.ts";
import { readMailReply, type Reply } from "./replies.ts";
import { openDialogue, type Conversation } from "./starttls.ts";

/** What a mail server sent before TLS. */
type MailTold = Pick<MailGreeting, "code" | "banner" | "hello" | "keywords" | "starttls">;

/** A conversation with a mail server up to TLS or its end, and what is known so far; null before the greeting. */
interface MailTalk {
  readonly conversation: Conversation;
  readonly told: () => MailTold | null;
}

/** Maximum line length: RFC 5321 §4.5.3.1.4 and §4.5.3.1.5. */
const longestLine = 512;
const longestKeyword = 200;
const longestName = 255;

/** Opens a conversation with a mail server. `name` is our HELO name. No mail is sent. */
export function openMailTalk(name: string): MailTalk {
  let told: MailTold | null = null;

  function greeted(reply: Reply): Next {
    const banner = reply.lines.map((line) => printable(line, longestLine)).join("\n");
    const bare = {
      banner: banner.slice(0, mailLimits.banner),
      hello: null,
      keywords: [],
      starttls: "unknown",
    } as const;
    told = { code: Number(reply.code), ...bare };
    return reply.code === "220" ? say(`EHLO ${name}`, readMailReply, answered("EHLO")) : end(reply);
  }

  function answered(verb: "EHLO" | "HELO"): (reply: Reply) => Next {
    return (reply) => {
      if (!told) return end(reply);
      // RFC 5321 §3.2: a server that rejects EHLO permanently may accept HELO, which has no extensions.
      if (verb === "EHLO" && reply.code.startsWith("5")) return say(`HELO ${name}`, readMailReply, answered("HELO"));
      if (reply.code !== "250") return end(reply);
      const own = printable((/^\S*/.exec(reply.lines[0] ?? "")?.[0] ?? "").slice(0, longestName), longestName);
      told = { ...told, hello: { verb, name: own } };
      const isOffered = verb === "EHLO" && offersTls(reply.lines);
      const keywords = verb === "EHLO" ? reply.lines.slice(1, mailLimits.keywords + 1).map(keyword) : [];
      told = { ...told, keywords, starttls: isOffered ? "offered" : "absent" };
      return isOffered ? say("STARTTLS", readMailReply, agreed) : { kind: "not-offered", detail: reply.printableReply };
    };
  }

  function agreed(reply: Reply): Next {
    if (reply.code === "220") return { kind: "start" };
    if (told) told = { ...told, starttls: "refused" };
    return end(reply);
  }

  return { conversation: openDialogue({ read: readMailReply, next: greeted }), told: () => told };
}

function end({ printableReply: shown }: Reply): DialogueEnd {
  return { kind: "refused", detail: shown };
}

function keyword(line: string): string {
  return printable(line.trim().toUpperCase(), longestKeyword);
}
