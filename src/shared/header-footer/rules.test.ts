import { expect, test } from 'vitest'
import { appearanceSchema, defaultAppearance } from '#shared/websites/appearance.ts'
import { headerFooterOf, withHeaderFooter } from './rules.ts'
import { type HeaderFooter, headerFooterSchema } from './schema.ts'

const changed: HeaderFooter = {
  header: {
    layout: 'logo-center-menu-left',
    isSticky: false,
    isTransparent: true,
    button: { text: 'Book', href: '/book', newWindow: false },
    announcement: { text: 'Open on Sunday', href: null, colors: 'tint', isDismissible: true },
  },
  footer: { text: 'Mill Cove', imprint: 'Nora' },
}

test('what is saved is read again, and nothing else of the site changes', () => {
  const site = { ...defaultAppearance, description: 'Pots' }
  const saved = appearanceSchema.parse(withHeaderFooter(site, changed))
  expect(headerFooterOf(saved)).toEqual(changed)
  expect([saved.description, saved.footer.formId]).toEqual(['Pots', null])
})

test('a site without settings has the default header, and a header without announcement keeps its colors', () => {
  const { header } = headerFooterOf(defaultAppearance)
  expect(headerFooterSchema.shape.header.parse(header)).toMatchObject({ layout: 'logo-left', announcement: null })
  const closed = withHeaderFooter(withHeaderFooter(defaultAppearance, changed), {
    ...changed,
    header: { ...changed.header, announcement: null },
  })
  expect([closed.announcement, closed.header?.announcement.colors]).toEqual([null, 'tint'])
})
