/** A query after a path within JSON text: names, and values that may be secrets. */
const query =
  /(?<=[\w/.~%:-])\?(?:[\w.~%[\]-]{1,100}=[^\s"\\&#<>;,']*)(?:&(?:amp;)?[^\s"\\#<>=&;,']{0,100}(?:=[^\s"\\&#<>;,']*)?)*/g;

/**
 * A JSON text without the values of queries. A redirect may contain a token (RFC 9700 §4.3.1): the caller sees it in the answer, and the
 * store keeps only the name.
 */
export function withoutQueryValues(json: string): string {
  return json.replace(query, (text) => text.replace(/=[^&]+/g, "=…"));
}
