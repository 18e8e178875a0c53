import type { FastifyReply, FastifyRequest } from 'fastify'
import { findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { updateAdditionalFieldsCall } from '#shared/cart/api.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail } from '#shared/http/failure.ts'
import { changeCart } from './change-cart.ts'
import { setAdditionalFields } from './change-entries.ts'
import { checkAdditionalFields } from './check-additional-fields.ts'

/** Changes an entry's answers to its product's form, for the browser's call and the form without JavaScript. */
export async function changeAnswers(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  { entryId, itemId, sku, additionalFields }: BodyOf<typeof updateAdditionalFieldsCall> & { readonly entryId: string },
) {
  const variant = await findVariantForCart(scope, itemId, sku)
  if (!variant) return fail('variant-unavailable')
  const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, additionalFields)
  if (!saved.ok) return saved
  // There is no form any more: the entry keeps its answers.
  if (saved.value.additionalFields === null) return fail('form-not-found')
  return changeCart(scope, request, reply, (content) =>
    content.entries.some((entry) => entry.id === entryId && entry.itemId === itemId)
      ? setAdditionalFields(content, entryId, saved.value)
      : fail('entry-not-found'),
  )
}
