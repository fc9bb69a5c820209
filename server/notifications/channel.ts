import type { Severity } from "../../src/core/result/interpretation.ts";
import type { Language } from "../../src/core/text.ts";

/** The kinds of channels. */
export const channelKinds = ["webhook", "email", "slack", "discord", "teams", "ntfy", "telegram", "json"] as const;

/** One of them. */
export type ChannelKind = (typeof channelKinds)[number];

/** When a channel sends: each change as it is found, or all changes of a day together. */
export const channelModes = ["at-once", "daily"] as const;

/** One of them. */
export type ChannelMode = (typeof channelModes)[number];

/** Whether a channel sends. An e-mail address is unconfirmed until its reader confirms it with the mailed link. */
export const channelStates = ["unconfirmed", "active", "disabled"] as const;

/** Why a channel is disabled: its owner said so, its receiver answered 410, or the reader of its letters unsubscribed. */
export const disabledReasons = ["owner", "gone", "unsubscribed"] as const;

/** One of them. */
export type DisabledReason = (typeof disabledReasons)[number];

/** What a channel is set to. */
export interface ChannelSettings {
  readonly name: string;
  readonly language: Language;
  readonly mode: ChannelMode;
  /** Hour of the day in UTC at which a daily channel sends. */
  readonly digestHour: number;
  readonly minSeverity: Severity;
}

/** A notification channel of an account; times in milliseconds since 1970. */
export interface Channel extends ChannelSettings {
  readonly id: string;
  readonly account: string;
  readonly kind: ChannelKind;
  /** The public form of the address: a whole e-mail address or chat, but only the host of a URL, since its path is often a secret. */
  readonly shown: string;
  readonly state: (typeof channelStates)[number];
  readonly disabledReason: DisabledReason | null;
  readonly createdAt: number;
  readonly confirmedAt: number | null;
}

/** Channels of one account. */
export const mostChannels = 20;

/** Test messages per account and hour. */
export const testsAnHour = 5;

/** What a delivery carries: one or more changes, those of a day, a finished run, a test, or the letter with the link that confirms an address. */
export const deliveryKinds = ["change", "digest", "run", "test", "confirmation"] as const;

/** One of them. */
export type DeliveryKind = (typeof deliveryKinds)[number];

/** `waiting` for its next attempt, `delivered`, `failed` after the last attempt, or `cancelled` since its channel does not send. */
export const deliveryStates = ["waiting", "delivered", "failed", "cancelled"] as const;

/** One of them. */
export type DeliveryState = (typeof deliveryStates)[number];
