import type { Text } from "../../../src/core/text.ts";

/** Text of the reference about batches, runs and probes. */
export const manyWords = {
  tag: {
    en: "Many inputs of one check, and probes for Prometheus. An API key is required.",
    ko: "한 점검의 여러 입력, 그리고 Prometheus 프로브. API 키가 필요합니다.",
  },
  batch: {
    summary: { en: "Run one check for many inputs", ko: "한 점검을 여러 입력에 실행" },
    about: {
      en: "Answers each input as one line as soon as it is measured, in any order. All inputs are validated first; an invalid one is refused by index and parameter, and nothing is measured. The request counts as one, and each input counts against the limits of the key when it starts. An input waits where the target's allowance is used up, or three quarters of a limit are: a batch leaves a quarter to other requests. A line about the progress is sent every 20 seconds and at the end. The answer is complete when done equals total in the last line. Closing the connection ends the batch. A key has 2 open batches.",
      ko: "입력마다 측정되는 대로 한 줄씩 응답하며, 순서는 정해져 있지 않습니다. 먼저 모든 입력을 검사합니다. 잘못된 입력이 있으면 위치와 파라미터를 알려 주고 아무것도 측정하지 않습니다. 요청 자체가 1회로 계산되고, 입력은 시작할 때 키의 한도에 포함됩니다. 대상의 허용량을 모두 썼거나 한도의 4분의 3을 썼으면 기다립니다. 나머지 4분의 1은 다른 요청을 위해 남깁니다. 진행 상황은 20초마다, 그리고 끝에 한 줄로 보냅니다. 마지막 줄의 done이 total과 같으면 온전한 응답입니다. 연결을 닫으면 배치가 끝납니다. 키 하나로 배치 2개까지 열 수 있습니다.",
    },
    ok: { en: "One line of the body", ko: "본문의 한 줄" },
  },
  makeRun: {
    summary: { en: "Run one check for many inputs in the background", ko: "한 점검을 여러 입력에 백그라운드로 실행" },
    about: {
      en: "Answers with the address of the run at once. A run survives a restart of the server. It is deleted after a day, and only the same key can read or delete it. What is never stored is refused: checks of a text or of the caller, and URLs with user information, a query or a fragment. A key has 5 open runs and 64 MB of results in all runs. With the header Idempotency-Key, a repeated request returns the run that it made before.",
      ko: "실행의 주소를 바로 응답합니다. 서버를 다시 시작해도 실행은 계속됩니다. 하루 뒤에 삭제하며, 같은 키로만 읽고 삭제할 수 있습니다. 저장하지 않는 것은 거부합니다. 텍스트나 요청자에 관한 점검, 그리고 사용자 정보, 쿼리, 프래그먼트가 있는 URL입니다. 키 하나로 진행 중인 실행 5개와 결과 64 MB까지 가질 수 있습니다. Idempotency-Key 헤더를 보내면, 반복한 요청은 이전에 만든 실행을 돌려줍니다.",
    },
    ok: { en: "The run is accepted", ko: "실행을 접수함" },
  },
  listRuns: {
    summary: { en: "List the runs of the key", ko: "키의 실행 목록" },
    about: {
      en: "The runs that are not deleted, the newest first.",
      ko: "삭제되지 않은 실행을 최신순으로 보여 줍니다.",
    },
    ok: { en: "The runs", ko: "실행 목록" },
  },
  getRun: {
    summary: { en: "Read the state of a run", ko: "실행 상태 조회" },
    about: {
      en: "How far a run of this key is. A used-up limit does not refuse it.",
      ko: "이 키의 실행이 어디까지 진행되었는지 보여 줍니다. 한도를 다 써도 거부하지 않습니다.",
    },
    ok: { en: "The run", ko: "실행" },
  },
  deleteRun: {
    summary: { en: "Delete a run", ko: "실행 삭제" },
    about: {
      en: "Ends a run and deletes its results. A used-up limit does not refuse it.",
      ko: "실행을 끝내고 결과를 삭제합니다. 한도를 다 써도 거부하지 않습니다.",
    },
    ok: { en: "The run is deleted", ko: "실행을 삭제함" },
  },
  readRun: {
    summary: { en: "Read the results of a run", ko: "실행 결과 조회" },
    about: {
      en: "The finished inputs as lines, in their order. Repeat the request while the run goes on.",
      ko: "끝난 입력을 순서대로 한 줄씩 보여 줍니다. 실행이 끝날 때까지 다시 요청하십시오.",
    },
    ok: { en: "One line of the body", ko: "본문의 한 줄" },
  },
  probe: {
    summary: { en: "Measure a target for Prometheus", ko: "Prometheus용 대상 측정" },
    about: {
      en: "Follows the convention of Prometheus's blackbox exporter. Stands on a stored result up to max_age, else on a measurement. probe_success is 0 only for a measured fail. Where the check could not tell, probe_success is absent and portcullis_probe_undetermined has the reason. A wrong request or a used-up limit is an error, so that the scrape fails. Answers before the scrape times out.",
      ko: "Prometheus blackbox exporter의 관례를 따릅니다. max_age까지의 저장된 결과를 쓰고, 없으면 측정합니다. probe_success는 측정해서 실패한 경우에만 0입니다. 판정할 수 없으면 probe_success를 생략하고 portcullis_probe_undetermined에 이유를 표시합니다. 잘못된 요청이나 소진된 한도는 오류이므로 스크레이프가 실패합니다. 스크레이프 제한 시간 전에 응답합니다.",
    },
    ok: { en: "The metrics, in the text format of Prometheus", ko: "Prometheus 텍스트 형식의 메트릭" },
  },
  check: { en: "The check", ko: "점검" },
  inputs: {
    en: "The inputs: each an object of the check's parameters, or its target alone. Up to 1000, or 100 for a heavy check",
    ko: "입력. 점검의 파라미터로 된 객체이거나 대상 문자열입니다. 1000개까지이며, 무거운 점검은 100개까지입니다",
  },
  channel: {
    en: "A confirmed channel of the key's account, which is told of the end of the run; needs the scope write",
    ko: "실행이 끝나면 알릴, 키의 계정에 있는 확인된 채널. write 범위가 필요합니다",
  },
  idempotencyKey: {
    en: "Any text of up to 255 characters, in quotes: a repeated request with it makes no second run",
    ko: "따옴표로 묶은 255자까지의 임의의 텍스트. 이 값이 같은 요청은 실행을 하나만 만듭니다",
  },
  id: { en: "Identifier of the run", ko: "실행의 식별자" },
  from: { en: "The first index", ko: "첫 위치" },
  target: { en: "The target of the check: a host, a URL or a domain", ko: "점검 대상: 호스트, URL 또는 도메인" },
  age: {
    en: "Seconds: accept a stored result that is at most this old (default as for the check)",
    ko: "초. 이보다 오래되지 않은 저장된 결과를 받습니다(기본값은 점검과 같음)",
  },
} as const satisfies Readonly<Record<string, Text | Readonly<Record<string, Text>>>>;
