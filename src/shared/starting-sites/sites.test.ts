import { describe, expect, test } from 'vitest'
import { formContentSchema } from '#shared/forms/schema.ts'
import { headerFooterSchema } from '#shared/header-footer/schema.ts'
import { checkPage } from '#shared/pages/check/check-page.ts'
import { contentSchema } from '#shared/pages/content.ts'
import { stylesSchema } from '#shared/styles/schema.ts'
import { startingSiteChoices, startingSiteIds } from './choices.ts'
import { startingContent } from './fill-in.ts'
import { startingSites } from './sites.ts'

/** Gives every name a value. */
const anything = <Value>(value: Value) => ({ get: () => value, has: () => true }) as unknown as Map<string, Value>
const corner = '808080'
const picture = {
  ...{ id: 'picture-1', assetUrl: '/a.jpg', width: 4, height: 3, altText: '', focalPoint: { x: 0.5, y: 0.5 } },
  colorData: { topLeft: corner, topRight: corner, bottomLeft: corner, bottomRight: corner, center: corner },
}
const things = {
  ...{ siteName: { text: 'A & B', html: 'A &amp; B' }, storePath: '/shop' },
  ...{ pictures: anything(picture), ids: anything('thing-0001'), paths: new Map<string, string>() },
}
let made = 0
const newId = () => `part-${++made}`

describe.each(startingSiteIds)('the starting site %s', (id) => {
  const site = startingSites[id]

  test('consists of documents that could be saved as they are', () => {
    expect(stylesSchema.parse(site.styles)).toEqual(site.styles)
    expect(headerFooterSchema.parse(site.headerFooter)).toEqual(site.headerFooter)
    for (const form of Object.values(site.forms)) formContentSchema.parse(form)
    for (const { sections } of site.pages) contentSchema.parse(startingContent(sections, things, newId))
  })

  test('has no fault that the check before publishing would find, apart from links', () => {
    for (const { title, sections } of site.pages) {
      const content = startingContent(sections, things, newId)
      const faults = checkPage(content, { styles: site.styles, brokenLinks: new Set() })
      expect(faults, title).toEqual([])
      expect(JSON.stringify(content).match(/<h1/g), title).toHaveLength(1)
      expect(JSON.stringify(content), title).not.toMatch(/\{site\}|form:|collection:|picture:|"\/store/)
    }
  })

  test('is offered with what it consists of', () => {
    expect(startingSiteChoices[id].parts.pages).toEqual(site.pages.map(({ title }) => title))
  })
})
