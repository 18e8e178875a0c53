import type { StoreSettings } from '#shared/settings/schema.ts'

/** Whether pickup instructions are set: without them, neither pickup nor paying there is offered. */
export const isPickupReady = ({ pickupInstructions }: Pick<StoreSettings, 'pickupInstructions'>): boolean =>
  pickupInstructions.trim() !== ''
