/** HTML §4.12.1, "prepare the script element", step 8: types that browsers run; others are data blocks. */
const javascript =
  /^(?:(?:application|text)\/(?:x-)?(?:ecmascript|javascript)|text\/(?:javascript1\.[0-5]|jscript|livescript)|module)$/i;

/** Cloudflare's Rocket Loader marks scripts that it runs itself: `1f3a…-text/javascript`. */
const deferred = /^[0-9a-f]{8,64}-(?=text\/javascript$|module$)/i;

/** Whether a script element with these attributes loads a script. Pure; never throws. */
export function isScript(attributes: ReadonlyMap<string, string>): boolean {
  const type = attributes.get("type");
  const language = attributes.get("language");
  if (type === "" || (type === undefined && (language === undefined || language === ""))) return true;
  const kind = type === undefined ? `text/${language}` : type.trim().replace(deferred, "");
  return javascript.test(kind);
}
