import type { Behaviour } from "./tcp.ts";

/** A mail server that accepts everything, without TLS, and records it. */
export function takingMail(heard: string[], mails: Mail[] = []): Behaviour {
  return (socket) => {
    let message: string | null = null;
    const say = (line: string): unknown => socket.write(`${line}\r\n`);
    say("220 twin.example ESMTP");
    socket.setEncoding("utf8").on("data", (text: string) => {
      heard.push(text);
      if (message !== null) {
        message += text;
        if (!message.endsWith("\r\n.\r\n")) return;
        // RFC 5321 §4.5.2: a line that begins with a dot is sent with a second one.
        mails.push(readMail(message.slice(0, -5).replaceAll(/^\./gm, "")));
        message = null;
        say("250 taken");
      } else if (/^DATA/i.test(text)) {
        message = "";
        say("354 go on");
      } else say(/^QUIT/i.test(text) ? "221 bye" : "250 twin.example");
    });
  };
}

/** A letter as its reader gets it. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

function readMail(message: string): Mail {
  const [head = "", ...body] = message.split("\r\n\r\n");
  const to = /^To: (?<to>.*)\r?$/im.exec(head)?.groups?.["to"]?.trim() ?? "";
  return { to, text: decoded(head, body.join("\r\n\r\n")) };
}

/** RFC 2045 §6: quoted-printable and base64, the encodings of text in mail. */
function decoded(head: string, body: string): string {
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, "base64").toString();
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, "")
    .replaceAll(/=(?<hex>[\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
