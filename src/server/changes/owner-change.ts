import type { Staff } from '#server/http/serve.ts'
import type { ChangeScope } from '#server/scope.ts'
import { changing } from '#server/stores.ts'
import { type Result, succeed } from '#shared/http/failure.ts'
import { newBatchId } from './record-change.ts'

type ChangingServices = Parameters<typeof changing>[0]
interface OwnerCall {
  readonly website: { readonly id: string }
  readonly staff: Staff
}
/** A change and its log entries, under the id of the action. */
type OwnerWork<Value, Code extends string> = (scope: ChangeScope, batchId: string) => Promise<Result<Value, Code>>

/**
 * Answers an owner's call with a change: one transaction and one action of the change log. A refused result changes
 * nothing.
 * @param reply makes the reply after the commit; without it, the reply is the id of the action
 */
export function ownerChange<Code extends string>(
  services: ChangingServices,
  call: OwnerCall,
  work: OwnerWork<unknown, Code>,
): Promise<Result<{ batchId: string }, Code>>
export function ownerChange<Value, Reply, Code extends string>(
  services: ChangingServices,
  call: OwnerCall,
  work: OwnerWork<Value, Code>,
  reply: (value: Value, batchId: string) => Reply | Promise<Reply>,
): Promise<Result<Reply, Code>>
export async function ownerChange(
  services: ChangingServices,
  { website, staff }: OwnerCall,
  work: OwnerWork<unknown, string>,
  reply: (value: unknown, batchId: string) => unknown = (_, batchId) => ({ batchId }),
): Promise<Result<unknown>> {
  const batchId = newBatchId()
  const outcome = await changing(services, website, staff, (scope) => work(scope, batchId))
  return outcome.ok ? succeed(await reply(outcome.value, batchId)) : outcome
}
