import { defineFailures } from "./kind.ts";

/** GitHub's API, and deployments that a gate waits for. */
export const deploymentFailures = defineFailures({
  // GitHub's API for deployments and comments.
  "github.token": {
    code: "INVALID_INPUT",
    text: { en: "GitHub does not accept the token.", ko: "GitHub가 토큰을 받아들이지 않습니다." },
  },
  "github.forbidden": {
    code: "INVALID_INPUT",
    text: {
      en: "GitHub refused the request: the token needs the permission {permission}.",
      ko: "GitHub가 이 토큰의 요청을 거부했습니다. 필요한 권한: {permission}.",
    },
  },
  "github.not-found": {
    code: "INVALID_INPUT",
    text: {
      en: "GitHub did not find it in {repository}, or the token has no access to it. The token needs the permission {permission}.",
      ko: "GitHub의 {repository}에 해당 항목이 없거나 토큰에 보이지 않습니다. 필요한 권한: {permission}.",
    },
  },
  "github.no-pull-request": {
    code: "NOT_FOUND",
    text: {
      en: "No open pull request has this commit as its head.",
      ko: "이 실행의 커밋을 헤드로 둔 열린 풀 리퀘스트가 없습니다.",
    },
  },
  "github.too-many-comments": {
    code: "INVALID_INPUT",
    text: {
      en: "Pull request {number} has too many comments to search.",
      ko: "풀 리퀘스트 {number}의 댓글이 너무 많아 다 살펴볼 수 없습니다.",
    },
  },
  "github.rate-limited": {
    code: "RATE_LIMITED",
    text: { en: "GitHub accepts no more requests until {until}.", ko: "GitHub가 {until}까지 요청을 더 받지 않습니다." },
  },
  "github.unreachable": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "GitHub's API {api} could not be reached ({detail}).",
      ko: "GitHub API {api}에 연결할 수 없었습니다({detail}).",
    },
  },
  "github.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "GitHub's API {api} did not answer in time.",
      ko: "GitHub API {api}에서 제시간에 응답이 오지 않았습니다.",
    },
  },
  "github.refused": {
    code: "UPSTREAM_ERROR",
    text: { en: "GitHub's API {api} answered {status}.", ko: "GitHub API {api}의 응답 상태가 {status}입니다." },
  },
  "github.invalid-answer": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "{api} did not send a usable answer of GitHub's API ({detail}).",
      ko: "{api|이/가} 사용할 수 있는 GitHub API 응답을 보내지 않았습니다({detail}).",
    },
  },
  "deployment.failed": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The deployment to {environment} ended in the state {state}. There is nothing to measure.",
      ko: "{environment} 배포가 {state} 상태로 끝나 측정할 대상이 없습니다.",
    },
  },
  "deployment.superseded": {
    code: "UPSTREAM_ERROR",
    text: {
      en: "The deployment of {sha} to {environment} is no longer active: {later} was deployed since. There is nothing to measure for {sha}.",
      ko: "{sha}의 {environment} 배포는 더 이상 활성 상태가 아니며, 그 뒤에 {later|이/가} 배포되었습니다. {sha}에 대해 측정할 대상이 없습니다.",
    },
  },
  "deployment.timeout": {
    code: "UPSTREAM_TIMEOUT",
    text: {
      en: "No deployment of {sha} to {environment} was ready within {seconds} s. Last state: {seen}.",
      ko: "{sha}의 {environment} 배포가 {seconds}초 안에 준비되지 않았습니다. 마지막 상태: {seen}.",
    },
  },
  "deployment.no-url": {
    code: "INVALID_INPUT",
    text: {
      en: "The deployment to {environment} succeeded but has no site URL. Set environment_url when you deploy.",
      ko: "{environment} 배포는 성공했지만 사이트의 URL이 없습니다. 배포하는 쪽에서 environment_url을 설정해야 합니다.",
    },
  },
});
