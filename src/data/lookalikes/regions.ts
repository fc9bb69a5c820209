/** Where a domain is used: its suffixes, and the language of the words that phishing adds. */
export interface Region {
  /** Top levels of the region, in ASCII. */
  readonly tops: readonly string[];
  /** Suffixes that people there try, the most usual first: siblings of second levels, then neighbours and those of the same language. */
  readonly suffixes: readonly string[];
  /** A key of the words by language; null where phishing uses English. */
  readonly language: string | null;
}

/** By hand on 2026-11-29, from the second levels in the Public Suffix List and from neighbouring countries with a common language. */
const table = `
de | at ch eu li lu | German
at | co.at or.at de ch eu li | German
ch li | ch li de at fr it eu | German
lu | lu fr de be eu | French
fr re pm yt tf wf mc | com.fr be ch lu ca eu re | French
be | nl fr eu lu de | Dutch
nl | be eu de com.nl co.nl | Dutch
es cat gal eus | com.es nom.es org.es cat eu com.mx mx com.ar com.co cl com.pe | Spanish
mx | com.mx org.mx net.mx us es com.co com.ar | Spanish
ar | com.ar net.ar org.ar com.uy cl es com.mx | Spanish
co | com.co net.co nom.co com.mx com.ve com.ec es | Spanish
cl | com.ar com.pe es com.co | Spanish
pe | com.pe org.pe net.pe com.bo com.ec cl es | Spanish
ve ec uy py bo cr gt do hn sv ni pa cu pr | com.ve com.ec com.uy com.py com.bo co.cr com.gt com.do es com.mx com.co | Spanish
pt | com.pt org.pt com.br eu es | Portuguese
br | com.br net.br org.br app.br ind.br pt | Portuguese
it sm va | it eu ch com.it | Italian
pl | com.pl net.pl org.pl eu de | Polish
cz | sk eu co.cz | Czech
sk | cz eu | Czech
hu | co.hu org.hu eu ro | null
ro md | com.ro org.ro eu md | null
se | nu no dk fi eu com.se | Swedish
no | se dk co.no eu | Danish
dk | se no eu co.dk | Danish
fi | se ee eu | null
ee lv lt | ee lv lt eu | null
gr cy | com.gr org.gr net.gr xn--qxam com.cy eu | null
bg | xn--90ae eu com.bg | null
hr si rs ba me mk | hr si rs ba co.rs com.hr eu | null
uk gb | co.uk org.uk me.uk uk ltd.uk net.uk plc.uk ie eu | null
ie | uk co.uk eu | null
us | us ca com.co | null
ca | us fr com.co | null
au | com.au net.au org.au au id.au asn.au co.nz nz | null
nz | co.nz net.nz org.nz nz geek.nz com.au | null
za | co.za org.za net.za web.za africa | null
ng ke gh tz ug | com.ng co.ke com.gh co.tz co.ug africa | null
eg ma dz tn ae sa qa kw bh om jo lb | ae co.ae com.sa sa com.eg com.qa com.kw co.ma | null
ir | co.ir net.ir org.ir | null
il | co.il org.il net.il muni.il xn--4dbrk0ce | null
tr | com.tr net.tr org.tr web.tr gen.tr | Turkish
ru | xn--p1ai su com.ru net.ru org.ru by kz | Russian
su | ru xn--p1ai com.ru by kz | Russian
xn--p1ai | xn--p1ai ru su com.ru | Russian
by | com.by xn--90ais ru | Russian
kz | com.kz org.kz xn--80ao21a ru | Russian
ua | com.ua net.ua org.ua in.ua kyiv.ua kiev.ua pp.ua xn--j1amh | null
in | co.in net.in org.in firm.in gen.in ind.in | null
pk bd lk np | com.pk pk com.bd com.lk lk com.np | null
id | co.id web.id or.id my.id biz.id id | Indonesian
my | com.my net.my org.my my sg com.sg | null
sg | com.sg net.sg org.sg sg my com.my | null
th | co.th in.th or.th net.th xn--o3cw4h | null
vn | com.vn net.vn org.vn vn | Vietnamese
ph | com.ph net.ph org.ph ph | null
cn | com.cn cn net.cn org.cn xn--fiqs8s hk com.hk tw | Chinese
hk | com.hk hk net.hk org.hk cn tw com.tw | Chinese
tw | com.tw tw net.tw org.tw idv.tw hk cn | Chinese
jp | co.jp jp ne.jp or.jp gr.jp | Japanese
kr xn--3e0b707e | co.kr kr or.kr ne.kr pe.kr xn--3e0b707e | Korean
eu | eu de fr nl be it | null
`;

/** The regions, in the order of the table. */
export const regions: readonly Region[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [tops = "", suffixes = "", language = ""] = line.split(" | ");
    return { tops: tops.split(" "), suffixes: suffixes.split(" "), language: language === "null" ? null : language };
  });

/** The top level at which names with such letters are at home. */
export const letterHomes: readonly (readonly [letters: RegExp, top: string])[] = [
  [/\p{Script=Hangul}/u, "kr"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "jp"],
  [/\p{Script=Han}/u, "cn"],
  [/[єіїґ]/u, "ua"],
  [/\p{Script=Cyrillic}/u, "ru"],
  [/\p{Script=Greek}/u, "gr"],
  [/\p{Script=Hebrew}/u, "il"],
  [/\p{Script=Arabic}/u, "ae"],
  [/\p{Script=Thai}/u, "th"],
  [/[äöüß]/u, "de"],
];

/** Top levels that are one letter away from another, and open to everyone. */
export const topTypos: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    com: ["co", "cm", "om", "com.co"],
    net: ["ne"],
    info: ["in"],
    co: ["cm", "com"],
    de: ["dk"],
    fr: ["fi"],
    nl: ["no"],
    es: ["se"],
    kr: ["kg"],
    ch: ["cn", "cz"],
    uk: ["ua"],
    us: ["su"],
    pl: ["pt"],
    at: ["ar"],
  }),
);
