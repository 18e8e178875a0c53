import type { Services } from '#server/services.ts'
import { reading } from '#server/stores.ts'
import { listSlotsCall } from '#shared/checkout/schema.ts'
import { fail, succeed } from '#shared/http/failure.ts'
import { methodById, offeredZones } from '#shared/shipping/rules.ts'
import { slotDay, slotTimes } from '#shared/slots/describe-slot.ts'
import { slotId } from '#shared/slots/rules.ts'
import type { Slot } from '#shared/slots/schema.ts'
import { listOpenDays } from './open-slots.ts'

/** The times that customers choose from. */
export function slotRoutes(services: Services): void {
  services.serve(listSlotsCall, async ({ website, parameters: { methodId } }) => {
    const { settings } = website
    const method = methodById({ shippingZones: offeredZones(settings) }, methodId)
    if (!method) return fail('shipping-unavailable')
    const days = method.schedule ? await listOpenDays(reading(services, website), methodId, method.schedule) : []
    // The same times come again on each day.
    const names = new Map<string, string>()
    const nameOf = (slot: Slot): string => {
      const key = `${slot.from} ${slot.to}`
      const name = names.get(key) ?? slotTimes(slot, settings.locale)
      names.set(key, name)
      return name
    }
    return succeed({
      days: days.map(({ date, slots }) => ({
        date,
        name: slotDay(date, settings.locale),
        slots: slots.map((slot) => ({ id: slotId(slot), name: nameOf(slot) })),
      })),
    })
  })
}
