import { expect, test } from 'vitest'
import { headerFooterOf } from '#shared/header-footer/rules.ts'
import { headerFooterSchema } from '#shared/header-footer/schema.ts'
import { defaultAppearance } from '#shared/websites/appearance.ts'
import { toDraft, toHeaderFooter } from './draft.ts'

const plain = headerFooterOf(defaultAppearance)

test('fields that are not touched save what was there', () => {
  const announced = { text: 'Open', href: '/hours', colors: 'tint', isDismissible: true } as const
  const button = { text: 'Book', href: '/book', newWindow: true }
  for (const saved of [plain, { ...plain, header: { ...plain.header, announcement: announced, button } }])
    expect(headerFooterSchema.parse(toHeaderFooter(toDraft(saved)))).toEqual(saved)
})

test('what is switched off is not saved, and an empty link is none', () => {
  const draft = toDraft(plain)
  const announcement = { ...draft.announcement, text: 'Open', href: ' ' }
  expect(toHeaderFooter({ ...draft, announcement }).header.announcement).toBeNull()
  expect(toHeaderFooter({ ...draft, announcement, hasAnnouncement: true }).header.announcement?.href).toBeNull()
})
