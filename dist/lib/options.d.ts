import type { Language } from "./types.js";
/** How to measure. What is left out keeps the default of the command line; the environment is not read. */
export interface Options {
    /** DNS resolvers to ask instead of the system's, as `IP` or `IP:port`, IPv6 in brackets. */
    readonly resolver?: string | readonly string[] | undefined;
    /** `host:port:address` or `host:port:address:port`, as curl has it: reach this host at this address, whatever the DNS says. */
    readonly resolve?: string | readonly string[] | undefined;
    /** Path of a PEM file with authorities that are trusted beside Mozilla's. */
    readonly caFile?: string | undefined;
    /** Seconds after which a target is given up; 10 unless told otherwise. */
    readonly timeout?: number | undefined;
    /** Language of every sentence in the answer; English unless told otherwise. */
    readonly lang?: Language | undefined;
    /**
     * Calls the measurement off: a `Failure` with the reason `aborted` is thrown. What `AbortSignal.timeout` ends counts as a target
     * that did not answer in time.
     */
    readonly signal?: AbortSignal | undefined;
}
