import { z } from 'zod'
import { singleLine } from '#shared/texts/schema.ts'

/** A time of a day, in minutes since midnight on the clock of the shop. */
const minutesSchema = z.int().min(0).max(1439)

/** A period in which the shop hands orders over. */
export const openingSchema = z.object({ from: minutesSchema, to: minutesSchema })
export type Opening = z.infer<typeof openingSchema>

const openingsSchema = z.array(openingSchema).max(4)

/** The most days ahead that customers can choose from. */
export const MOST_DAYS_AHEAD = 90

/** When customers can pick up an order, or get it delivered: the times of one shipping method. */
export const scheduleSchema = z.object({
  /** The usual periods of each weekday, from Monday to Sunday; a day without any is closed. */
  week: z.array(openingsSchema).length(7),
  /** Days with other periods, such as holidays. */
  exceptions: z.array(z.object({ date: z.iso.date(), name: singleLine(60), openings: openingsSchema })).max(100),
  /** The length of a slot; null where each period is one slot. */
  slotMinutes: z.int().min(5).max(720).nullable(),
  /** The most orders in a slot, and on a day; null without a limit. */
  slotCapacity: z.int().min(1).max(9999).nullable(),
  dayCapacity: z.int().min(1).max(9999).nullable(),
  /** The time that an order needs. In days it begins with the day of the order, or with the next one after the cut-off. */
  lead: z.discriminatedUnion('unit', [
    z.object({ unit: z.literal('hours'), amount: z.int().min(0).max(720) }),
    z.object({ unit: z.literal('days'), amount: z.int().min(0).max(60), cutOff: minutesSchema.nullable() }),
  ]),
  daysAhead: z.int().min(1).max(MOST_DAYS_AHEAD),
})
export type Schedule = z.infer<typeof scheduleSchema>

/** A slot on the clock of the shop. */
export const slotSchema = z.object({ date: z.iso.date(), ...openingSchema.shape })
export type Slot = z.infer<typeof slotSchema>

/** A slot of a shipping method, with the most orders that it and its day take. */
export const wantedSlotSchema = z.object({
  methodId: z.string(),
  slot: slotSchema,
  ...scheduleSchema.pick({ slotCapacity: true, dayCapacity: true }).shape,
})
export type WantedSlot = z.infer<typeof wantedSlotSchema>

/** The name of a slot within its shipping method: when it begins, such as 2026-11-28T10:00. */
export const slotIdSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)

/** Where customers pick up. */
export const pickupPlaceSchema = z.object({
  /** The lines of the address; '' uses the pickup address of the shop. */
  address: z.string().trim().max(500),
  instructions: z.string().trim().max(1000),
})
export type PickupPlace = z.infer<typeof pickupPlaceSchema>
