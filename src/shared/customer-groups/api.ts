import { z } from 'zod'
import { emailSchema } from '#shared/addresses/email-schema.ts'
import { contract } from '#shared/http/contract.ts'
import { limits } from '#shared/limits.ts'
import { centsSchema } from '#shared/money/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { groupLimits } from './limits.ts'
import { customerGroupSchema, groupContentSchema, groupPriceSchema, orderGroupSchema } from './schema.ts'

/** The owner's calls on groups of customers. */

const groupIdOnly = z.object({ groupId: idSchema })
const member = z.object({ groupId: idSchema, customerId: idSchema })

/** A customer of a group. */
const groupMemberSchema = z.object({
  customerId: idSchema,
  email: z.string(),
  name: z.string(),
  /** When the link that opens the group's prices was sent or shown to staff last; null while no link works. */
  linkSentAt: z.int().nullable(),
})
export type GroupMember = z.infer<typeof groupMemberSchema>

/** A fixed price as its owner reads it. */
const shownPriceSchema = groupPriceSchema.extend({
  sku: z.string(),
  title: z.string(),
  /** Option values, such as 'Large, Blue'; '' without options. */
  variant: z.string(),
  /** The price of the shop without a sale, in hundredths. */
  shopPriceCents: z.int(),
})
export type ShownGroupPrice = z.infer<typeof shownPriceSchema>

export const listGroupsCall = contract({
  method: 'GET',
  path: '/api/owner/customer-groups',
  summary: 'List the groups of customers by name, each with the number of its customers',
  access: 'orders.read',
  reply: z.object({ groups: z.array(customerGroupSchema.extend({ members: z.int() })) }),
})

export const getGroupCall = contract({
  method: 'GET',
  path: '/api/owner/customer-groups/:groupId',
  summary: 'Get a group with its first 200 customers and all fixed prices',
  access: 'orders.read',
  parameters: groupIdOnly,
  reply: z.object({
    group: customerGroupSchema,
    members: z.array(groupMemberSchema),
    memberCount: z.int(),
    prices: z.array(shownPriceSchema),
  }),
  failures: ['customer-group-not-found'],
})

export const createGroupCall = contract({
  method: 'POST',
  path: '/api/owner/customer-groups',
  summary: 'Create a group of customers',
  access: 'orders.manage',
  body: groupContentSchema,
  reply: z.object({ group: customerGroupSchema, batchId: idSchema }),
  failures: ['customer-group-limit', 'price-not-payable', 'quantity-breaks-unordered'],
})

export const updateGroupCall = contract({
  method: 'PUT',
  path: '/api/owner/customer-groups/:groupId',
  summary: 'Save a group and its price list over the revision that was opened',
  access: 'orders.manage',
  parameters: groupIdOnly,
  body: groupContentSchema.extend({ revision: z.int() }),
  reply: z.object({ group: customerGroupSchema, batchId: idSchema.nullable() }),
  failures: ['customer-group-not-found', 'edit-conflict', 'price-not-payable', 'quantity-breaks-unordered'],
})

export const deleteGroupCall = contract({
  method: 'DELETE',
  path: '/api/owner/customer-groups/:groupId',
  summary: 'Delete a group; its customers pay the prices of the shop',
  access: 'orders.manage',
  parameters: groupIdOnly,
  reply: z.object({ batchId: idSchema }),
  failures: ['customer-group-not-found'],
})

export const setGroupPricesCall = contract({
  method: 'PUT',
  path: '/api/owner/customer-groups/:groupId/prices',
  summary: 'Replace the fixed prices of a group, found by SKU',
  access: 'orders.manage',
  parameters: groupIdOnly,
  body: z.strictObject({
    prices: z.array(z.strictObject({ sku: singleLine(100, 1), priceCents: centsSchema })).max(groupLimits.prices),
  }),
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: ['customer-group-not-found', 'group-skus-unknown', 'price-not-payable'],
})

export const exportGroupPricesCall = contract({
  method: 'GET',
  path: '/api/owner/customer-groups/:groupId/prices.csv',
  summary: 'Export the fixed prices of a group as CSV',
  access: 'orders.read',
  parameters: groupIdOnly,
  reply: z.string(),
  failures: ['customer-group-not-found'],
})

export const addGroupMembersCall = contract({
  method: 'POST',
  path: '/api/owner/customer-groups/:groupId/members',
  summary: 'Add customers to a group by email address; new addresses become customers',
  access: 'orders.manage',
  parameters: groupIdOnly,
  body: z.strictObject({ emails: z.array(emailSchema).min(1).max(groupLimits.membersAtOnce) }),
  reply: z.object({ batchId: idSchema.nullable() }),
  failures: ['customer-group-not-found'],
})

export const removeGroupMemberCall = contract({
  method: 'DELETE',
  path: '/api/owner/customer-groups/:groupId/members/:customerId',
  summary: 'Remove a customer from a group',
  access: 'orders.manage',
  parameters: member,
  reply: z.object({ batchId: idSchema }),
  failures: ['group-member-not-found'],
})

export const pricesForCustomerCall = contract({
  method: 'POST',
  path: '/api/owner/customer-groups/prices',
  summary: 'Get the prices of variants for the group of the customer with an email address, for draft orders',
  access: 'orders.manage',
  body: z.strictObject({
    email: z.string().max(256),
    lines: z
      .array(z.strictObject({ variantId: idSchema, quantity: z.int().min(1).max(limits.quantityMaximum) }))
      .max(limits.cartLines),
  }),
  reply: z.object({
    /** Null where nobody has the address, or its customer is in no group. */
    group: orderGroupSchema.nullable(),
    prices: z.array(groupPriceSchema),
  }),
})

export const linkGroupMemberCall = contract({
  method: 'POST',
  path: '/api/owner/customer-groups/:groupId/members/:customerId/link',
  summary: 'Get the link that opens the prices of the group for a customer, and email it to them if wanted',
  access: 'orders.manage',
  parameters: member,
  body: z.strictObject({ sendEmail: z.boolean() }),
  reply: z.object({ url: z.string() }),
  failures: ['group-member-not-found'],
})

export const withdrawGroupLinkCall = contract({
  method: 'DELETE',
  path: '/api/owner/customer-groups/:groupId/members/:customerId/link',
  summary: 'End the link of a customer, in every browser that has opened it',
  access: 'orders.manage',
  parameters: member,
  reply: z.object({}),
  failures: ['group-member-not-found'],
})
