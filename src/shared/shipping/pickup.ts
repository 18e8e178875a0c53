import type { ShippingMethod, StoreSettings } from '#shared/settings/schema.ts'
import type { PickupPlace } from '#shared/slots/schema.ts'

type PickupSettings = Pick<StoreSettings, 'pickupInstructions'> & Partial<Pick<StoreSettings, 'shippingZones'>>

/** Whether customers can know where to go: without it, neither pickup nor paying there is offered. */
export const isPickupReady = ({ pickupInstructions, shippingZones = [] }: PickupSettings): boolean =>
  pickupInstructions.trim() !== '' || shippingZones.some(({ methods }) => methods.some(({ rate }) => ownPlace(rate)))

/** The place of a pickup method that says where it is; null where the shop's own place is meant. */
export const ownPlace = (rate: ShippingMethod['rate']): PickupPlace | null =>
  rate.kind === 'pickup' && rate.place && rate.place.address !== '' ? rate.place : null

/** Where to go, in lines: the address and the instructions. */
export const placeLines = ({ address, instructions }: PickupPlace): string =>
  [address, instructions].filter(Boolean).join('\n')
