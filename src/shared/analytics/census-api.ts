import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { idSchema } from '#shared/texts/schema.ts'

/** What all calls have in common by which pages report what happens on them. */
export const sentByPages = {
  method: 'POST',
  access: 'public',
  // As forms, as JSON, or as the text of a beacon: `sentFields` reads all of them.
  body: z.union([z.string(), z.looseObject({})]),
  reply: z.object({}),
  failures: ['bad-request'],
  bodyLimit: 16 * 1024,
  perMinute: 300,
  takesText: true,
  // Pages without cookies have no token; the origin is checked instead.
  needsNoCsrfToken: true,
} as const

export const buttonRenderCall = contract({
  ...sentByPages,
  path: '/api/census/button-render',
  summary: 'Count buttons that came into view on a page',
})

export const buttonClickCall = contract({
  ...sentByPages,
  path: '/api/census/button-click',
  summary: 'Count that a button of a page was pressed',
})

export const formRenderCall = contract({
  ...sentByPages,
  path: '/api/census/form-render',
  summary: 'Count that a form was seen, begun, sent or left',
})

export const overlayCall = contract({
  ...sentByPages,
  path: '/api/census/overlay',
  summary: 'Count that the popup was shown, closed or used',
})

export const lessonCall = contract({
  ...sentByPages,
  path: '/api/census/lesson',
  summary: 'Count how far someone got in a lesson',
})

export const recordQuickViewCall = contract({
  ...sentByPages,
  path: '/api/census/RecordQuickView/:id',
  summary: 'Count that a product was opened over its list',
  parameters: z.object({ id: idSchema }),
})
