import { z } from 'zod'
import { linkSchema } from '#shared/links/schema.ts'
import { pictureSchema } from '#shared/pictures/schema.ts'
import { themeNumberSchema } from '#shared/styles/schema.ts'
import { idSchema, singleLine } from '#shared/texts/schema.ts'

/** Where the popup is in the window: docs/compatibility.md#popup-overlay. */
export const popupPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type PopupPosition = (typeof popupPositions)[number]

export const popupLimits = { title: 100, text: 600, label: 40, seconds: 600, days: 365, pages: 100 } as const

export const popupPageRules = ['all', 'only', 'except'] as const

/** What visitors can do in the popup, besides closing it. */
const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('button'),
    text: singleLine(popupLimits.label, 1),
    href: linkSchema,
    newWindow: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('form'), formId: idSchema }),
])

/** A popup that may still be incomplete, as its preview shows it. */
export const popupDraftSchema = z.strictObject({
  isEnabled: z.boolean(),
  title: singleLine(popupLimits.title),
  /** Plain text; empty lines separate paragraphs. */
  text: z.string().max(popupLimits.text),
  picture: pictureSchema.pick({ id: true, altText: true, focalPoint: true }).nullable(),
  action: actionSchema,
  position: z.enum(popupPositions),
  /** A color theme of the site; null for that of its pages. */
  theme: themeNumberSchema.nullable(),
  /** What opens it: the first of these that happens. Seconds after the page was opened. */
  afterSeconds: z.int().min(0).max(popupLimits.seconds).nullable(),
  /** How much of the page was scrolled, in percent. */
  afterScroll: z.int().min(1).max(100).nullable(),
  /** When the pointer leaves the window at the top, as if to close it. */
  onExit: z.boolean(),
  /** Pages, stores and collections; their products and items are included. */
  pages: z.strictObject({ rule: z.enum(popupPageRules), ids: z.array(idSchema).max(popupLimits.pages) }),
  /** When it appears again for someone who closed it; null for never. */
  againAfterDays: z.int().min(1).max(popupLimits.days).nullable(),
})
export type Popup = z.infer<typeof popupDraftSchema>

/** A popup that can be saved: one that is shown has a title, and something that opens it. */
export const popupSchema = popupDraftSchema
  .refine(({ isEnabled, title }) => !isEnabled || title !== '', { path: ['title'], message: 'Enter a title.' })
  .refine(({ isEnabled, ...popup }) => !isEnabled || canOpen(popup), {
    path: ['afterSeconds'],
    message: 'Choose at least one moment.',
  })

/** Whether anything opens it. */
const canOpen = ({ afterSeconds, afterScroll, onExit }: Pick<Popup, 'afterSeconds' | 'afterScroll' | 'onExit'>) =>
  afterSeconds !== null || afterScroll !== null || onExit

/** The popup as it is stored. */
export const storedPopupSchema = popupDraftSchema.extend({
  /** Raised when visitors see something new: then those who closed it see it again. */
  version: z.int().positive(),
  /** Raised by each change: saving requires the one that was loaded. */
  revision: z.int().positive(),
})
export type StoredPopup = z.infer<typeof storedPopupSchema>
