/** A public suffix whose registry checks who registers, and its rule. */
interface RestrictedSuffix {
  readonly suffixes: readonly string[];
  /** Who may register, by the registry's policy. */
  readonly policy: string;
}

function restricted(suffixes: string, policy: string): RestrictedSuffix {
  return { suffixes: suffixes.split(" "), policy };
}

/**
 * Suffixes below which strangers cannot register names, by the policies of their registries, November 2026. Names there may be taken over,
 * so only signs in the spelling of the host count less. Open ones are left out: .ac itself, .edu.pl, .edu.co.com, .ac.nz's resellers.
 */
const table: readonly RestrictedSuffix[] = [
  restricted("gov", "get.gov: public bodies of the United States, verified by CISA"),
  restricted("edu", "EDUCAUSE: accredited institutions of the United States"),
  restricted("mil", "Department of Defense of the United States"),
  restricted("int", "IANA: organisations founded by treaty (RFC 1591, section 2)"),
  restricted(
    "gov.uk ac.uk nhs.uk police.uk mod.uk parliament.uk sch.uk",
    "Jisc, Nominet and the Cabinet Office: public bodies, checked",
  ),
  restricted("gov.au edu.au", "auDA: governments and registered institutions of education"),
  restricted("govt.nz ac.nz school.nz mil.nz cri.nz parliament.nz", "InternetNZ: moderated second levels"),
  restricted("gc.ca gov.ca", "Government of Canada"),
  restricted(
    "go.kr ac.kr re.kr mil.kr hs.kr ms.kr es.kr sc.kr kg.kr",
    "KISA: public bodies, research and schools of Korea",
  ),
  restricted("co.jp go.jp ac.jp ed.jp lg.jp ad.jp", "JPRS: organisational types, one per registered organisation"),
  restricted("gov.cn edu.cn mil.cn ac.cn", "CNNIC and CERNET: public bodies and institutions"),
  restricted("gov.tw edu.tw mil.tw", "TWNIC: public bodies and schools"),
  restricted("gov.hk edu.hk", "HKIRC: departments and registered schools"),
  restricted("gov.sg edu.sg", "SGNIC: public bodies and registered schools"),
  restricted("gov.in nic.in ac.in edu.in res.in mil.in", "NIC and ERNET: public bodies and recognised institutions"),
  restricted("gov.my edu.my mil.my", "MYNIC: public bodies and registered institutions"),
  restricted("go.th ac.th mi.th", "THNIC: public bodies and institutions"),
  restricted("go.id ac.id sch.id mil.id desa.id", "PANDI: public bodies and schools"),
  restricted("gov.ph edu.ph", "dotPH and DICT: public bodies and schools"),
  restricted("gov.vn edu.vn", "VNNIC: public bodies and institutions"),
  restricted("gov.il ac.il k12.il muni.il idf.il", "ISOC-IL: closed second levels"),
  restricted("gov.za ac.za edu.za school.za mil.za", "ZADNA: moderated second levels"),
  restricted("gov.tr edu.tr bel.tr pol.tr mil.tr k12.tr tsk.tr", "TRABIS: documents required"),
  restricted("gov.br edu.br jus.br leg.br mp.br mil.br def.br", "Registro.br: restricted categories"),
  restricted("gob.mx edu.mx", "NIC Mexico: public bodies and institutions"),
  restricted("gob.ar gov.ar edu.ar mil.ar", "NIC Argentina: special zones"),
  restricted("gob.cl gov.cl", "NIC Chile: ministries"),
  restricted("gov.co mil.co edu.co", "MinTIC: restricted zones"),
  restricted("gob.pe edu.pe mil.pe", "Red Científica Peruana: documents required"),
  restricted(
    "gob.ec gob.es edu.es gob.ve gob.bo gob.gt gob.sv gob.hn gob.pa gub.uy edu.uy",
    "public bodies, by the national registry",
  ),
  restricted("gouv.fr", "AFNIC: services of the State"),
  restricted("gov.it edu.it", "AgID and MIUR: reserved for public bodies and schools"),
  restricted("gov.pt", "DNS.PT: public bodies"),
  restricted("gov.pl mil.pl", "NASK: public bodies"),
  restricted("gv.at ac.at", "nic.at: public bodies and ACOnet members"),
  restricted("gov.gr", "FORTH: public bodies"),
  restricted(
    "gov.ie gov.ua gov.ro gov.hu gov.cz gov.sk gov.rs gov.bg gov.lt gov.lv gov.mt gov.cy gov.kz gov.az gov.ge",
    "public bodies, by the national registry",
  ),
  restricted(
    "gov.sa edu.sa gov.ae ac.ae gov.qa edu.qa gov.eg edu.eg gov.jo edu.jo gov.kw edu.kw gov.om gov.bh gov.lb edu.lb",
    "public bodies and institutions, by the national registry",
  ),
  restricted(
    "go.ke ac.ke sc.ke gov.ng edu.ng gov.gh edu.gh go.tz ac.tz go.ug ac.ug gov.et edu.et gov.zm ac.zm",
    "public bodies and institutions, by the national registry",
  ),
  restricted(
    "gov.pk edu.pk gov.bd edu.bd ac.bd gov.lk ac.lk edu.lk sch.lk gov.np edu.np",
    "public bodies and institutions, by the national registry",
  ),
  restricted("bank insurance pharmacy", "fTLD and NABP: verified members of the trade"),
];

const all: ReadonlySet<string> = new Set(table.flatMap(({ suffixes }) => suffixes));

/** Whether a name stands under a suffix with a restricted registry. */
export function isRestricted(name: string): boolean {
  const labels = name.split(".");
  return labels.length > 1 && (all.has(labels.at(-1) ?? "") || all.has(labels.slice(-2).join(".")));
}
