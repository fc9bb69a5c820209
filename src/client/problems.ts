import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { version } from "../core/version.ts";

/** Texts for replies that are not an answer, for the message of `server.invalid-answer`. */
export const problems = {
  redirect: (origin: string): Text => ({
    en: `a redirect to ${origin}, which is not followed`,
    ko: `${origin}(으)로 가는 리디렉션이며 따라가지 않습니다`,
  }),
  hiddenRedirect: (): Text => ({
    en: "a redirect, which is not followed",
    ko: "리디렉션이며 따라가지 않습니다",
  }),
  cut: (): Text => ({ en: "it broke off before its end", ko: "끝나기 전에 끊김" }),
  tooLong: (bytes: number): Text => ({
    en: `more than ${bytes / 1024 / 1024} MB`,
    ko: `${bytes / 1024 / 1024} MB 초과`,
  }),
  notJson: (status: number, type: string): Text => ({
    en: `status ${status}, ${type || "no content type"}, not readable as JSON`,
    ko: `상태 ${status}, ${type || "콘텐츠 유형 없음"}, JSON으로 읽을 수 없음`,
  }),
  otherForm: (status: number, path: string, told?: string): Text => ({
    en: `status ${status}, ${path} is not as expected${versions(told).en}`,
    ko: `상태 ${status}, ${path}의 형식이 다름${versions(told).ko}`,
  }),
  otherVersion: (told: string): Text => ({
    en: `an unsupported Portcullis version${versions(told).en}`,
    ko: `이 프로그램이 이해하지 못하는 버전${versions(told).ko}`,
  }),
  nowhere: (path: string): Text => ({
    en: `there is no ${path}; server (--server) must be the root of a Portcullis server that offers this`,
    ko: `${path} 경로가 없음. server(--server)는 이 기능을 제공하는 Portcullis 서버의 루트여야 함`,
  }),
  contradiction: (status: number, code: string): Text => ({
    en: `status ${status} and code ${code} contradict each other`,
    ko: `상태 ${status}와 코드 ${code}의 모순`,
  }),
  stored: (): Text => ({
    en: "a cached result, although a fresh measurement was requested",
    ko: "새로 측정해야 하는데 저장된 결과를 보냄",
  }),
  unfit: (): Text => ({
    en: "an answer to a different request, or one that contradicts itself",
    ko: "다른 질문에 대한 응답이거나 스스로 모순되는 응답",
  }),
} as const;

function versions(told: string | undefined): Text {
  if (told === undefined) return { en: "", ko: "" };
  const shown = printable(told, 60);
  return {
    en: `; the server runs Portcullis ${shown}, this is ${version}`,
    ko: `; 서버의 Portcullis 버전은 ${shown}, 이 프로그램은 ${version}`,
  };
}
