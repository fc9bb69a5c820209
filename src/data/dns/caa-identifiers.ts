/** DigiCert, and the CAs that it acquired or operates. */
const digicert = [
  ..."digicert.com www.digicert.com digicert.ne.jp cybertrust.ne.jp symantec.com geotrust.com rapidssl.com thawte.com".split(
    " ",
  ),
  ..."digitalcertvalidation.com volusion.digitalcertvalidation.com stratossl.digitalcertvalidation.com".split(" "),
  ..."intermediatecertificate.digitalcertvalidation.com 1and1.digitalcertvalidation.com quovadisglobal.com".split(" "),
  ..."amazon.com amazontrust.com awstrust.com amazonaws.com pkioverheid.nl www.pkioverheid.nl".split(" "),
];

/** Sectigo, formerly Comodo, which also issues for names that Entrust's customers had. */
const sectigo =
  "sectigo.com usertrust.com trust-provider.com comodo.com comodoca.com entrust.net affirmtrust.com".split(" ");

const amazon = "amazon.com amazontrust.com awstrust.com amazonaws.com aws.amazon.com".split(" ");
const entrust = ["entrust.net", "affirmtrust.com", ...sectigo, "ssl.com"];
const sslcom = ["ssl.com", "entrust.net", "affirmtrust.com"];
const trustwave = ["trustwave.com", "securetrust.com", "vikingcloud.com"];
const dtrust = ["d-trust.net", "d-trust.de", "dtrust.de", "dtrust.net"];
const telekom = ["telesec.de", "pki.dfn.de", "dfn.de"];
const telia = ["telia.com", "telia.fi", "telia.se"];
const godaddy = ["godaddy.com", "starfieldtech.com"];
const trustasia = ["trustasia.com"];

/**
 * The CAA domains that a CA recognises, by the issuer's organisation in lower case. Source: CCADB, "CAA Identifiers"
 * (AllCAAIdentifiersReport, June 2025) and the certification practice statements that it refers to. Where an organisation runs
 * intermediates under roots of several CAs, the domains of all of them are listed. Organisations that are missing here are not checked.
 */
const byOrganization: Readonly<Record<string, readonly string[]>> = {
  accv: ["accv.es"],
  "ac camerfirma s.a.": ["camerfirma.com"],
  "actalis s.p.a.": ["actalis.it"],
  affirmtrust: ["affirmtrust.com", "entrust.net"],
  amazon,
  "amazon trust services": amazon,
  "apple inc.": ["pki.apple.com", ...digicert, ...sectigo],
  "asseco data systems s.a.": ["certum.pl", "certum.eu"],
  "beijing certificate authority": ["bjca.cn"],
  "buypass as-983163327": ["buypass.com", "buypass.no"],
  certainly: ["certainly.com"],
  certigna: ["certigna.fr", "certigna.com"],
  "certsign sa": ["certsign.ro"],
  "china financial certification authority": ["cfca.com.cn"],
  "cloudflare, inc.": [...digicert, "cloudflare.com"],
  "comodo ca limited": sectigo,
  "cybertrust japan co., ltd.": ["cybertrust.co.jp", "cybertrust.ne.jp"],
  "d-trust gmbh": dtrust,
  "deutsche telekom security gmbh": telekom,
  "t-systems international gmbh": telekom,
  "digicert inc": digicert,
  "digicert, inc.": digicert,
  "emudhra technologies limited": ["emsign.com"],
  "emudhra inc": ["emsign.com"],
  "entrust, inc.": entrust,
  "entrust corporation": entrust,
  "entrust limited": entrust,
  "gehirn inc.": sectigo,
  "globalsign nv-sa": ["globalsign.com"],
  globalsign: ["globalsign.com"],
  "godaddy.com, inc.": godaddy,
  "starfield technologies, inc.": [...godaddy, ...amazon],
  "google trust services": ["pki.goog"],
  "google trust services llc": ["pki.goog"],
  "hellenic academic and research institutions ca": ["harica.gr"],
  identrust: ["identrust.com"],
  "identrust, inc.": ["identrust.com"],
  "internet security research group": ["letsencrypt.org"],
  "let's encrypt": ["letsencrypt.org"],
  "microsec ltd.": ["e-szigno.hu"],
  "microsoft corporation": ["microsoft.com", ...digicert],
  "netlock kft.": ["netlock.hu", "netlock.net", "netlock.eu", "netlock.com"],
  "quovadis limited": digicert,
  "secom trust systems co.,ltd.": ["secomtrust.net"],
  "sectigo limited": sectigo,
  "ssl corp": sslcom,
  "ssl corporation": sslcom,
  "swisssign ag": ["swisssign.com", "swisssign.net"],
  "taiwan-ca": ["twca.com.tw"],
  "telia company ab": telia,
  "telia finland oyj": telia,
  "the usertrust network": sectigo,
  "trustasia technologies, inc.": [...trustasia, ...digicert, ...sectigo],
  "trustwave holdings, inc.": trustwave,
  "viking cloud, inc.": trustwave,
  unitrust: ["sheca.com", "imtrust.cn", "wwwtrust.cn"],
  "wotrus ca limited": ["wotrus.com", "wosign.com", ...sectigo],
  zerossl: ["zerossl.com", ...sectigo],
  "zerossl gmbh": ["zerossl.com", ...sectigo],
};

/** The CAA domains of all CAs. */
export const caaIdentifiers: ReadonlySet<string> = new Set(Object.values(byOrganization).flat());

/** The CAA domains of a CA by its organisation; null where it is unknown. */
export function caaIdentifiersOf(organization: string | null): readonly string[] | null {
  const key = (organization ?? "").toLowerCase();
  return Object.hasOwn(byOrganization, key) ? (byOrganization[key] ?? null) : null;
}
