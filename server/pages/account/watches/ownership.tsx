import type { VNode } from "preact";
import { fill } from "../../../../src/core/text.ts";
import { harmless } from "../../../../src/report/github/escape.ts";
import type { DataOf } from "../../../operations/table.ts";
import { Form, Secret } from "../form.tsx";
import { Time } from "../time.tsx";
import type { Visit } from "../visit.ts";
import { words } from "./words.ts";

/** The results of a verification, by method. */
export type Seen = DataOf<"verifyOwnership">["seen"];

interface OwnershipProps {
  readonly visit: Visit;
  readonly ownership: DataOf<"ownership">;
  readonly host: string;
}

/** How to prove a domain: what to publish with either method, what is proven, and the last verification's results. */
export function Ownership({ visit, ownership, host }: OwnershipProps): VNode {
  const { language } = visit;
  const { domain, record, file, proofs } = ownership;
  return (
    <section aria-labelledby="ownership">
      <h2 id="ownership">{words.ownership[language]}</h2>
      <SeenNow visit={visit} />
      {proofs.length === 0 ? (
        <p>{words.unproven[language]}</p>
      ) : (
        <ul>
          {proofs.map(({ name, kind, checkedAt }) => (
            <li>
              <span class="tag pass">{words.proven[language]}</span>{" "}
              {fill(words.proofs[kind], { name: harmless(name, 253) }, language)} (
              <Time at={checkedAt} language={language} />)
            </li>
          ))}
        </ul>
      )}
      <p>{words.ownershipAbout[language]}</p>
      <p>{fill(words.record, { domain: harmless(domain, 253) }, language)}</p>
      <Secret label={words.recordName[language]} text={record.name} visit={visit} />
      <Secret label={words.recordValue[language]} text={record.value} visit={visit} />
      <p>{fill(words.file, { host: harmless(host, 253) }, language)}</p>
      <Secret label={words.fileUrl[language]} text={file.url} visit={visit} />
      <Secret label={words.fileLine[language]} text={file.line} visit={visit} />
      <Form visit={visit} name="verify" look="plain" submit={words.verify[language]} />
    </section>
  );
}

function SeenNow({ visit: { made, language } }: { readonly visit: Visit }): VNode | null {
  if (made === null) return null;
  const { dns, https } = made as Seen;
  const isFound = dns === "shown" || https === "shown";
  return (
    <div class={`verdict ${isFound ? "pass" : "warn"}`} role="status">
      <p>
        {words.seenDns[language]}: {words.seen[dns][language]}
      </p>
      <p>
        {words.seenFile[language]}: {words.seen[https][language]}
      </p>
    </div>
  );
}
