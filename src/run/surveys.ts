import type { TlsSurveyed, Surveys } from "../core/net/surveys.ts";

/** Milliseconds for which an observation may be used. */
const surveyLifetime = 60_000;

/** The most origins kept; the least recently used ones are evicted. */
const mostOrigins = 1000;

interface Entry {
  readonly begunAt: number;
  readonly coming: Promise<TlsSurveyed | null>;
}

/** The surveys of all runs of an engine. */
export interface SurveyCache {
  /** The view of a run that uses only what began at `since` (Unix milliseconds) or later, and at most {@link surveyLifetime} ago. */
  since(since: number): Surveys;
}

/** Opens an empty cache. */
export function openSurveys(now: () => number = Date.now): SurveyCache {
  // A map keeps insertion order, so the first key is the least recently used.
  const entries = new Map<string, Entry>();

  function put(origin: string, entry: Entry): void {
    entries.delete(origin);
    entries.set(origin, entry);
    const [oldest] = entries.keys();
    if (entries.size > mostOrigins && oldest !== undefined) entries.delete(oldest);
  }

  function withdraw(origin: string, entry: Entry): void {
    if (entries.get(origin) === entry) entries.delete(origin);
  }

  return {
    since: (since) => ({
      find(origin) {
        const known = entries.get(origin);
        if (!known || known.begunAt < Math.max(since, now() - surveyLifetime)) return null;
        put(origin, known);
        return known.coming;
      },
      offer(origin, observing) {
        const begunAt = now();
        const coming = observing.then(
          (done) => done && { ...done, begunAt },
          () => null,
        );
        const entry = { begunAt, coming };
        put(origin, entry);
        void coming.then((done) => done ?? withdraw(origin, entry));
      },
    }),
  };
}
