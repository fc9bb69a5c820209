/** Suffixes that people try first everywhere, and that most organisations would also register. */
export const firstSuffixes: readonly string[] = "com net org co io app co.kr kr info biz me xyz".split(" ");

/**
 * Other suffixes used for imitations; chosen by hand: those known for abuse, large country codes, and generic ones. Only suffixes that are
 * open to everyone: not `gov`, `edu` or `go.kr`.
 */
export const otherSuffixes: readonly string[] = [
  ..."top shop online site vip icu click live store club work life fun rest cyou sbs bond cfd lol buzz gq tk ml cf ga".split(
    " ",
  ),
  ..."dev ai cc tv us eu de uk co.uk fr it es nl pl ru cn com.cn jp co.jp in br com.br ca au com.au ch at be se no dk fi cz".split(
    " ",
  ),
  ..."hu ro pt gr ie tr com.tr ua il co.il za co.za mx com.mx ar com.ar cl pe vn com.vn th co.th id co.id my com.my sg com.sg hk".split(
    " ",
  ),
  ..."tw com.tw ph com.ph nz co.nz ae sa pk bd lk np kz by lt lv ee sk si hr bg rs is lu asia name pro mobi tel cat cm om".split(
    " ",
  ),
  ..."or.kr ne.kr pe.kr xn--3e0b707e tech space website world today email support services solutions center company group".split(
    " ",
  ),
  ..."agency digital media network systems cloud link page blog news zone run one plus bank finance money pw ws la su ly gg to sh im".split(
    " ",
  ),
  ..."al fit fm ir jobs ms ng ooo tips ug wang wiki xxx".split(" "),
];
