import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** So many at once at most: hashing must not take the processor from visitors. */
const CONCURRENT = 2

/** So many may wait, which is a few seconds of work. Later ones are refused, so that a flood cannot fill the memory. */
export const LONGEST_QUEUE = 100

let running = 0
const waiting: (() => void)[] = []

/** Is answered as `rate-limited`. */
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

/** Hashes a password with argon2id; the result names its own cost. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST))

let unknownUserHash: Promise<string> | undefined

/** Compares in the same time whether the person exists (`null` does not) or not. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  // Not in turn: a refusal would be kept for ever.
  unknownUserHash ??= hash('no one has this password', COST)
  const against = passwordHash ?? (await unknownUserHash)
  const matches = await inTurn(() => verify(against, password))
  return matches && passwordHash !== null
}
