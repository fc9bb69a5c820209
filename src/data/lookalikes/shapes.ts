/** An ASCII sequence that is misread as another, and how easily: 3 in most fonts at a glance, 2 in many, 1 by a careless reader. */
export interface Shape {
  readonly from: string;
  readonly to: string;
  readonly nearness: 1 | 2 | 3;
}

/**
 * Confusable ASCII sequences; chosen by hand, November 2026, from letters that browsers' sans-serif fonts draw alike (UTS #39 skeletons of
 * ASCII: 0 and o, 1 and l, rn and m) and the substitutions named in phishing reports.
 */
export const asciiShapes: readonly Shape[] = [
  ...shapes(3, "l:1,i i:l,1 1:l,i o:0 0:o m:rn w:vv rn:m vv:w cl:d"),
  ...shapes(2, "d:cl g:q q:g nn:m m:nn 5:s s:5 2:z z:2 u:v v:u e:3 a:4 t:7 b:8 8:b j:i"),
  ...shapes(1, "3:8 8:3 6:9 9:6 b:d,lb c:e d:b,dl e:c h:lh k:lk,ik,lc m:n,rr n:m,r"),
];

function shapes(nearness: Shape["nearness"], text: string): readonly Shape[] {
  return text.split(" ").flatMap((pair) => {
    const [from = "", to = ""] = pair.split(":");
    return to.split(",").map((each) => ({ from, to: each, nearness }));
  });
}

/** Kana and Han characters that look alike, and kana that differ in a stroke; chosen by hand, November 2026. */
export const strokePairs: readonly (readonly [one: string, other: string])[] =
  "ニ二 カ力 ロ口 エ工 ト卜 タ夕 ハ八 ミ三 チ千 オ才 ム厶 ヘへ リり ベべ ペぺ ー一 シツ ソン ノ丿 ッツ ャヤ ュユ ョヨ ァア ィイ ェエ ォオ っつ ゃや ゅゆ ょよ 未末 土士 日曰 己已 干千 大太 人入 天夫 王玉 白自 目日"
    .split(" ")
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const);
