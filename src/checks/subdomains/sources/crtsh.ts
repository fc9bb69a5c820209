import { failure } from "../../../core/failure.ts";
import { readCrtshRow } from "../../../formats/ct/crtsh.ts";
import { mostOctets, openIntake, patience, type CtSource } from "./source.ts";

const name = "crt.sh";

/** crt.sh by Sectigo: every logged certificate in one answer, without precertificates whose certificate is logged. */
export const crtsh = {
  id: "crtsh",
  name,
  async ask(domain, asking) {
    const intake = openIntake(asking, readCrtshRow);
    const path = `?q=${encodeURIComponent(`%.${domain}`)}&output=json&deduplicate=Y`;
    const { status } = await asking.net.source("crtsh", {
      path,
      headers: { accept: "application/json" },
      limit: mostOctets,
      patience,
      receive: (bytes) => intake.write(bytes),
    });
    // crt.sh returns an empty list for an unknown domain; 404 comes from its proxy when it is overloaded.
    if (status !== 200) throw failure("source.status", { source: name, host: "crt.sh", status });
    return intake.end();
  },
} satisfies CtSource;
