import { expect, test } from 'vitest'
import { blankPopup } from '#shared/popup/rules.ts'
import { popupDraftSchema } from '#shared/popup/schema.ts'
import { faultsOf, toDraft, toPopup, toPreview } from './popup-draft.ts'

const draft = toDraft({ ...blankPopup, picture: null })

test.each([
  [{}],
  [{ afterSeconds: null, afterScroll: 40, onExit: true, againAfterDays: null }],
  [{ action: { kind: 'button', text: 'Shop', href: '/shop', newWindow: true } as const }],
  [{ action: { kind: 'form', formId: 'form-1' } as const }],
])('a draft that nobody touched saves what was there: %j', (changes) => {
  const saved = { ...blankPopup, ...changes }
  expect(toPopup(toDraft({ ...saved, picture: null }))).toEqual(saved)
})

test.each([
  [{ isEnabled: true }, { title: 'Enter a title.' }],
  [{ isEnabled: true, title: 'News', hasDelay: false }, { afterSeconds: 'Choose at least one moment.' }],
  [{ kind: 'form' as const }, { 'action.formId': 'Choose a form.' }],
  [{ kind: 'button' as const }, { 'action.text': 'Enter a text.', 'action.href': 'Enter a URL or a path.' }],
  [{ hasScroll: true, afterScroll: 0 }, { afterScroll: 'Enter a number from 1 to 100.' }],
  [{ againAfterDays: Number.NaN }, { againAfterDays: 'Enter a number from 1 to 365.' }],
  [{}, {}],
])('%j: %j', (changes, faults) => {
  const changed = { ...draft, ...changes }
  expect(faultsOf(changed)).toEqual(faults)
  // What is incomplete is left out of the preview.
  expect(popupDraftSchema.safeParse(toPreview(changed)).success).toBe(true)
})
