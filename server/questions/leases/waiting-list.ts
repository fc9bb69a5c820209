/** Callbacks that wait for a message about a question. */
export interface WaitingList {
  /** Returns a function that ends the wait. */
  readonly on: (question: string, hear: (note: string) => void) => () => void;
  /** Takes a message as `messageOf` writes it. */
  readonly tell: (message: string) => void;
}

/** Opens an empty list. */
export function openWaitingList(): WaitingList {
  const waiting = new Map<string, Set<(note: string) => void>>();
  return {
    on(question, hear) {
      const all = waiting.get(question) ?? new Set();
      waiting.set(question, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0 && waiting.get(question) === all) waiting.delete(question);
      };
    },
    tell(message) {
      const end = message.indexOf(" ");
      for (const hear of waiting.get(message.slice(0, end)) ?? []) hear(message.slice(end + 1));
    },
  };
}

/** A message about a question; the name of a question holds no space. */
export function messageOf(question: string, note: string): string {
  return `${question} ${note}`;
}
