import { roundToCurrency } from '#shared/money/percent.ts'
import { type PackedGoods, packGoods, type UsedPackage } from '#shared/packages/pack-goods.ts'
import { closeness, type Location } from '#shared/settings/places.ts'
import type { ShippingMethod, ShippingZone, StoreSettings } from '#shared/settings/schema.ts'
import { ownPlace, placeLines } from './pickup.ts'
import type { ShippingOption } from './schema.ts'

/** The goods to ship, as far as prices depend on them. */
export interface Parcel {
  /** The value of the goods, before or after discounts as the shop chooses, in hundredths. */
  readonly goodsCents: number
  readonly weightGrams: number
  /** What is in it, for prices by package. */
  readonly goods: readonly PackedGoods[]
}

/**
 * The zones with the methods that are offered: pickup without instructions is left out, because customers would not
 * know where to go.
 */
export function offeredZones(settings: Pick<StoreSettings, 'shippingZones' | 'pickupInstructions'>): ShippingZone[] {
  if (settings.pickupInstructions.trim() !== '') return settings.shippingZones
  return settings.shippingZones.map((zone) => ({
    ...zone,
    methods: zone.methods.filter(({ rate }) => rate.kind !== 'pickup' || ownPlace(rate) !== null),
  }))
}

/** The zone for a location: the one with the closest place; of two equally close ones, the owner's first. */
export function zoneFor(zones: readonly ShippingZone[], location: Location): ShippingZone | null {
  let closest: ShippingZone | null = null
  let best = 0
  for (const zone of zones) {
    const fit = Math.max(0, ...zone.places.map((place) => closeness(place, location)))
    if (fit > best) {
      best = fit
      closest = zone
    }
  }
  return closest
}

/**
 * The priced shipping methods for a parcel to a location, in the owner's order. Empty where the shop does not ship, or
 * when no method has a price for the parcel.
 */
export function shippingOptions(
  zones: readonly ShippingZone[],
  location: Location,
  parcel: Parcel,
  currency: string,
): ShippingOption[] {
  return (zoneFor(zones, location)?.methods ?? []).flatMap((method) => {
    const price = priceOf(method, parcel)
    if (price === null) return []
    const { costCents, packages } = price
    return [{ ...optionOf(method, roundToCurrency(costCents, currency)), ...(packages && { packages: [...packages] }) }]
  })
}

/** A pickup place, with its region of the shop's country. */
export interface Pickup {
  readonly option: ShippingOption
  readonly region: string
}

/** The pickup places of all zones, each once: customers who pick up may live anywhere. */
export function pickupMethods(zones: readonly ShippingZone[]): Pickup[] {
  const found = new Map<string, Pickup>()
  for (const method of zones.flatMap((zone) => zone.methods)) {
    const { id, rate } = method
    if (rate.kind !== 'pickup' || found.has(id)) continue
    found.set(id, { option: optionOf(method, 0), region: rate.region ?? '' })
  }
  return [...found.values()]
}

function optionOf({ id, name, description, rate, schedule }: ShippingMethod, costCents: number): ShippingOption {
  const place = ownPlace(rate)
  return {
    id,
    name,
    description,
    costCents,
    isPickup: rate.kind === 'pickup',
    ...(place && { place: placeLines(place) }),
    ...(schedule && { hasSlots: true }),
  }
}

/** A shipping method of any zone by its id. */
export const methodById = (
  { shippingZones }: Pick<StoreSettings, 'shippingZones'>,
  id: string,
): ShippingMethod | undefined => shippingZones.flatMap(({ methods }) => methods).find((method) => method.id === id)

/**
 * The chosen option; when none is chosen, or it is not offered any more, the first one that ships. A shop that does not
 * ship uses its first pickup place.
 * @param options of the destination; empty while it is not known
 */
export function chooseOption(
  options: readonly ShippingOption[],
  pickups: readonly ShippingOption[],
  id: string | null,
): ShippingOption | null {
  const chosen = [...options, ...pickups].find((option) => option.id === id)
  return chosen ?? options.find((option) => !option.isPickup) ?? options[0] ?? null
}

/** Whether a shop sends parcels to a location, whatever their price is there. */
export const sendsTo = (zones: readonly ShippingZone[], location: Location): boolean =>
  zoneFor(zones, location)?.methods.some(({ rate }) => rate.kind !== 'pickup') ?? false

/** Countries that a shop ships to; null is everywhere. */
export function countriesSentTo(zones: readonly ShippingZone[]): string[] | null {
  const countries = zones
    .filter((zone) => zone.methods.some(({ rate }) => rate.kind !== 'pickup'))
    .flatMap((zone) => zone.places.map((place) => place.country))
  return countries.includes('*') ? null : [...new Set(countries)]
}

interface Price {
  readonly costCents: number
  /** Absent where the price does not depend on packages. */
  readonly packages?: readonly UsedPackage[]
}

/** Null when the method has no price for the parcel: it is above the last tier, or fits no package. */
function priceOf({ rate, freeOverCents }: ShippingMethod, parcel: Parcel): Price | null {
  const price = fullPriceOf(rate, parcel)
  const isFree = freeOverCents !== null && parcel.goodsCents >= freeOverCents
  return price && isFree ? { ...price, costCents: 0 } : price
}

function fullPriceOf(rate: ShippingMethod['rate'], { weightGrams, goodsCents, goods }: Parcel): Price | null {
  switch (rate.kind) {
    case 'pickup':
      return { costCents: 0 }
    case 'flat':
      return { costCents: rate.costCents }
    case 'by-weight':
      return tierPrice(
        weightGrams,
        rate.tiers.map((tier) => ({ upTo: tier.upToGrams, costCents: tier.costCents })),
      )
    case 'by-price':
      return tierPrice(
        goodsCents,
        rate.tiers.map((tier) => ({ upTo: tier.upToCents, costCents: tier.costCents })),
      )
    case 'by-package':
      return packGoods(goods, rate.packages, rate.roomPercent)
  }
}

interface Tier {
  /** The upper bound, inclusive; null is open. */
  readonly upTo: number | null
  readonly costCents: number
}

function tierPrice(size: number, tiers: readonly Tier[]): Price | null {
  const bound = (tier: Tier) => tier.upTo ?? Number.MAX_VALUE
  const ascending = [...tiers].sort((one, other) => bound(one) - bound(other))
  const tier = ascending.find((one) => size <= bound(one))
  return tier ? { costCents: tier.costCents } : null
}
