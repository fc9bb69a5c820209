/** Milliseconds between two updates. */
const every = 2000;

/** Fills a table of reports while they are measured: loads the page again and replaces the table. */
export function refill(page: Document): void {
  const table = page.querySelector("#reports[data-refill]");
  if (!table) return;
  setTimeout(() => void renew(page), every);
}

async function renew(page: Document): Promise<void> {
  try {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("reports");
    if (fresh) page.getElementById("reports")?.replaceWith(page.adoptNode(fresh));
  } catch {
    // The server may be restarting: the next try shows it.
  }
  refill(page);
}
