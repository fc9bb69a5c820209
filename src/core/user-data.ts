/** A value of the user's own that one check reads in all runs, such as rules. Only its kind can read it. */
export interface UserData {
  readonly kind: string;
  readonly value: unknown;
}

/** A kind of user data. The folder of the check declares it and owns its type, so that the vocabulary names no check's data. */
interface UserDataKind<T> {
  /** Wraps a value for {@link Context.userData}. */
  wrap(value: T): UserData;
  /** The value among the user data of a run. */
  find(data: readonly UserData[] | undefined): T | undefined;
}

/** Declares a kind of user data by a name that no other check uses. */
export function userDataKind<T>(kind: string): UserDataKind<T> {
  return {
    wrap: (value) => ({ kind, value }),
    find: (data = []) => data.find((each) => each.kind === kind)?.value as T | undefined,
  };
}
