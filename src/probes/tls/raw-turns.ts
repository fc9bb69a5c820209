/** Schedules the questions to one server. */
export interface Turns {
  /** Runs in parallel with others, up to the limit. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs alone, before everything that has not begun. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Lowers the limit from now on. */
  narrow(): void;
}

/** The door's limit of parallel connections. */
const usual = 6;

/** The lower limit for a server that closed connections, besides the kept one. */
const few = 3;

/** Opens the queue of one server. */
export function openTurns(): Turns {
  const waiting: (() => void)[] = [];
  const leaving: (() => void)[] = [];
  let most = usual;
  let open = 0;
  let held = 0;
  let last: Promise<unknown> = Promise.resolve();

  function pass(): void {
    if (open === 0) for (const leave of leaving.splice(0)) leave();
    if (held > 0) return;
    for (; open < most && waiting.length > 0; open++) waiting.shift()?.();
  }

  async function beside<T>(work: () => Promise<T>): Promise<T> {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      pass();
    });
    try {
      return await work();
    } finally {
      open--;
      pass();
    }
  }

  async function afterAll<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    await before;
    if (open > 0) await new Promise<void>((resolve) => leaving.push(resolve));
    return work();
  }

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    held++;
    const mine = afterAll(last, work);
    last = Promise.allSettled([mine]);
    try {
      return await mine;
    } finally {
      held--;
      pass();
    }
  }

  return {
    beside,
    alone,
    narrow() {
      most = most > few ? few : 1;
    },
  };
}
