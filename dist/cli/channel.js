// server/channels/channel.ts
const channelKinds = [
	"webhook",
	"email",
	"slack",
	"discord",
	"teams",
	"ntfy"
];
const channelModes = ["at-once", "daily"];
const channelStates = [
	"unconfirmed",
	"active",
	"disabled"
];
const disabledReasons = [
	"owner",
	"gone",
	"unsubscribed"
];
const deliveryKinds = [
	"change",
	"digest",
	"test",
	"confirmation"
];
const deliveryStates = [
	"waiting",
	"delivered",
	"failed",
	"cancelled"
];
export { deliveryStates as a, deliveryKinds as i, channelModes as n, disabledReasons as o, channelStates as r, channelKinds as t };
