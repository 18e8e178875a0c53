import { z } from 'zod'
import { idSchema } from '#shared/texts/schema.ts'
import type { ActionKind } from './actions.ts'
import { LESSON_END, lessonActions, NOT_STARTED } from './lessons.ts'
import { LONGEST_URL, sentFields, unpacked } from './sent-fields.ts'

const optionalText = (most: number) => z.string().max(most).nullish()

/** What every call of a page says about the page: its URL or path, else the server reads the header Referer. */
const pageShape = {
  url: optionalText(LONGEST_URL),
  websiteId: optionalText(64),
  /** A visitor id of sites that set one. It is accepted, and not stored. */
  visitorCookie: optionalText(200),
}
const label = z.string().max(1_000)
/** How many buttons of a page one call can name. */
const MOST_BUTTONS = 60

/** Buttons that were visible or pressed: their labels, or the one label of a call for a single button. */
const buttonsSchema = z
  .object({ ...pageShape, buttonText: label.nullish(), buttons: z.array(label).max(MOST_BUTTONS).nullish() })
  .transform(({ buttonText, buttons, ...page }) => ({ page, labels: buttons ?? [buttonText ?? ''] }))
const formSchema = z
  .object({
    ...pageShape,
    formId: idSchema,
    step: z.enum(['seen', 'begun', 'sent', 'left']).default('seen'),
    /** Of a form that was left: the label of the last field that someone was in. */
    field: label.nullish(),
  })
  .transform(({ formId, step, field, ...page }) => ({ page, formId, step, field: field ?? '' }))
const overlaySchema = z
  .object({ ...pageShape, action: z.enum(['shown', 'followed', 'sent', 'closed']).default('shown') })
  .transform(({ action, ...page }) => ({ page, action }))
const tenth = z.coerce.number().pipe(z.int().min(NOT_STARTED).max(LESSON_END))
const lessonSchema = z
  .object({ ...pageShape, lessonId: idSchema, from: tenth, reached: tenth })
  .refine(({ from, reached }) => from < reached)
  .transform(({ lessonId, from, reached, ...page }) => ({ page, lessonId, from, reached }))
const quickViewSchema = z.object(pageShape).transform((page) => ({ page }))

export type SentPage = z.infer<z.ZodObject<typeof pageShape>>

/** An action as it was sent. */
export interface SentAction {
  readonly kind: ActionKind
  readonly text: string
  /** Whether its detail is the page; else it is `detail`. */
  readonly isOfPage: boolean
  readonly detail: string
}
interface SentActions {
  readonly page: SentPage
  readonly actions: readonly SentAction[]
}

const reader =
  <Schema extends z.ZodType>(schema: Schema, toActions: (value: z.output<Schema>) => SentActions) =>
  (body: unknown): SentActions | null => {
    const fields = sentFields(body)
    if (fields === null) return null
    // Some send their fields as they are, others as the JSON of the field `data`.
    const data = unpacked(fields.data)
    const { data: _, ...rest } = fields
    const parsed = schema.safeParse({ ...(typeof data === 'object' ? data : null), ...rest })
    return parsed.success ? toActions(parsed.data) : null
  }

const ofPage = { isOfPage: true, detail: '' }
const ofNone = { isOfPage: false, detail: '' }
const buttons = (kind: ActionKind) =>
  reader(buttonsSchema, ({ page, labels }) => ({
    page,
    actions: labels.map((text) => ({ kind, text, ...ofPage })),
  }))

/** Reads the calls of `/api/census`, as a form, as JSON, or as the text of a beacon. Null for what is none. */
export const readCensus = {
  'button-render': buttons('button-seen'),
  'button-click': buttons('button-clicked'),
  'form-render': reader(formSchema, ({ page, formId, step, field }) => ({
    page,
    actions: [{ kind: `form-${step}`, text: formId, isOfPage: false, detail: step === 'left' ? field : '' }],
  })),
  overlay: reader(overlaySchema, ({ page, action }) => ({
    page,
    actions: [{ kind: `popup-${action}`, text: '', ...ofPage }],
  })),
  lesson: reader(lessonSchema, ({ page, lessonId, from, reached }) => ({
    page,
    actions: lessonActions(from, reached).map((one) => ({ ...one, text: lessonId, isOfPage: false })),
  })),
  RecordQuickView: reader(quickViewSchema, ({ page }) => ({
    page,
    actions: [
      { kind: 'quick-view', text: '', ...ofNone },
      { kind: 'product-viewed', text: '', ...ofNone },
    ],
  })),
} as const satisfies Readonly<Record<string, (body: unknown) => SentActions | null>>
