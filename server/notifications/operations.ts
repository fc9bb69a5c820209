import { z } from "zod";
import { severities } from "../../src/core/result/interpretation.ts";
import { languages } from "../../src/core/text.ts";
import type { Account } from "../accounts/account.ts";
import { defineOperation } from "../operations/operation.ts";
import {
  channelKinds,
  channelModes,
  channelStates,
  deliveryKinds,
  deliveryStates,
  disabledReasons,
} from "./channel.ts";
import {
  add,
  change,
  channelOf,
  channelsOf,
  deliveriesOf,
  deliveryOf,
  followLink,
  remove,
  sendAgain,
  storeTest,
  type ChannelDependencies,
  type OwnedChannel,
} from "./channels.ts";
import { channelChange, mailedToken, newChannel, nothing } from "./schema.ts";

const time = z.iso.datetime();

/** A channel in answers. `address` is the e-mail address, or the scheme and host of the URL. */
const shownChannel = z.object({
  id: z.string().meta({ description: "Identifier of the channel", ko: "채널의 식별자" }),
  kind: z.enum(channelKinds).meta({ description: "Type of the receiver", ko: "알림을 받을 곳의 종류" }),
  name: z.string().meta({ description: "Name of the channel", ko: "채널 이름" }),
  address: z.string().meta({
    description: "E-mail address, Telegram chat, or scheme and host of the URL",
    ko: "이메일 주소, Telegram 채팅, 또는 URL의 스킴과 호스트",
  }),
  language: z.enum(languages).meta({ description: "Language of the messages", ko: "메시지 언어" }),
  mode: z.enum(channelModes).meta({
    description: "at-once: each change when it is found; daily: one message a day",
    ko: "at-once: 변경을 발견할 때마다. daily: 하루에 한 번",
  }),
  digestHour: z.int().meta({ description: "Hour of the daily message, in UTC", ko: "daily로 보낼 시각(UTC 기준 시)" }),
  minSeverity: z.enum(severities).meta({ description: "Lowest severity that is sent", ko: "보내는 가장 낮은 심각도" }),
  state: z.enum(channelStates).meta({
    description: "unconfirmed: the reader has not confirmed the e-mail address; active; disabled",
    ko: "unconfirmed: 이메일 주소를 확인하지 않음. active: 사용 중. disabled: 중지됨",
  }),
  disabledReason: z.enum(disabledReasons).nullable().meta({
    description: "owner: by the owner; gone: the receiver answered 410; unsubscribed; null if active",
    ko: "owner: 소유자가 중지. gone: 수신처가 410으로 응답. unsubscribed: 수신 거부. 사용 중이면 null",
  }),
  /** Pending deliveries, and permanently failed ones. */
  waiting: z.int().meta({ description: "Number of pending deliveries", ko: "대기 중인 전송의 수" }),
  failed: z.int().meta({ description: "Number of deliveries that failed permanently", ko: "최종 실패한 전송의 수" }),
  lastDeliveredAt: time
    .nullable()
    .meta({ description: "Time of the last delivery; null without one", ko: "마지막 전송 시각. 없으면 null" }),
  confirmedAt: time.nullable().meta({
    description: "When the e-mail address was confirmed; null if it was not",
    ko: "이메일 주소를 확인한 시각. 확인하지 않았으면 null",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
});

/** A delivery in answers. `id` is the `webhook-id`. */
const shownDelivery = z.object({
  id: z
    .string()
    .meta({ description: "Identifier of the delivery, sent as webhook-id", ko: "전송의 식별자. webhook-id로 보냄" }),
  channel: z.string().meta({ description: "Name of the channel", ko: "채널 이름" }),
  kind: z.enum(deliveryKinds).meta({
    description: "change: one or more changes; digest: those of a day; run: a finished run; test; confirmation: a link",
    ko: "change: 변경 알림. digest: 하루의 변경. run: 끝난 실행. test: 시험. confirmation: 확인 링크",
  }),
  state: z.enum(deliveryStates).meta({
    description: "waiting for the next attempt, delivered, failed for good, or cancelled",
    ko: "waiting: 다음 시도 대기. delivered: 전송됨. failed: 최종 실패. cancelled: 취소됨",
  }),
  domains: z.array(z.string()).meta({ description: "Domains that the message is about", ko: "메시지에 담긴 도메인" }),
  changes: z.int().meta({ description: "Number of changes in the message", ko: "메시지에 담긴 변경의 수" }),
  attempts: z.int().meta({ description: "Number of attempts", ko: "시도 횟수" }),
  status: z.int().nullable().meta({
    description: "Status code of the last reply; null without one",
    ko: "마지막 응답의 상태 코드. 응답이 없었으면 null",
  }),
  reason: z.string().nullable().meta({
    description: "Why the last attempt failed; null if it did not",
    ko: "마지막 시도가 실패한 이유. 실패하지 않았으면 null",
  }),
  createdAt: time.meta({ description: "Time of creation", ko: "만든 시각" }),
  nextAttemptAt: time
    .nullable()
    .meta({ description: "Time of the next attempt; null if there is none", ko: "다음 시도 시각. 없으면 null" }),
  finishedAt: time.nullable().meta({
    description: "Time of delivery, failure or cancellation; null while waiting",
    ko: "전송, 실패 또는 취소된 시각. 대기 중이면 null",
  }),
});

const address = z.object({
  address: z.string().meta({ description: "E-mail address of the channel", ko: "채널의 이메일 주소" }),
});

/** All operations on channels; routes, OpenAPI and pages are derived from this table. */
export const channelOperations = [
  defineOperation({
    id: "channels",
    method: "GET",
    path: "/api/account/channels",
    access: "key",
    title: { en: "List channels", ko: "알림 채널 목록" },
    about: {
      en: "Returns where the notifications of the account go, and the quota.",
      ko: "계정의 알림을 보내는 채널과 할당량을 반환합니다.",
    },
    data: z.object({
      channels: z.array(shownChannel).meta({ description: "Channels of the account", ko: "계정의 채널" }),
      quota: z
        .object({
          used: z.int().meta({ description: "Number of channels in use", ko: "사용 중인 채널의 수" }),
          limit: z.int().meta({ description: "Maximum number of channels", ko: "최대 채널의 수" }),
        })
        .meta({ description: "Number of channels and its limit", ko: "채널의 수와 한도" }),
    }),
    command: { words: ["channel", "list"], takes: [] },
    run: async (dependencies: ChannelDependencies, _call, { account }) => ({
      data: await channelsOf(dependencies, account.id),
    }),
  }),
  defineOperation({
    id: "addChannel",
    method: "POST",
    path: "/api/account/channels",
    access: "key",
    title: { en: "Add a channel", ko: "알림 채널 추가" },
    about: {
      en: "Adds a channel. A webhook (kind webhook or json) has a signing secret, which is returned once. An e-mail address first receives a link, and gets notifications only after its reader confirms with that link.",
      ko: "채널을 추가합니다. 웹훅의 서명 비밀 값은 한 번만 반환합니다. 이메일 주소로는 확인 링크를 보내며, 링크에서 확인하기 전에는 알림을 보내지 않습니다.",
    },
    body: newChannel,
    data: z.object({
      channel: shownChannel.meta({ description: "Properties of the channel", ko: "채널의 속성" }),
      secret: z.string().nullable().meta({
        description: "Signing secret of a webhook, returned only here; null for other kinds",
        ko: "웹훅의 서명 비밀 값. 여기서만 반환되며 다른 종류이면 null",
      }),
    }),
    command: { words: ["channel", "add"], takes: ["kind", "address"] },
    run: async (dependencies: ChannelDependencies, { body }, { account }) => {
      if (body.kind === "email") await dependencies.limits.link(account.id, body.address);
      return { data: await add(dependencies, account.id, body) };
    },
  }),
  defineOperation({
    id: "channel",
    method: "GET",
    path: "/api/account/channels/{id}",
    access: "key",
    title: { en: "Show a channel", ko: "알림 채널 조회" },
    about: { en: "Returns one channel.", ko: "채널 하나를 반환합니다." },
    data: shownChannel,
    command: { words: ["channel", "show"], takes: ["id"] },
    run: async (dependencies: ChannelDependencies, { parts }, { account }) => ({
      data: await channelOf(dependencies, owned(account, parts)),
    }),
  }),
  defineOperation({
    id: "changeChannel",
    method: "PATCH",
    path: "/api/account/channels/{id}",
    access: "key",
    title: { en: "Change a channel", ko: "알림 채널 변경" },
    about: {
      en: "Changes name, language, mode, severity or template, or stops or starts the channel. Fields that are left out stay unchanged.",
      ko: "이름, 언어, 전송 방식, 심각도, 템플릿을 바꾸거나 채널을 멈추고 다시 시작합니다. 지정하지 않은 항목은 그대로 둡니다.",
    },
    body: channelChange,
    data: shownChannel,
    run: async (dependencies: ChannelDependencies, { parts, body }, { account }) => {
      const mine = owned(account, parts);
      const { kind, state, disabledReason, address } = await channelOf(dependencies, mine);
      const isMailed = kind === "email" && (state === "unconfirmed" || disabledReason === "unsubscribed");
      if (body.enabled === true && isMailed) await dependencies.limits.link(account.id, address);
      return { data: await change(dependencies, mine, body) };
    },
  }),
  defineOperation({
    id: "removeChannel",
    method: "DELETE",
    path: "/api/account/channels/{id}",
    access: "key",
    title: { en: "Remove a channel", ko: "알림 채널 삭제" },
    about: {
      en: "Deletes the channel with its deliveries. Pending notifications are not sent.",
      ko: "채널과 전송 기록을 삭제합니다. 대기 중인 알림은 보내지 않습니다.",
    },
    data: z.object({
      removed: z
        .literal(true)
        .meta({ description: "Always true: the channel was removed", ko: "항상 true. 채널을 삭제함" }),
    }),
    command: { words: ["channel", "remove"], takes: ["id"] },
    run: async (dependencies: ChannelDependencies, { parts }, { account }) => ({
      data: await remove(dependencies, owned(account, parts)),
    }),
  }),
  defineOperation({
    id: "testChannel",
    method: "POST",
    path: "/api/account/channels/{id}/test",
    access: "key",
    title: { en: "Test a channel", ko: "알림 채널 시험" },
    about: {
      en: "Sends a test message within a few seconds, without retries. At most 5 tests an hour for each account.",
      ko: "몇 초 안에 시험 메시지를 보내며, 실패해도 다시 시도하지 않습니다. 계정마다 한 시간에 5번까지 시험할 수 있습니다.",
    },
    body: nothing,
    data: shownDelivery,
    command: { words: ["channel", "test"], takes: ["id"] },
    run: async (dependencies: ChannelDependencies, { parts, signal }, { account }) => {
      const mine = owned(account, parts);
      await channelOf(dependencies, mine);
      await dependencies.limits.test(account.id);
      const delivery = await storeTest(dependencies, mine);
      await dependencies.sendNow?.(delivery, signal);
      return { data: await deliveryOf(dependencies, mine, delivery) };
    },
  }),
  defineOperation({
    id: "deliveries",
    method: "GET",
    path: "/api/account/channels/{id}/deliveries",
    access: "key",
    title: { en: "List deliveries", ko: "전송 기록" },
    about: {
      en: "Returns the latest 100 deliveries of a channel, newest first. They are kept for 30 days.",
      ko: "채널의 최근 전송 100건을 최신순으로 반환합니다. 기록은 30일 동안 보관합니다.",
    },
    data: z.object({
      deliveries: z
        .array(shownDelivery)
        .meta({ description: "Recent deliveries, the newest first", ko: "최근 전송. 최근 것부터" }),
    }),
    command: { words: ["channel", "deliveries"], takes: ["id"] },
    run: async (dependencies: ChannelDependencies, { parts }, { account }) => ({
      data: await deliveriesOf(dependencies, owned(account, parts)),
    }),
  }),
  defineOperation({
    id: "resendDelivery",
    method: "POST",
    path: "/api/account/channels/{id}/deliveries/{delivery}/resend",
    access: "key",
    title: { en: "Send a delivery again", ko: "다시 보내기" },
    about: {
      en: "Sends a delivery that failed, with the same id and a new series of attempts.",
      ko: "실패한 전송을 같은 ID로 처음부터 다시 시도합니다.",
    },
    body: nothing,
    data: shownDelivery,
    command: { words: ["channel", "resend"], takes: ["id", "delivery"] },
    run: async (dependencies: ChannelDependencies, { parts }, { account }) => {
      await dependencies.limits.resend(account.id);
      return { data: await sendAgain(dependencies, owned(account, parts), parts["delivery"] ?? "") };
    },
  }),
  defineOperation({
    id: "confirmChannel",
    method: "POST",
    path: "/api/account/channels/confirm",
    access: "anybody",
    title: { en: "Confirm an address for notifications", ko: "알림 수신 주소 확인" },
    about: {
      en: "Takes the token of a mailed link. From then on, notifications are sent to the address.",
      ko: "메일로 받은 링크의 토큰을 받습니다. 이후 이 주소로 알림을 보냅니다.",
    },
    body: mailedToken,
    data: address,
    run: async (dependencies: ChannelDependencies, { body }) => ({
      data: await followLink(dependencies, "confirm", body.token),
    }),
  }),
  defineOperation({
    id: "unsubscribeChannel",
    method: "POST",
    path: "/api/account/channels/unsubscribe",
    access: "anybody",
    title: { en: "Unsubscribe an address", ko: "알림 수신 거부" },
    about: {
      en: "Takes the token of the unsubscribe link in a message. Nothing is sent to the address until it is confirmed again.",
      ko: "메일에 있는 수신 거부 링크의 토큰을 받습니다. 주소를 다시 확인할 때까지 알림을 보내지 않습니다.",
    },
    body: mailedToken,
    data: address,
    run: async (dependencies: ChannelDependencies, { body }) => ({
      data: await followLink(dependencies, "unsubscribe", body.token),
    }),
  }),
] as const;

function owned({ id: account }: Account, { id = "" }: Readonly<Record<string, string>>): OwnedChannel {
  return { account, id };
}
