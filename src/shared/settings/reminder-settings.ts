import { z } from 'zod'

/** The most emails about one abandoned cart. */
export const MOST_REMINDERS = 3

/** The settings of emails about carts that were left at checkout. */
export const reminderSettingsSchema = z.object({
  isOn: z.boolean().default(false),
  /** Whether the box at checkout is ticked from the beginning; never in the EU, where consent is given actively. */
  isTicked: z.boolean().default(false),
  /** After how many hours each email is sent, counted from the last change of the cart; ascending. */
  hours: z
    .array(z.int().min(1).max(720))
    .min(1)
    .max(MOST_REMINDERS)
    .refine(
      (hours) => hours.every((one, index) => index === 0 || one > hours[index - 1]!),
      'Each email needs more hours than the one before.',
    )
    .default([4]),
})
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>
export const firstReminderSettings = reminderSettingsSchema.parse({})
