/** A query behind a path, as it stands within a text of JSON: names, and values of which any may be a secret. */
const query =
  /(?<=[\w/.~%:-])\?(?:[\w.~%[\]-]{1,100}=[^\s"\\&#<>;,']*)(?:&(?:amp;)?[^\s"\\#<>=&;,']{0,100}(?:=[^\s"\\&#<>;,']*)?)*/g;

/**
 * A text of JSON without the values of queries. A redirect may hand a token over (RFC 9700 §4.3.1): whoever asked sees it in the answer,
 * and the store keeps that there was one.
 */
export function withoutQueryValues(json: string): string {
  return json.replace(query, (text) => text.replace(/=[^&]+/g, "=…"));
}
