export { createClient, type Client } from "./client.ts";
export type { CheckMethods, Checks } from "./checks.ts";
export { Failure } from "./failure.ts";
export type { BackgroundRun, FollowOptions, ResultsOptions, RunInput, Runs, StartOptions } from "./runs.ts";
export type {
  AnswerEnvelope,
  BatchAnswer,
  CallOptions,
  CheckEvent,
  ClientOptions,
  FailureEnvelope,
  PreviousSnapshot,
  Wait,
} from "./types.ts";
export type * from "../library/types.ts";
