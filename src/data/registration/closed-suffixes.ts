/** RFC 1591 §2, RFC 3172 and each one's rules: only eligible organisations get a domain. */
const closedTops: ReadonlySet<string> = new Set(["gov", "edu", "mil", "int", "arpa", "post", "museum", "aero", "coop"]);

/** The national equivalents: `gov.uk`, `ac.jp`, `go.kr`. */
const closedSeconds: ReadonlySet<string> = new Set([
  ..."gov gob gouv govt gv go gub gouvernement government".split(" "),
  ..."ac edu acad sch k12 univ re".split(" "),
  ..."mil mod police nhs gc admin parliament judiciary".split(" "),
]);

/**
 * Brand top-level domains, which are not open for registration (ICANN, Specification 13). Chosen by hand from several hundred, by how
 * likely records refer to them; the list is incomplete.
 */
const brands: ReadonlySet<string> = new Set([
  ..."google goog youtube android chrome gmail gle nest microsoft azure bing xbox windows office skype hotmail".split(
    " ",
  ),
  ..."apple aws amazon kindle audible imdb cisco oracle ibm sap intel hp dell netflix samsung hyundai kia lg".split(
    " ",
  ),
  ..."sony canon toshiba hitachi fujitsu nec panasonic bmw audi ferrari toyota honda volkswagen seat".split(" "),
  ..."visa jpmorgan chase barclays hsbc citi bnpparibas abb bosch siemens philips sky bbc weber leclerc".split(" "),
]);

/** Whether a domain's suffix is not open to everyone for registration. The domain is in lower case, without a trailing dot. */
export function isClosedDomain(domain: string): boolean {
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  if (closedTops.has(top) || brands.has(top)) return true;
  return labels.length > 2 && top.length === 2 && closedSeconds.has(labels.at(-2) ?? "");
}
