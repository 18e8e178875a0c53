import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DrawnBlock } from './draw-block.tsx'

test('a text is in the frame that styles of sites select', () => {
  expect(
    renderToStaticMarkup(<DrawnBlock block={{ id: 'a', type: 'text', html: '<p>Words</p>', size: 'regular' }} />),
  ).toBe(
    '<div class="sqs-block block-text" id="block-a" data-block-type="2"><div class="prose"><p>Words</p></div></div>',
  )
})

test('a button that opens a window says so, and gives the new page no hold on this one', () => {
  const block = { id: 'b', type: 'button', label: 'Map', href: 'https://maps.example.com', newWindow: true } as const
  expect(renderToStaticMarkup(<DrawnBlock block={block} />)).toBe(
    '<div class="sqs-block block-button" id="block-b" data-block-type="53"><a class="button sqs-block-button-element" href="https://maps.example.com" target="_blank" rel="noopener">Map<span class="visually-hidden"> (opens a new window)</span></a></div>',
  )
})

test('a list without products leaves no trace but its frame', () => {
  const block = { id: 'c', type: 'product-list', title: 'New', cards: [], moreHref: '/shop' } as const
  expect(renderToStaticMarkup(<DrawnBlock block={block} />)).toBe(
    '<div class="sqs-block block-product-list" id="block-c" data-block-type="43"></div>',
  )
})

test('a quote names who said it, and a kind without a number prints none', () => {
  const block = { id: 'd', type: 'quote', text: 'Holds soup & heat.', source: 'Ada, Portland' } as const
  expect(renderToStaticMarkup(<DrawnBlock block={block} />)).toBe(
    '<div class="sqs-block block-quote" id="block-d"><figure class="quote-block"><blockquote><p>Holds soup &amp; heat.</p></blockquote><figcaption>Ada, Portland</figcaption></figure></div>',
  )
  expect(renderToStaticMarkup(<DrawnBlock block={{ ...block, source: '' }} />)).not.toContain('figcaption')
})
