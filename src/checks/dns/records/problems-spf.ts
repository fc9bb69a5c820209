import { defineProblems } from "../../../core/result/interpretation.ts";

/** What may be wrong with the record of who may send mail in a name's name. */
export const spfProblems = defineProblems({
  "spf-several": {
    severity: "high",
    cause: {
      en: "{name} has {count} SPF records. With more than one, receivers take none of them: the result is an error for all mail.",
      ko: "{name}에 SPF 레코드가 {count}개 있습니다. 둘 이상이면 수신 서버는 어느 것도 쓰지 않고 모든 메일을 오류로 처리합니다.",
    },
    action: {
      en: "Merge them into one record, and delete the others.",
      ko: "하나의 레코드로 합치고 나머지는 삭제하십시오.",
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-syntax": {
    severity: "high",
    cause: {
      en: "The SPF record cannot be read at character {at}: {fault}. Receivers check the whole record first, so none of it counts.",
      ko: "SPF 레코드를 {at}번째 문자에서 읽을 수 없습니다. {fault}. 수신 서버는 레코드 전체를 먼저 검사하므로 아무 내용도 적용되지 않습니다.",
    },
    action: {
      en: 'Correct it. A sound record looks like this: {name}. TXT "v=spf1 mx ip4:192.0.2.0/24 include:_spf.example.net -all"',
      ko: '수정하십시오. 올바른 예: {name}. TXT "v=spf1 mx ip4:192.0.2.0/24 include:_spf.example.net -all"',
    },
    reference: "RFC 7208 §4.6",
  },
  "spf-lookalike": {
    severity: "medium",
    cause: {
      en: "A text was meant to be an SPF record and is none: a record begins with v=spf1, with nothing before it and a blank behind it.",
      ko: "SPF 레코드로 쓰려 한 텍스트가 있지만 레코드가 아닙니다. 레코드는 앞에 아무것도 없이 v=spf1로 시작하고 그 뒤에 공백이 와야 합니다.",
    },
    action: {
      en: 'Write it as a record: {name}. TXT "v=spf1 mx -all"',
      ko: '레코드 형식으로 쓰십시오: {name}. TXT "v=spf1 mx -all"',
    },
    reference: "RFC 7208 §4.5",
  },
  "spf-missing": {
    severity: "medium",
    cause: {
      en: "{name} takes mail and does not say who may send in its name: it has no SPF record.",
      ko: "{name}에서 메일을 받지만 SPF 레코드가 없어, 이 이름으로 누가 메일을 보낼 수 있는지 알리지 않습니다.",
    },
    action: {
      en: 'Publish one with everybody who sends for you, for example: {name}. TXT "v=spf1 mx -all"',
      ko: '메일을 보내는 곳을 모두 담아 게시하십시오. 예: {name}. TXT "v=spf1 mx -all"',
    },
    reference: "RFC 7208 §3",
  },
  "spf-missing-unused": {
    severity: "info",
    cause: {
      en: "{name} has no SPF record. It takes no mail, and whether it sends any cannot be seen from outside.",
      ko: "{name}에 SPF 레코드가 없습니다. 메일을 받지 않으며, 보내는지는 외부에서 알 수 없습니다.",
    },
    action: {
      en: 'If it sends no mail, say so, and nobody can send in its name: {name}. TXT "v=spf1 -all"',
      ko: '메일을 보내지 않는다면 그렇게 알려 사칭을 막으십시오: {name}. TXT "v=spf1 -all"',
    },
    reference: "RFC 7208 §10.1.2",
  },
  "spf-pass-all": {
    severity: "high",
    cause: {
      en: "The SPF record ends in “all” with a plus sign or without any: everybody may send in this name.",
      ko: "SPF 레코드가 더하기 부호가 있거나 부호가 없는 “all”로 끝나 누구나 이 이름으로 메일을 보낼 수 있습니다.",
    },
    action: {
      en: "End it in -all, or in ~all while you try it out.",
      ko: "-all로 끝내십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §5.1",
  },
  "spf-neutral": {
    severity: "medium",
    cause: {
      en: "The SPF record says nothing of whoever it does not name (?all), as if there were no record.",
      ko: "SPF 레코드가 명시하지 않은 곳에 대해 아무것도 정하지 않아(?all) 레코드가 없는 것과 같습니다.",
    },
    action: {
      en: "End it in -all, or in ~all while you try it out.",
      ko: "-all로 끝내십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §2.6.2",
  },
  "spf-open": {
    severity: "medium",
    cause: {
      en: "The SPF record ends without all or redirect: whoever it does not name gets no answer, as if there were no record.",
      ko: "SPF 레코드가 all이나 redirect 없이 끝나, 명시하지 않은 곳에 대해 레코드가 없는 것과 같습니다.",
    },
    action: {
      en: "Put -all at its end, or ~all while you try it out.",
      ko: "끝에 -all을 붙이십시오. 시험하는 동안에는 ~all을 쓰십시오.",
    },
    reference: "RFC 7208 §4.7",
  },
  "spf-lookups": {
    severity: "high",
    cause: {
      en: "With all that it includes, the SPF record needs the DNS {count} times; at more than 10, receivers give up with an error.",
      ko: "포함된 레코드까지 SPF에 DNS 조회가 {count}번 필요합니다. 10번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Replace a and mx by ip4 and ip6, and remove what no longer sends for you.",
      ko: "a와 mx를 ip4와 ip6로 바꾸고 더 이상 메일을 보내지 않는 곳은 제거하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-loop": {
    severity: "high",
    cause: {
      en: "The SPF record includes one that leads back to it or to itself: such records never end, and receivers give up with an error.",
      ko: "SPF 레코드에 포함된 레코드가 되돌아와 끝나지 않습니다. 수신 서버가 오류로 처리합니다.",
    },
    action: {
      en: "Remove the include that leads back.",
      ko: "되돌아오는 include를 제거하십시오.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-ptr": {
    severity: "low",
    cause: {
      en: "The SPF record uses ptr, which is slow and unreliable; some receivers pass it over.",
      ko: "SPF 레코드에서 느리고 신뢰할 수 없는 ptr을 사용합니다. 무시하는 수신 서버도 있습니다.",
    },
    action: { en: "Name the addresses instead, by ip4, ip6 or a.", ko: "대신 ip4, ip6 또는 a로 주소를 지정하십시오." },
    reference: "RFC 7208 §5.5",
  },
  "spf-idle": {
    severity: "low",
    cause: {
      en: "Parts of the SPF record are never looked at, since all decides before them: {terms}",
      ko: "SPF 레코드의 일부는 all에서 먼저 결정되어 평가되지 않습니다: {terms}",
    },
    action: { en: "Put them in front of all, or remove them.", ko: "all 앞으로 옮기거나 제거하십시오." },
    reference: "RFC 7208 §5.1, §6.1",
  },
  "spf-misnamed": {
    severity: "medium",
    cause: {
      en: "In the SPF record, {term} does nothing: with “=” it is an unknown modifier, which receivers pass over.",
      ko: "SPF 레코드의 {term|은/는} 아무 효과가 없습니다. “=”를 쓰면 알 수 없는 수정자로 읽혀 수신 서버가 무시합니다.",
    },
    action: { en: "Write a colon in the place of “=”.", ko: "“=” 대신 콜론을 쓰십시오." },
    reference: "RFC 7208 §6",
  },
  "spf-type": {
    severity: "info",
    cause: {
      en: "There is an SPF record of the DNS type SPF (99), which was given up in 2014: nobody reads it.",
      ko: "2014년에 폐지된 SPF 유형(99)의 레코드가 있습니다. 아무도 읽지 않습니다.",
    },
    action: { en: "Delete it; the TXT record is the one that counts.", ko: "삭제하십시오. TXT 레코드만 유효합니다." },
    reference: "RFC 7208 §3.1",
  },
  "spf-include-missing": {
    severity: "high",
    cause: {
      en: "The SPF record relies on {target} ({by}), and there is no such name: receivers end with an error when they get there.",
      ko: "SPF 레코드에서 의존하는 {target}({by})이라는 이름이 없습니다. 수신 서버는 이 항목에 이르면 오류로 처리합니다.",
    },
    action: {
      en: "Remove it, or correct the name as whoever sends for you gives it.",
      ko: "제거하거나, 메일을 보내는 서비스에서 안내하는 이름으로 고치십시오.",
    },
    reference: "RFC 7208 §5.2, §6.1",
  },
  "spf-voids": {
    severity: "high",
    cause: {
      en: "{count} look-ups that the SPF record asks for find nothing: {names} After two of them receivers give up with an error.",
      ko: "SPF 레코드의 조회 중 {count}번은 결과가 없습니다: {names} 이런 조회가 두 번을 넘으면 수신 서버가 오류로 처리합니다.",
    },
    action: { en: "Remove them, or correct their names.", ko: "제거하거나 이름을 고치십시오." },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-name-missing": {
    severity: "low",
    cause: {
      en: "The SPF record asks for what the DNS does not have: {names}",
      ko: "SPF 레코드에서 조회하는 이름에 해당하는 레코드가 없습니다: {names}",
    },
    action: {
      en: "Remove them, or correct their names: with more than two of them receivers give up with an error.",
      ko: "제거하거나 이름을 고치십시오. 두 개를 넘으면 수신 서버가 오류로 처리합니다.",
    },
    reference: "RFC 7208 §4.6.4",
  },
  "spf-unknown": {
    severity: "info",
    cause: {
      en: "Whether {name} has an SPF record could not be told ({reason}).",
      ko: "{name}에 SPF 레코드가 있는지 확인하지 못했습니다({reason}).",
    },
    action: {
      en: "Try again, and look at what the name servers answer.",
      ko: "다시 시도하고 네임서버의 응답을 확인하십시오.",
    },
  },
});
