import { z } from 'zod'
import { idSchema, singleLine } from '#shared/texts/schema.ts'
import { defineBlock, no, none } from './define-block.ts'

export const CALENDAR_MOST_MONTHS = 12

/** The months in which events of a collection take place. */
export const calendarBlock = defineBlock({
  settings: z.strictObject({
    title: singleLine(200).default(''),
    /** A collection of events. */
    collectionId: idSchema,
    /** At most so many months are shown; those without events are left out. */
    months: z.int().min(1).max(CALENDAR_MOST_MONTHS).default(3),
    weekStart: z.enum(['sunday', 'monday']).default('sunday'),
  }),
  number: null,
  htmlFields: [],
  words: ({ title }) => title,
  forms: none,
  pictures: none,
  fills: no,
})
