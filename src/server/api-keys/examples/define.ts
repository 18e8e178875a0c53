import type { z } from 'zod'
import type { Contract } from '#shared/http/contract.ts'

/** A call as the description of the API shows it. A test makes each of them with a key. */
export interface Example {
  readonly contract: Contract
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
}

type Schema = z.ZodType

/** The example of a call: the body and the query that it is sent with, checked by its contract. */
export function example<Body extends Schema, Query extends Schema>(
  contract: Contract<Schema, Query, Body> | (Contract & { readonly body?: Body; readonly query?: Query }),
  sent: { readonly body?: z.input<Body>; readonly query?: z.input<Query> } = {},
): Example {
  return { contract: contract as Contract, ...(sent as Omit<Example, 'contract'>) }
}

const id = (number: number) => `0199a000-93b3-70c2-9830-${String(number).padStart(12, '0')}`

/** The ids in the examples; the test puts those of its shop in their place. */
export const exampleIds = {
  orderId: id(1),
  customerId: id(2),
  productId: id(3),
  variantId: id(4),
  collectionId: id(5),
  categoryId: id(6),
  discountId: id(7),
  draftId: id(8),
  formId: id(9),
  submissionId: id(10),
  fileId: id(11),
  cardId: id(12),
  invoiceId: id(13),
  fulfilmentId: id(14),
  refundId: id(15),
  returnId: id(16),
  reviewId: id(17),
  countId: id(18),
  transferId: id(19),
  subscriptionId: id(20),
  withdrawalId: id(21),
  lineId: id(22),
  otherId: id(23),
  fieldId: id(24),
} as const
export type ExampleId = keyof typeof exampleIds

/** What stands in the place of a part of a path. */
export const examplePath: Readonly<Record<string, string>> = { ...exampleIds, year: '2026', split: 'product' }
