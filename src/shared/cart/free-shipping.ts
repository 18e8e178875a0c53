import type { Location } from '#shared/settings/places.ts'
import type { ShippingZone } from '#shared/settings/schema.ts'
import { zoneFor } from '#shared/shipping/rules.ts'
import type { ShippingOption } from '#shared/shipping/schema.ts'
import type { FreeShipping } from './schema.ts'

interface Facts {
  readonly zones: readonly ShippingZone[]
  /** The destination; null while it is not known. */
  readonly location: Location | null
  /** The shop's country. Its zone is used while the location is not known. */
  readonly country: string
  /** The value of the items that prices look at, in hundredths. */
  readonly goodsCents: number
  /** The prices of the methods for this parcel to a location. */
  readonly optionsFor: (location: Location) => readonly ShippingOption[]
}

/**
 * How far a cart is from free shipping, by the method of its zone that becomes free first. Null where no method becomes
 * free, where the parcel cannot use it, or where a method costs nothing anyway. The zone's name is included while the
 * zone is only assumed.
 */
export function freeShippingOf({ zones, location, country, goodsCents, optionsFor }: Facts): FreeShipping | null {
  const place = location ?? { country, region: '' }
  const zone = zoneFor(zones, place) ?? (location === null && zones.length === 1 ? zones[0]! : null)
  if (!zone) return null
  const reachable = optionsFor(zoneFor(zones, place) ? place : placeIn(zone)).filter((option) => !option.isPickup)
  const methods = zone.methods.filter(
    ({ id, freeOverCents }) => freeOverCents !== null && reachable.some((option) => option.id === id),
  )
  const [first] = methods.toSorted((one, other) => one.freeOverCents! - other.freeOverCents!)
  if (!first) return null
  const isFreeAnyway = reachable.some(({ id, costCents }) => costCents === 0 && !methods.some((one) => one.id === id))
  if (isFreeAnyway) return null
  return {
    methodName: first.name,
    zoneName: location === null && zones.length > 1 ? zone.name : null,
    overCents: first.freeOverCents!,
    awayCents: Math.max(0, first.freeOverCents! - goodsCents),
  }
}

const placeIn = (zone: ShippingZone): Location => {
  const [first] = zone.places
  return { country: first?.country ?? '', region: first?.region ?? '' }
}
