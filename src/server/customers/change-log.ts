import { z } from 'zod'
import { defineLog } from '#server/changes/define-log.ts'
import { orderAddressSchema } from '#shared/addresses/schema.ts'
import { customerContentSchema, customerSources } from '#shared/customers/schema.ts'

/** What the log stores of a customer. An erasure deletes these entries (`erase-customer.ts`). */
const customerSnapshotSchema = customerContentSchema.strip().extend({
  id: z.string(),
  email: z.string(),
  emails: z.array(z.string()),
  country: z.string(),
  source: z.enum(customerSources),
  createdAt: z.int(),
  addresses: z.array(orderAddressSchema),
  /** The group whose prices they pay. */
  groupId: z.string().nullable().default(null),
  /** Whether it returned when a merge was undone: undoing that would be a merge. */
  isSeparated: z.boolean().optional(),
})
export type CustomerSnapshot = z.infer<typeof customerSnapshotSchema>

/** Changes of customers. They have no titles, which would outlive the customer. */
export const customerLog = defineLog({
  noun: 'customer',
  snapshot: customerSnapshotSchema,
  titleOf: () => '',
  nameOf: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  factsOf: ({ id, tags }) => ({ id, tags }),
  whyFinal: ({ before, after }) => (before === null && after?.isSeparated ? 'customer-separated' : null),
})
