/**
 * Letters and digits that look like ASCII ones within a word of their script, by script, the closest first: from the confusables table of
 * UTS #39, and the additions that Chromium keeps for host names (components/url_formatter/spoof_checks, read on 2026-11-29).
 */
const table = `
Cyrillic a:а b:ьвҍ c:сҫ d:ԁԃ e:еєҽҿ f:ғӻ g:ԍ h:һнћңҥӈӊԋԧԩ i:іӏ j:ј k:кқҝҟҡӄԟ l:ӏі m:мӎ n:пԥ o:о p:рҏ q:ԛ r:гґ s:ѕ t:тҭԏ u:и v:ѵ w:ԝшщѡ x:хҳӽӿ y:уүұ 1:ӏ 3:зҙӡ 6:б ae:ӕ
Greek a:α b:β e:ε h:η i:ι k:κ n:ηπ o:οσ p:ρϼ t:τ u:υ v:ν w:ω x:χ y:γ 0:θ
Armenian f:ք g:ց h:հ i:ւ j:յ n:ո o:օ q:գզ u:ս w:ա 2:շ 6:ճ
Georgian d:ძ 3:კვპ
Hebrew n:ח o:ס
Bengali o:০ q:৭ 0:০ 2:২ 3:ও 8:৪
Devanagari o:० 0:० 2:२ 3:उ
Gurmukhi o:੦ q:੧ 0:੦ 2:੨ 3:੩ਤੜ 4:੫ 8:੪
Gujarati o:૦ q:૧ 0:૦ 2:૨ 3:૩ 9:૭
Oriya o:୦ଠ 0:ଠ୦ 8:୫ 9:୨
Telugu o:౦ 0:౦ 2:౨ 3:౩ 9:౨
Kannada o:೦ 0:೦ 2:೩೭ 9:೭೩
Malayalam o:ഠ s:ട 0:ഠ
Myanmar c:င e:ၔ g:ဌ j:၂ o:ဝစ 0:ဝ 3:ဒ
Thai n:ก s:ร u:บ w:ฟพ
Lao o:໐ s:ຣຮ u:ບ w:ຟພ
Han t:七丁丅丆 x:乂 y:丫 4:丩
Bopomofo 4:ㄐ
`;

/** Look-alikes by script, then by the ASCII text that they look like. */
export const scriptLetters: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [script = "", ...pairs] = line.split(" ");
      return [script, new Map(pairs.map(lookOf))] as const;
    }),
);

function lookOf(pair: string): readonly [ascii: string, letters: readonly string[]] {
  const [ascii = "", letters = ""] = pair.split(":");
  return [ascii, Array.from(letters)];
}

/** Letters kept of each in the table below. */
const mostClosest = 2;

/** The closest letters of other scripts, over all scripts: those with which names that mix scripts deceive. */
export const closestLetters: ReadonlyMap<string, readonly string[]> = closest();

function closest(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const looks of scriptLetters.values()) {
    for (const [ascii, [first]] of looks) {
      const known = found.get(ascii) ?? [];
      if (first !== undefined && known.length < mostClosest) found.set(ascii, [...known, first]);
    }
  }
  return found;
}
