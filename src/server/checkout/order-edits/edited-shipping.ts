import { fail, type Result, succeed } from '#shared/http/failure.ts'
import { roundToCurrency } from '#shared/money/percent.ts'
import { sum } from '#shared/money/sum.ts'
import type { OrderEdit } from '#shared/orders/edits/schema.ts'
import type { Order } from '#shared/orders/schema.ts'
import { isShipped } from '#shared/products/codes.ts'
import type { Location } from '#shared/settings/places.ts'
import type { StoreSettings } from '#shared/settings/schema.ts'
import { offeredZones, pickupMethods, shippingOptions } from '#shared/shipping/rules.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import type { TaxTerms } from '#shared/taxes/terms.ts'
import type { LineToPrice } from './added-lines.ts'

interface EditedShipping {
  readonly method: Order['shippingMethod']
  readonly costCents: number
}

/** The methods that staff can choose. Methods with times are left out: the customer chooses a time at checkout. */
export function optionsOf(
  lines: readonly LineToPrice[],
  { settings, location }: { readonly settings: StoreSettings; readonly location: Location | null },
): ShippingOption[] {
  const shipped = lines.filter(({ line }) => isShipped(line.productType))
  if (shipped.length === 0) return []
  const parcel = {
    goodsCents: sum(shipped.map(({ line }) => line.unitPriceCents * line.quantity)),
    weightGrams: sum(shipped.map(({ line, packed }) => packed.weightGrams * line.quantity)),
    goods: shipped.map(({ line, packed }) => ({ ...packed, quantity: line.quantity })),
  }
  const zones = offeredZones(settings)
  const sent = location ? shippingOptions(zones, location, parcel, settings.currency) : []
  const pickups = pickupMethods(zones).map(({ option }) => option)
  const all = [...sent.filter(({ isPickup }) => !isPickup), ...pickups]
  return all.filter(({ hasSlots }) => !hasSlots)
}

/** How the order is shipped after an edit, and for how much. Nothing is shipped where nothing needs it any more. */
export function editedShipping(
  order: Pick<Order, 'shippingMethod' | 'shippingCostCents' | 'currency' | 'shippingAddress'>,
  edit: Pick<OrderEdit, 'shipping' | 'shippingAddress'>,
  lines: readonly LineToPrice[],
  { options, terms }: { readonly options: readonly ShippingOption[]; readonly terms: TaxTerms },
): Result<EditedShipping, 'order-edit-shipping'> {
  const { shipping } = edit
  const needsShipping = lines.some(({ line }) => isShipped(line.productType))
  if (!needsShipping) return succeed({ method: null, costCents: 0 })
  const found = chosen()
  if (!found?.method) return fail('order-edit-shipping')
  const hasAddress = edit.shippingAddress !== null || order.shippingAddress !== null
  return found.method.isPickup || hasAddress ? succeed(found) : fail('order-edit-shipping')

  function chosen(): EditedShipping | null {
    if (shipping.kind === 'keep') return { method: order.shippingMethod, costCents: order.shippingCostCents }
    if (shipping.kind === 'own') {
      const costCents = roundToCurrency(shipping.costCents, order.currency)
      return { method: { name: shipping.name, isPickup: false, description: '' }, costCents }
    }
    const option = options.find(({ id }) => id === shipping.methodId)
    if (!option) return null
    const { name, description, isPickup, place, packages } = option
    const goods = lines.map((one) => ({ cents: one.line.unitPriceCents * one.line.quantity, line: one }))
    return {
      method: { name, description, isPickup, ...(place && { place }), ...(packages && { packages }) },
      costCents: isPickup ? 0 : terms.shippingPriceOf(option.costCents, goods),
    }
  }
}
