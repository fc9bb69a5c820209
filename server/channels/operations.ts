import { z } from "zod";
import { severities } from "../../src/core/result/interpretation.ts";
import { languages } from "../../src/core/text.ts";
import type { Operation } from "../account/operation.ts";
import {
  channelKinds,
  channelModes,
  channelStates,
  deliveryKinds,
  deliveryStates,
  disabledReasons,
} from "./channel.ts";
import { channelChange, mailedToken, newChannel, nothing } from "./schema.ts";

const time = z.iso.datetime();

/** A channel in answers. `address` is the e-mail address, or the scheme and host of the URL. */
const shownChannel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  address: z.string(),
  language: z.enum(languages),
  mode: z.enum(channelModes),
  digestHour: z.int(),
  minSeverity: z.enum(severities),
  state: z.enum(channelStates),
  disabledReason: z.enum(disabledReasons).nullable(),
  /** Pending deliveries, and permanently failed ones. */
  waiting: z.int(),
  failed: z.int(),
  lastDeliveredAt: time.nullable(),
  confirmedAt: time.nullable(),
  createdAt: time,
});

/** A delivery in answers. `id` is the `webhook-id`. */
const shownDelivery = z.object({
  id: z.string(),
  kind: z.enum(deliveryKinds),
  state: z.enum(deliveryStates),
  domains: z.array(z.string()),
  changes: z.int(),
  attempts: z.int(),
  status: z.int().nullable(),
  reason: z.string().nullable(),
  createdAt: time,
  nextAttemptAt: time.nullable(),
  finishedAt: time.nullable(),
});

const address = z.object({ address: z.string() });

/** All operations on channels; routes, OpenAPI and pages are derived from this table. */
export const channelOperations = [
  {
    id: "channels",
    method: "GET",
    path: "/api/account/channels",
    asks: "key",
    title: { en: "List channels", ko: "알림 채널 목록" },
    about: {
      en: "Returns where the notifications of the account go, and the quota.",
      ko: "계정의 알림을 보내는 채널과 할당량을 반환합니다.",
    },
    data: z.object({
      channels: z.array(shownChannel),
      quota: z.object({ used: z.int(), limit: z.int() }),
    }),
  },
  {
    id: "addChannel",
    method: "POST",
    path: "/api/account/channels",
    asks: "key",
    title: { en: "Add a channel", ko: "알림 채널 추가" },
    about: {
      en: "Adds a channel. A webhook has a signing secret, which is returned once. An e-mail address first receives a link, and gets notifications only after its reader confirms with that link.",
      ko: "채널을 추가합니다. 웹훅의 서명 비밀 값은 한 번만 반환합니다. 이메일 주소로는 확인 링크를 보내며, 링크에서 확인하기 전에는 알림을 보내지 않습니다.",
    },
    body: newChannel,
    data: z.object({ channel: shownChannel, secret: z.string().nullable() }),
  },
  {
    id: "channel",
    method: "GET",
    path: "/api/account/channels/{id}",
    asks: "key",
    title: { en: "Show a channel", ko: "알림 채널 조회" },
    about: { en: "Returns one channel.", ko: "채널 하나를 반환합니다." },
    data: shownChannel,
  },
  {
    id: "changeChannel",
    method: "PATCH",
    path: "/api/account/channels/{id}",
    asks: "key",
    title: { en: "Change a channel", ko: "알림 채널 변경" },
    about: {
      en: "Changes name, language, mode or severity, or stops or starts the channel. Fields that are left out stay unchanged.",
      ko: "이름, 언어, 전송 방식, 심각도를 바꾸거나 채널을 멈추고 다시 시작합니다. 지정하지 않은 항목은 그대로 둡니다.",
    },
    body: channelChange,
    data: shownChannel,
  },
  {
    id: "removeChannel",
    method: "DELETE",
    path: "/api/account/channels/{id}",
    asks: "key",
    title: { en: "Remove a channel", ko: "알림 채널 삭제" },
    about: {
      en: "Deletes the channel with its deliveries. Pending notifications are not sent.",
      ko: "채널과 전송 기록을 삭제합니다. 대기 중인 알림은 보내지 않습니다.",
    },
    data: z.object({ removed: z.literal(true) }),
  },
  {
    id: "testChannel",
    method: "POST",
    path: "/api/account/channels/{id}/test",
    asks: "key",
    title: { en: "Test a channel", ko: "알림 채널 시험" },
    about: {
      en: "Sends a test message within a few seconds, without retries. At most 5 tests an hour for each account.",
      ko: "몇 초 안에 시험 메시지를 보내며, 실패해도 다시 시도하지 않습니다. 계정마다 한 시간에 5번까지 시험할 수 있습니다.",
    },
    body: nothing,
    data: shownDelivery,
  },
  {
    id: "deliveries",
    method: "GET",
    path: "/api/account/channels/{id}/deliveries",
    asks: "key",
    title: { en: "List deliveries", ko: "전송 기록" },
    about: {
      en: "Returns the latest 100 deliveries of a channel, newest first. They are kept for 30 days.",
      ko: "채널의 최근 전송 100건을 최신순으로 반환합니다. 기록은 30일 동안 보관합니다.",
    },
    data: z.object({ deliveries: z.array(shownDelivery) }),
  },
  {
    id: "resendDelivery",
    method: "POST",
    path: "/api/account/channels/{id}/deliveries/{delivery}/resend",
    asks: "key",
    title: { en: "Send a delivery again", ko: "다시 보내기" },
    about: {
      en: "Sends a delivery that failed, with the same id and a new series of attempts.",
      ko: "실패한 전송을 같은 ID로 처음부터 다시 시도합니다.",
    },
    body: nothing,
    data: shownDelivery,
  },
  {
    id: "confirmChannel",
    method: "POST",
    path: "/api/account/channels/confirm",
    asks: "anybody",
    title: { en: "Confirm an address for notifications", ko: "알림 수신 주소 확인" },
    about: {
      en: "Takes the token of a mailed link. From then on, notifications are sent to the address.",
      ko: "메일로 받은 링크의 토큰을 받습니다. 이후 이 주소로 알림을 보냅니다.",
    },
    body: mailedToken,
    data: address,
  },
  {
    id: "unsubscribeChannel",
    method: "POST",
    path: "/api/account/channels/unsubscribe",
    asks: "anybody",
    title: { en: "Unsubscribe an address", ko: "알림 수신 거부" },
    about: {
      en: "Takes the token of the unsubscribe link in a message. Nothing is sent to the address until it is confirmed again.",
      ko: "메일에 있는 수신 거부 링크의 토큰을 받습니다. 주소를 다시 확인할 때까지 알림을 보내지 않습니다.",
    },
    body: mailedToken,
    data: address,
  },
] as const satisfies readonly Operation[];

/** Names one of them. */
export type ChannelOperationId = (typeof channelOperations)[number]["id"];
