import { describe, expect, test } from 'vitest'
import { formContentSchema, publicForm } from '#shared/forms/schema.ts'
import type { BlockModel } from '../../blocks/model.ts'
import { arrange } from './arrange.ts'

const blocks: Record<string, BlockModel> = {
  text: { id: 'text', type: 'text', html: '<p>Words</p>' },
  quote: { id: 'quote', type: 'quote', text: 'Words', source: '' },
  button: { id: 'button', type: 'button', label: 'Go', href: '/shop', newWindow: false },
  image: {
    id: 'image',
    type: 'image',
    caption: '',
    href: null,
    picture: {
      id: 'picture-1',
      assetUrl: '/m.jpg',
      width: 10,
      height: 10,
      altText: '',
      focalPoint: { x: 0.5, y: 0.5 },
      colorData: null,
    },
  },
  form: {
    id: 'form',
    type: 'form',
    form: publicForm({
      ...formContentSchema.parse({ name: 'Contact', fields: [] }),
      id: 'form-0001',
      revision: 1,
      createdAt: 1,
      updatedAt: 1,
    }),
    page: { id: 'page-0001', title: 'Contact' },
    captcha: null,
    address: null,
    likertLabels: null,
    strictEmailEnding: false,
    idPrefix: '',
    isSent: false,
    posted: null,
  },
  products: { id: 'products', type: 'product-list', title: '', cards: [], moreHref: null },
}

describe('blocks of a page', () => {
  test.each([
    ['image text button', 'opening+2'],
    ['image', 'opening+0'],
    ['text image text', 'words+1 pair+1'],
    ['text button image products', 'opening+2 products'],
    ['text image image text', 'opening+1 pair+1'],
    ['text text button', 'words+1 words+2'],
    ['products image products', 'products picture products'],
    ['image text products image text button button text', 'opening+1 products pair+3 words+1'],
    ['button', 'words+1'],
    ['image quote text quote', 'opening+1 words+2'],
    ['text button form', 'form+2'],
    ['text text form form text', 'words+1 form+1 form+0 words+1'],
    ['', ''],
  ])('%s stand as %s', (given, expected) => {
    const list = given ? given.split(' ').map((name) => blocks[name]!) : []
    const groups = arrange(list).map((group) => ('words' in group ? `${group.kind}+${group.words.length}` : group.kind))
    expect(groups.join(' ')).toBe(expected)
  })

  test('are all drawn, in their order', () => {
    const list = 'text image button products image text form'
      .split(' ')
      .map((name, at) => ({ ...blocks[name]!, id: `${at}` }))
    const drawn = arrange(list).flatMap((group) => [
      ...('picture' in group ? [group.picture.id] : []),
      ...('products' in group ? [group.products.id] : []),
      ...('words' in group ? group.words.map((word) => word.id) : []),
      ...('form' in group ? [group.form.id] : []),
    ])
    expect(drawn).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  })
})
