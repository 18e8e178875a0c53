import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { checkForm } from '#server/vat-numbers/check-form.ts'
import { checkVatNumber } from '#server/vat-numbers/check-vat-number.ts'
import type { Website } from '#server/websites/website.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { asksForBusinesses } from '#shared/vat-numbers/rules.ts'
import { cartToken } from './cart-cookies.ts'
import { findCart, type SavedCart } from './cart-store.ts'
import { changeCart } from './change-cart.ts'

/** Sets the VAT number of the visitor's cart once VIES has answered; '' removes it, and so does a refusal. */
export async function setVatNumber(
  services: Services,
  website: Website,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  typed: string,
): Promise<Result<SavedCart, 'cart-empty' | 'vat-number-form' | 'vat-number-unknown' | 'vat-numbers-off' | 'stale'>> {
  const scope = reading(services, website)
  const cart = await findCart(scope, cartToken(request))
  if (cart?.orderId !== null) return fail('cart-empty')
  const save = (vatNumber: string | undefined) =>
    changeCart<never>(
      scope,
      request,
      reply,
      ({ vatNumber: _, ...content }) => succeed({ ...content, ...(vatNumber !== undefined && { vatNumber }) }),
      'terms',
    )
  if (typed.trim() === '') return save(undefined)
  if (!asksForBusinesses(website.settings)) return fail('vat-numbers-off')
  const formed = await checkForm(typed)
  const check = formed.ok ? await checkVatNumber(services, website, formed.value) : null
  if (formed.ok && check?.state !== 'invalid') return save(formed.value)
  const removed = await save(undefined)
  if (!removed.ok) return removed
  return formed.ok ? fail('vat-number-unknown') : formed
}
