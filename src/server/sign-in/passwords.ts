import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** The most parallel hashes: hashing must not take the CPU from visitors. */
const CONCURRENT = 2

/**
 * The longest queue, which is a few seconds of work. Later requests are refused, so that a flood cannot fill the
 * memory.
 */
export const LONGEST_QUEUE = 100

let running = 0
const waiting: (() => void)[] = []

/** Answered as `rate-limited`. */
class TooManyPasswords extends Error {
  override name = 'TooManyPasswords'
  readonly statusCode = 429
}

async function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  if (waiting.length >= LONGEST_QUEUE) throw new TooManyPasswords()
  if (running >= CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Hashes a password with argon2id; the result contains its cost. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let unknownUserHash: Promise<string> | undefined

/** Compares in the same time whether the person exists or not (`null`). */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  // Not in the queue: a refusal would be cached forever.
  unknownUserHash ??= hash('no one has this password', COST)
  const against = passwordHash ?? (await unknownUserHash)
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== null
}
