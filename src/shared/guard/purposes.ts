/** Places that the guard protects. A challenge for one of them is refused at another. */
export const guardPurposes = ['form', 'restock'] as const
export type GuardPurpose = (typeof guardPurposes)[number]

/** Milliseconds that a person needs at least. Faster answers count as spam; `solveChallenge` waits this long. */
export const FASTEST_PERSON = 1_000
