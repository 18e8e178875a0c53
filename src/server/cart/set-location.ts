import { regions } from '#shared/addresses/regions.ts'
import { validatePlace } from '#shared/addresses/rules.ts'
import { type ShippingLocation, type StoredCart, shippingLocationSchema } from '#shared/cart/schema.ts'
import { fail, type Result, succeed } from '#shared/http/failure.ts'

/** A cart with another destination; the chosen shipping method stays unless another one is given. */
export function withLocation(
  content: StoredCart,
  shippingLocation: ShippingLocation,
  shippingMethodId: string | null | undefined,
): Result<StoredCart, 'invalid-fields'> {
  const errors = validatePlace(shippingLocation, regions)
  if (Object.keys(errors).length > 0) return fail('invalid-fields', { errors })
  return succeed({ ...content, shippingLocation, shippingMethodId: shippingMethodId ?? content.shippingMethodId })
}

/**
 * Reads the estimate's form of a page without JavaScript. A region of another country is left out: the list of the page
 * was that of the country before. Null where the country is none.
 */
export function readLocationForm(
  body: unknown,
): { location: ShippingLocation; shippingMethodId: string | null } | null {
  const fields = (body ?? {}) as Readonly<Record<string, unknown>>
  const read = shippingLocationSchema.safeParse({
    country: fields['estimate-country'],
    region: String(fields['estimate-region'] ?? '').slice(0, 60),
    postalCode: '',
  })
  if (!read.success) return null
  const isRegionKnown = Object.keys(validatePlace(read.data, regions)).length === 0
  const { shippingMethodId } = fields
  return {
    location: isRegionKnown ? read.data : { ...read.data, region: '' },
    shippingMethodId: typeof shippingMethodId === 'string' && shippingMethodId ? shippingMethodId.slice(0, 40) : null,
  }
}
