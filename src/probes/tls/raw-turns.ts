/** Lets questions to one server wait for each other. */
export interface Turns {
  /** Runs beside others, so many at a time. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs with nothing beside it, before whatever has not begun. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Lets fewer run at a time from now on. */
  narrow(): void;
}

/** As many as the door lets go at a time. */
const usual = 6;

/** Where that was too much for a server, beside the connection that is kept. */
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
