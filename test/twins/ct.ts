import { reply, replyBytes, type Answer } from "./raw-http.ts";

/** A certificate as a test writes it. */
export interface Logged {
  readonly names: readonly string[];
  /** `2026-10-01`; a time behind it is midnight. */
  readonly from?: string;
  readonly until?: string;
  readonly issuer?: string;
  readonly caaDomains?: readonly string[];
}

const letsEncrypt = "C=US, O=Let's Encrypt, CN=R12";

/** crt.sh's answer with `output=json`. */
export function crtshText(logged: readonly Logged[]): string {
  return JSON.stringify(
    logged.map(({ names, from = "2026-10-01", until = "2026-12-30", issuer = letsEncrypt }, index) => ({
      issuer_ca_id: 295_815,
      issuer_name: issuer,
      common_name: names[0],
      name_value: names.join("\n"),
      id: 20_000_000_000 + index,
      entry_timestamp: `${from}T01:00:00.123`,
      not_before: `${from}T00:00:00`,
      not_after: `${until}T00:00:00`,
      serial_number: "03a1b2",
      result_count: 2,
    })),
  );
}

/** One page of Cert Spotter, with ids from a number on. */
export function certspotterText(logged: readonly Logged[], firstId = 1): string {
  return JSON.stringify(
    logged.map(({ names, from = "2026-10-01", until = "2026-12-30", issuer = letsEncrypt, caaDomains }, index) => ({
      id: `${firstId + index}`,
      tbs_sha256: "00",
      cert_sha256: "00",
      dns_names: names,
      pubkey_sha256: "00",
      issuer: { name: issuer, friendly_name: "An authority", ...(caaDomains && { caa_domains: caaDomains }) },
      not_before: `${from}T00:00:00Z`,
      not_after: `${until}T00:00:00Z`,
      revoked: false,
    })),
  );
}

/** Answers as crt.sh does: a list for every question. */
export function crtsh(logged: readonly Logged[]): Answer {
  return json(crtshText(logged));
}

/** Answers like Cert Spotter: this many issuances per page, after the id in `after`. */
export function certspotter(logged: readonly Logged[], { page = 100 }: { readonly page?: number } = {}): Answer {
  return (socket, asked, reset) => {
    const after = Number(new URL(asked.path, "http://twin").searchParams.get("after") ?? 0);
    json(certspotterText(logged.slice(after, after + page), after + 1))(socket, asked, reset);
  };
}

function json(body: string): Answer {
  return reply({ headers: ["Content-Type: application/json"], body });
}

/** An error page that says 200, as crt.sh sends when its database is busy. */
export const errorPage: Answer = reply({
  headers: ["Content-Type: text/html; charset=UTF-8"],
  body: "<!DOCTYPE HTML PUBLIC><HTML><BODY>Sorry, something went wrong...</BODY></HTML>",
});

/** Accepts the request without answering. */
export const silence: Answer = () => {};

/** Sends half of its answer, and then nothing more. */
export function halfway(logged: readonly Logged[]): Answer {
  const text = crtshText(logged);
  const bytes = replyBytes({ headers: [`Content-Length: ${text.length + 1}`], body: text.slice(0, -1) });
  return (socket) => socket.write(bytes);
}

/** Any number of crt.sh rows, generated while sending: each has its own name and about 400 octets. */
export function manyRows(count: number, domain: string): Answer {
  return (socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n[");
    let row = 0;
    const send = (): void => {
      while (row < count) {
        const piece = piecesOf(row, Math.min(count, row + 500), domain);
        row = Math.min(count, row + 500);
        if (!socket.write(piece)) return void socket.once("drain", send);
      }
      socket.end("]");
    };
    send();
  };
}

function piecesOf(from: number, to: number, domain: string): string {
  const rows = Array.from({ length: to - from }, (_, index) => {
    const name = `host-${(from + index).toString(36)}.region-${(from + index) % 97}.${domain}`;
    const [logged] = JSON.parse(crtshText([{ names: [name, `www.${name}`].slice(0, 1) }])) as Record<string, unknown>[];
    return (from + index > 0 ? "," : "") + JSON.stringify({ ...logged, serial_number: "0".repeat(80) });
  });
  return rows.join("");
}
