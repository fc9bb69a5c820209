/** Whoever a registrant has the registration from. */
export interface Registrar {
  readonly name: string | null;
  /** Its number in IANA's list of registrars, digits alone; null where it is not published: registries of countries accredit their own. */
  readonly ianaId: string | null;
  readonly url: string | null;
  readonly abuse: { readonly email: string | null; readonly phone: string | null };
}

/** A DS record (RFC 4034 §5) as a registry holds it; `digest` in lower case. */
export interface DelegationSigner {
  readonly keyTag: number;
  readonly algorithm: number;
  readonly digestType: number;
  readonly digest: string;
}

/** What a registry or a registrar says of a domain, in RDAP or in WHOIS. Times are ISO strings in whole seconds; null is what it does not say. */
export interface RegistrationData {
  /** In lower case, in ASCII, without a dot at its end. */
  readonly name: string;
  /** As people write it; null where that is the same. */
  readonly unicodeName: string | null;
  /** The registry's own key of the registration. */
  readonly handle: string | null;
  readonly registrar: Registrar | null;
  readonly created: string | null;
  readonly updated: string | null;
  readonly expires: string | null;
  /** When the registrar's own contract ends, which the registry may have renewed by itself. */
  readonly registrarExpires: string | null;
  readonly transferred: string | null;
  /** In lower case and in order. */
  readonly nameServers: readonly string[];
  /** As EPP spells them (`clientTransferProhibited`); others as they are written. */
  readonly status: readonly string[];
  readonly secureDns: { readonly isSigned: boolean | null; readonly ds: readonly DelegationSigner[] };
  /** The service that stands in for the registrant. */
  readonly privacy: { readonly name: string } | null;
  /** What the answer says that it leaves out, in its own words. */
  readonly redacted: readonly string[];
}
