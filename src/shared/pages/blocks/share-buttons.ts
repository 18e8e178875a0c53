import { z } from 'zod'
import { defineBlock, no, none, noWords } from './define-block.ts'

/** Places that a page can be shared in, by a plain link. */
export const shareTargets = ['email', 'facebook', 'x', 'linkedin', 'pinterest', 'whatsapp'] as const
export type ShareTarget = (typeof shareTargets)[number]

/** Buttons with which visitors pass the page on. */
export const shareButtonsBlock = defineBlock({
  settings: z.strictObject({
    /** The browser's own share dialog, which copies the link where there is none. */
    hasNative: z.boolean().default(true),
    email: z.boolean().default(true),
    facebook: z.boolean().default(true),
    x: z.boolean().default(false),
    linkedin: z.boolean().default(false),
    pinterest: z.boolean().default(false),
    whatsapp: z.boolean().default(true),
    position: z.enum(['start', 'center', 'end']).default('start'),
  }),
  number: null,
  htmlFields: [],
  words: noWords,
  forms: none,
  pictures: none,
  fills: no,
  isEmpty: (settings) => !settings.hasNative && shareTargets.every((target) => !settings[target]),
})
