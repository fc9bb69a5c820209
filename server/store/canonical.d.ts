/**
 * Canonical JSON: keys sorted, no space. The instant of the observation is taken out, so that the same result of two days is the same
 * text; `timed` puts it back.
 */
export declare function timeless(value: unknown, observedAt: number): string;
/** What `timeless` wrote, with the instant put back. */
export declare function timed(json: string, observedAt: number): unknown;
