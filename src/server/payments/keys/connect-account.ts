import { ownerChange } from '#server/changes/owner-change.ts'
import type { Sealing } from '#server/secrets/sealing.ts'
import type { Services } from '#server/services.ts'
import { pathOf } from '#shared/http/call.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { receivePaymentEventCall } from '#shared/payments/events-api.ts'
import type { PaymentMode } from '#shared/settings/payment-modes.ts'
import type { PaymentMethodId } from '#shared/settings/schema.ts'
import type { Account, PaymentKeys } from './key-store.ts'
import { sealedFor } from './open-keys.ts'
import { removeKeys, saveKeys } from './save-keys.ts'

type OwnerCall = Parameters<typeof ownerChange>[1]

/** Keys that the company has accepted. */
interface CheckedKeys {
  /** What pages may show. */
  readonly publicKey: string
  readonly secret: string
  readonly accountId: string
  readonly accountName: string
  /** What the company signs its events with; null where the known one stays. */
  readonly eventSecret: string | null
  /** The sealed one of the same account; null where there is none. */
  readonly knownEventSecret: string | null
}

/** Stores the keys of an owner's account, sealed for their site. @returns whether events will be received */
export function connectAccount(
  services: Services,
  call: OwnerCall,
  account: Account,
  { sealing, ...checked }: CheckedKeys & { readonly sealing: Sealing },
): Promise<Result<{ mode: PaymentMode; receivesEvents: boolean }, never>> {
  const owner = sealedFor(call.website.id, account)
  const { publicKey, secret, eventSecret } = checked
  const keys = {
    ...account,
    publicKey,
    secret_key: sealing.seal(secret, owner),
    secret_key_end: secret.slice(-4),
    event_secret: eventSecret ? sealing.seal(eventSecret, owner) : checked.knownEventSecret,
    account_id: checked.accountId,
    account_name: checked.accountName,
    connected_at: Date.now(),
    problem: '',
    problem_since: null,
  }
  return ownerChange(
    services,
    call,
    async (scope, batchId) => succeed(await saveKeys(scope, keys, batchId)),
    () => ({ mode: account.mode, receivesEvents: keys.event_secret !== null }),
  )
}

/** Deletes the keys of an owner's account. @param code the refusal when there are none */
export const disconnectAccount = <Code extends string>(
  services: Services,
  call: OwnerCall,
  account: Account,
  code: Code,
) =>
  ownerChange(
    services,
    call,
    async (scope, batchId) => ((await removeKeys(scope, account, batchId)) ? succeed(undefined) : fail(code)),
    () => ({}),
  )

/** The URL to which a company sends the events of a method. */
export const eventUrl = (origin: string, method: PaymentMethodId): string =>
  origin + pathOf(receivePaymentEventCall, { parameters: { method } })

/** The URLs to which a company sends the events of its two methods. */
export const eventUrlsOf = (origin: string, methods: Readonly<Record<PaymentMode, PaymentMethodId>>) => ({
  live: eventUrl(origin, methods.live),
  test: eventUrl(origin, methods.test),
})

/** What a screen shows of any keys. */
export const factsOfKeys = ({ connected_at, event_secret, problem, problem_since }: PaymentKeys) => ({
  connectedAt: connected_at,
  receivesEvents: event_secret !== null,
  problem: problem ? { words: problem, since: problem_since ?? 0 } : null,
})
