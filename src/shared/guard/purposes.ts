/** What the guard stands before. A challenge that was given for one of them is worth nothing at another. */
export const guardPurposes = ['form'] as const
export type GuardPurpose = (typeof guardPurposes)[number]

/** Anyone who answers sooner than this after a challenge was given, in milliseconds, is no person; `solveChallenge` waits for it. */
export const FASTEST_PERSON = 1_000
