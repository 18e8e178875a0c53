import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { ChangeScope } from '#server/scope.ts'
import {
  type CustomerGroup,
  type GroupPrice,
  groupContentSchema,
  groupPriceSchema,
} from '#shared/customer-groups/schema.ts'
import { idSchema } from '#shared/texts/schema.ts'

const loggedGroupSchema = groupContentSchema.extend({ id: idSchema }).strip()
export type LoggedGroup = z.infer<typeof loggedGroupSchema>

/** Changes of groups and what their lists take off. */
export const customerGroupLog = defineLog({
  noun: 'customer-group',
  snapshot: loggedGroupSchema,
  titleOf: ({ name }) => name,
})

const loggedPricesSchema = z.object({ id: idSchema, name: z.string(), prices: z.array(groupPriceSchema) })
export type LoggedPrices = z.infer<typeof loggedPricesSchema>

/** Changes of the fixed prices of groups. */
export const groupPricesLog = defineLog({
  noun: 'customer-group-prices',
  snapshot: loggedPricesSchema,
  titleOf: ({ name }) => name,
  factsOf: ({ prices }) => ({ fixedPrices: prices.length }),
})

/** The part of a group that the log stores. */
export const loggedGroup = (group: CustomerGroup): LoggedGroup => loggedGroupSchema.parse(group)

/** Writes a change of a group to the log. */
export const recordGroup = (
  scope: ChangeScope,
  batchId: string,
  before: CustomerGroup | null,
  after: CustomerGroup | null,
): Promise<void> =>
  recordChange(scope, batchId, customerGroupLog, {
    nounId: (after ?? before)!.id,
    before: before && loggedGroup(before),
    after: after && loggedGroup(after),
  })

/** Writes a change of the fixed prices of a group to the log. */
export const recordPrices = (
  scope: ChangeScope,
  batchId: string,
  { id, name }: Pick<CustomerGroup, 'id' | 'name'>,
  { before, after }: { readonly before: readonly GroupPrice[]; readonly after: readonly GroupPrice[] },
): Promise<void> =>
  recordChange(scope, batchId, groupPricesLog, {
    nounId: id,
    before: { id, name, prices: [...before] },
    after: { id, name, prices: [...after] },
  })
