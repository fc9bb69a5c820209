import type { Text } from "../core/text.ts";
import { sharedSources } from "../net/sources/shared.ts";
import type { SourceReplyId, OnSourceReply, SourceState } from "../net/sources/states.ts";
import { sourceIds, sourceTable } from "../net/sources/table.ts";

/** A third-party source, with its last answer and its last failure. */
export interface SourceStateRow extends SourceState {
  readonly id: SourceReplyId;
  readonly name: string;
  readonly terms: Text;
}

/** Each registry runs its own WHOIS server. They are asked if RDAP says too little. */
const whois = {
  name: "WHOIS",
  terms: {
    en: "Servers of IANA, registries and registrars (RFC 3912); at most two queries at a time to each",
    ko: "IANA, 등록 기관, 등록 대행사의 서버(RFC 3912). 서버마다 동시에 2개까지 질의합니다",
  },
} as const;

/** Returns the state of every third-party source that this process may ask. */
export function sourceStates(): readonly SourceStateRow[] {
  const rows = [...sourceIds.map((id) => ({ id, ...sourceTable[id] })), { id: "whois", ...whois } as const];
  return rows.map(({ id, name, terms }) => ({ id, name, terms, ...sharedSources.states.of(id) }));
}

/** Calls back after each query of this process to a third party, until the returned function is called. */
export function listenToSources(onAsked: OnSourceReply): () => void {
  return sharedSources.states.listen(onAsked);
}
