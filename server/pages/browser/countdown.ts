/** Counts the seconds down to the time at which a waiting report continues. The server sends the rest of the report by itself. */
export function countDown(page: Document): void {
  setInterval(() => {
    const waiting = page.querySelector<HTMLElement>("#waiting:not([hidden]) [data-until]");
    const until = Date.parse(waiting?.dataset["until"] ?? "");
    if (!waiting || Number.isNaN(until)) return;
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    waiting.textContent = (waiting.textContent ?? "").replace(/\d+/, `${seconds}`);
  }, 1000);
}
