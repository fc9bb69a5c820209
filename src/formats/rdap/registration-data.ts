/** The registrar of a domain. */
export interface Registrar {
  readonly name: string | null;
  /** Its number in IANA's registrar list; null if not published: country registries accredit their own. */
  readonly ianaId: string | null;
  readonly url: string | null;
  readonly abuse: { readonly email: string | null; readonly phone: string | null };
}

/** A DS record (RFC 4034 §5) at a registry; `digest` in lower case. */
export interface DelegationSigner {
  readonly keyTag: number;
  readonly algorithm: number;
  readonly digestType: number;
  readonly digest: string;
}

/** The registration data from a registry or registrar, by RDAP or WHOIS. Times are ISO strings in whole seconds; null means not published. */
export interface RegistrationData {
  /** Lower-case ASCII, without a trailing dot. */
  readonly name: string;
  /** The Unicode form; null if it is the same. */
  readonly unicodeName: string | null;
  /** The registry's id of the registration. */
  readonly handle: string | null;
  readonly registrar: Registrar | null;
  readonly created: string | null;
  readonly updated: string | null;
  readonly expires: string | null;
  /** When the registrar's contract ends; the registry may have renewed automatically. */
  readonly registrarExpires: string | null;
  readonly transferred: string | null;
  /** In lower case, sorted. */
  readonly nameServers: readonly string[];
  /** In EPP spelling (`clientTransferProhibited`); others as written. */
  readonly status: readonly string[];
  readonly secureDns: { readonly isSigned: boolean | null; readonly ds: readonly DelegationSigner[] };
  /** The privacy service in place of the registrant. */
  readonly privacy: { readonly name: string } | null;
  /** The registrant as published, to compare two domains only; null where a privacy service or nothing stands in its place. */
  readonly registrant: string | null;
  /** The fields that the answer says are redacted, in its own words. */
  readonly redacted: readonly string[];
}
