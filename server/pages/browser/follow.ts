/** An update of a running report: changed parts of the page as HTML, by id. */
type Parts = Readonly<Record<string, string>>;

/** Follows a running report and shows its parts as they finish. */
export function follow(page: Document): void {
  const address = page.querySelector<HTMLElement>("[data-events]")?.dataset["events"];
  if (address === undefined) return;
  const events = new EventSource(address);
  events.addEventListener("parts", ({ data }: MessageEvent<string>) => replace(page, JSON.parse(data) as Parts));
  events.addEventListener("done", () => events.close());
  // The server stopped before the report was done: reloading shows what is stored.
  events.addEventListener("gone", () => {
    events.close();
    location.reload();
  });
  // A server with too many streams rejects another, and browsers do not retry then.
  events.addEventListener("error", () => {
    if (events.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 5000);
  });
}

function replace(page: Document, parts: Parts): void {
  for (const [id, html] of Object.entries(parts)) {
    const old = page.getElementById(id);
    const fresh = new DOMParser().parseFromString(html, "text/html").getElementById(id);
    if (!old || !fresh) continue;
    keepOpen(old, fresh);
    old.replaceWith(page.adoptNode(fresh));
  }
}

/** Keeps sections open that the reader opened. */
function keepOpen(old: HTMLElement, fresh: HTMLElement): void {
  const open = new Set(
    [...old.querySelectorAll("details[open][data-fold]")].map((each) => each.getAttribute("data-fold")),
  );
  for (const each of fresh.querySelectorAll("details[data-fold]")) {
    if (open.has(each.getAttribute("data-fold"))) each.setAttribute("open", "");
  }
}
