import type { FastifyReply, FastifyRequest } from 'fastify'
import { findVariantForCart } from '#server/products/visible/read-cart-variants.ts'
import type { Scope } from '#server/scope.ts'
import type { updateAdditionalFieldsCall } from '#shared/cart/api.ts'
import type { StoredCart } from '#shared/cart/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { fail, type Result } from '#shared/http/failure.ts'
import { changeCart } from './change-cart.ts'
import { setAdditionalFields } from './change-entries.ts'
import { checkAdditionalFields } from './check-additional-fields.ts'

type Refusal = 'entry-not-found' | 'variant-unavailable' | 'form-not-found' | 'additional-fields-invalid'

/** Changes an entry's answers to its product's form, for the browser's call and the form without JavaScript. */
export async function changeAnswers(
  scope: Scope,
  request: FastifyRequest,
  reply: FastifyReply,
  { entryId, itemId, sku, additionalFields }: BodyOf<typeof updateAdditionalFieldsCall> & { readonly entryId: string },
) {
  return changeCart(scope, request, reply, async (content): Promise<Result<StoredCart, Refusal>> => {
    // The entry first: of one that is not in the cart, nothing else needs to be said.
    if (!content.entries.some((entry) => entry.id === entryId && entry.itemId === itemId))
      return fail('entry-not-found')
    const variant = await findVariantForCart(scope, itemId, sku)
    if (!variant) return fail('variant-unavailable')
    const saved = await checkAdditionalFields(scope, variant.additionalFieldsFormId, additionalFields)
    if (!saved.ok) return saved
    // There is no form any more: the entry keeps its answers.
    if (saved.value.additionalFields === null) return fail('form-not-found')
    return setAdditionalFields(content, entryId, saved.value)
  })
}
