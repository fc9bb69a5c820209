import { expect, test } from "vitest";
import { deviceText } from "./device.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.for<[agent: string, en: string, ko: string]>([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    "Chrome on Windows",
    "Windows의 Chrome",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    "Edge on Windows",
    "Windows의 Edge",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/134.0.0.0 Whale/4.31.304.16 Safari/537.36`,
    "Whale on Windows",
    "Windows의 Whale",
  ],
  [
    "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
    "Firefox on Linux",
    "Linux의 Firefox",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on macOS",
    "macOS의 Safari",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPhone",
    "iPhone의 Chrome",
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928N) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
    "Android의 Samsung Internet",
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    "Chrome on ChromeOS",
    "ChromeOS의 Chrome",
  ],
  ["SomeApp/1.0 (Android 15)", "Android", "Android"],
  ["", "unknown device", "알 수 없는 기기"],
  ["curl/8.14.1", "unknown device", "알 수 없는 기기"],
  ['<img src=x onerror="alert(1)">', "unknown device", "알 수 없는 기기"],
  [`${" ".repeat(500)}Firefox/145.0`, "unknown device", "알 수 없는 기기"],
])("%s", ([agent, en, ko]) => {
  expect([deviceText(agent, "en"), deviceText(agent, "ko")]).toEqual([en, ko]);
});
