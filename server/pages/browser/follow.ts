/** What the server tells of a report that is under way: the parts of the page that changed, as HTML by their ids. */
type Parts = Readonly<Record<string, string>>;

/** Follows a report that is under way, and shows its parts as they finish. */
export function follow(page: Document): void {
  const address = page.querySelector<HTMLElement>("[data-events]")?.dataset["events"];
  if (address === undefined) return;
  const events = new EventSource(address);
  events.addEventListener("parts", ({ data }: MessageEvent<string>) => replace(page, JSON.parse(data) as Parts));
  events.addEventListener("done", () => events.close());
  // The server ended before the report: the page that is loaded again shows what is stored.
  events.addEventListener("gone", () => {
    events.close();
    location.reload();
  });
  // A server with too many streams refuses another one, and browsers do not retry then.
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

/** What a reader has unfolded stays unfolded. */
function keepOpen(old: HTMLElement, fresh: HTMLElement): void {
  const open = new Set(
    [...old.querySelectorAll("details[open][data-fold]")].map((each) => each.getAttribute("data-fold")),
  );
  for (const each of fresh.querySelectorAll("details[data-fold]")) {
    if (open.has(each.getAttribute("data-fold"))) each.setAttribute("open", "");
  }
}
