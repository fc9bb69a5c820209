/** RFC 1591 §2, RFC 3172 and the rules of each: only who is what the name says is given a domain. */
const closedTops: ReadonlySet<string> = new Set(["gov", "edu", "mil", "int", "arpa", "post", "museum", "aero", "coop"]);

/** What countries call such suffixes: `gov.uk`, `ac.jp`, `go.kr`. */
const closedSeconds: ReadonlySet<string> = new Set([
  ..."gov gob gouv govt gv go gub gouvernement government".split(" "),
  ..."ac edu acad sch k12 univ re".split(" "),
  ..."mil mod police nhs gc admin parliament judiciary".split(" "),
]);

/**
 * Top-level domains of companies, below which nobody else is given anything (ICANN, Specification 13). Chosen by hand from several
 * hundred, by who is likely to be relied on: that one is missing here says nothing.
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

/** Whether nobody can simply register a domain, since its suffix is not open to everybody. The domain is in lower case, without a dot at its end. */
export function isClosedDomain(domain: string): boolean {
  const labels = domain.split(".");
  const top = labels.at(-1) ?? "";
  if (closedTops.has(top) || brands.has(top)) return true;
  return labels.length > 2 && top.length === 2 && closedSeconds.has(labels.at(-2) ?? "");
}
