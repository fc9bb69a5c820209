import { fill, type Language, type Text } from "../../../../src/core/text.ts";

/** Browsers by their token in a User-Agent, the most specific first: Edge also sends the tokens of Chrome and Safari. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPX)\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bWhale\//, "Whale"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bKAKAOTALK\b/i, "KakaoTalk"],
  [/\bNAVER\(/, "NAVER"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*\bSafari\//, "Safari"],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Systems, the most specific first: Android names Linux as well, and an iPhone names Mac OS X. */
const systems = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac(?:intosh|OS| OS X)\b/, "macOS"],
  [/\b(?:Free|Open|Net)BSD\b/, "BSD"],
  [/\bLinux\b/, "Linux"],
] as const satisfies readonly (readonly [RegExp, string])[];

/** Characters of a User-Agent that are read. */
const longestAgent = 400;

const words = {
  both: { en: "{browser} on {system}", ko: "{system}의 {browser}" },
  unknown: { en: "unknown device", ko: "알 수 없는 기기" },
} as const satisfies Readonly<Record<string, Text>>;

/** The browser and system of a session in words that are our own: the User-Agent is what a client claims, and may be anything. */
export function deviceText(agent: string, language: Language): string {
  const read = agent.slice(0, longestAgent);
  const [browser, system] = [nameIn(browsers, read), nameIn(systems, read)];
  if (browser !== null && system !== null) return fill(words.both, { browser, system }, language);
  return browser ?? system ?? words.unknown[language];
}

function nameIn(table: readonly (readonly [RegExp, string])[], agent: string): string | null {
  return table.find(([token]) => token.test(agent))?.[1] ?? null;
}
