import { failure } from "../../../core/failure.ts";
import { readCertspotterRow } from "../../../formats/ct/certspotter.ts";
import { mostOctets, openIntake, patience, type SourceContext, type CtSource } from "./source.ts";

const name = "Cert Spotter";

/** Maximum size of a page in bytes. */
const pageOctets = 16 * 1024 * 1024;

/** Maximum number of certificates over all pages. */
const mostRows = 1_000_000;

/** The optional fields that are requested. */
const expanded = ["dns_names", "issuer", "issuer.caa_domains"].map((each) => `&expand=${each}`).join("");

/** Cert Spotter by SSLMate: unexpired certificates, in pages, each requested after the last entry of the one before. */
export const certspotter = {
  id: "certspotter",
  name,
  async ask(domain, asking) {
    let after: string | null = null;
    let [rows, octets] = [0, 0];
    for (;;) {
      const page = await readPage(domain, after, asking, { rows: mostRows - rows, octets: mostOctets - octets });
      rows += page.rows;
      octets += page.octets;
      if (page.end !== "whole") return { end: page.end };
      if (page.last === null) return { end: "whole" };
      if (octets >= mostOctets) return { end: "full" };
      // A page that repeats its cursor would never end.
      if (page.last === after) throw failure("source.malformed", { source: name, host: "", detail: "loop" });
      after = page.last;
    }
  },
} satisfies CtSource;

async function readPage(
  domain: string,
  after: string | null,
  asking: SourceContext,
  left: { readonly rows: number; readonly octets: number },
) {
  let octets = 0;
  let last: string | null = null;
  const intake = openIntake(asking, readCertspotterRow, ({ id }) => (last = id), left.rows);
  const from = after === null ? "" : `&after=${encodeURIComponent(after)}`;
  const { status } = await asking.net.source("certspotter", {
    path: `issuances?domain=${encodeURIComponent(domain)}&include_subdomains=true${expanded}${from}`,
    headers: { accept: "application/json" },
    limit: Math.min(pageOctets, left.octets),
    patience,
    receive(bytes) {
      octets += bytes.length;
      intake.write(bytes);
    },
  });
  if (status !== 200) throw failure("source.status", { source: name, host: "", status });
  return { ...intake.end(), octets, last: last as string | null };
}
