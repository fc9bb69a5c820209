import type { Fetch } from "./over-fetch.ts";

/** The `fetch` of this runtime, looked up at each request, so that a program may replace it. */
export const globalFetch: Fetch = (url, init) => fetch(url, init);
