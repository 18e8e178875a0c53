import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { imageBlock } from '#shared/pages/blocks/image.ts'
import { DrawnBlock } from '../draw-block.tsx'

const picture = {
  id: 'picture-1',
  assetUrl: '/media/jar.jpg',
  ...{ width: 1600, height: 900, altText: 'A jar', focalPoint: { x: 0.2, y: 0.5 }, colorData: null },
}
const words = { title: 'One jar', text: 'First.\n\nSecond.', buttonLabel: 'See it', href: '/shop', caption: 'Below' }
const draw = (settings: object) =>
  renderToStaticMarkup(
    <DrawnBlock block={{ id: 'i', type: 'image', ...imageBlock.settings.parse({ picture, ...settings }) }} />,
  )

describe('an image', () => {
  test.each([
    ['inline', 1011],
    ['poster', 1012],
    ['card', 1013],
    ['overlap', 1014],
    ['collage', 1015],
    ['stack', 1016],
  ])('%s has number %d among the variants', (design, number) => {
    expect(draw({ design })).toContain(`data-block-type="5" data-block-variant="${number}"`)
  })

  test('alone has its caption, and none of the words of other designs', () => {
    const html = draw(words)
    expect(html).toContain('<figcaption>Below</figcaption>')
    expect(html).not.toContain('One jar')
    expect(html).toContain('<a href="/shop"><picture>')
  })

  test.each(['poster', 'card', 'overlap', 'collage', 'stack'])('%s has one link: the button', (design) => {
    const html = draw({ ...words, design })
    expect(html).toContain('<h2><span>One jar</span></h2>')
    expect(html).toContain('<p>First.</p><p>Second.</p>')
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('<a class="button sqs-block-button-element" href="/shop"><span>See it</span></a>')
    expect(html).not.toContain('Below')
  })

  test('without a button links its title, and without a title itself', () => {
    expect(draw({ ...words, design: 'card', buttonLabel: '' })).toContain(
      '<h2><a href="/shop"><span>One jar</span></a></h2>',
    )
    expect(draw({ design: 'card', href: '/shop' })).toContain('<a href="/shop"><picture>')
    expect(draw({ design: 'card' })).not.toContain('figcaption')
    expect(draw({ ...words, design: 'card', href: null })).not.toContain('See it')
  })

  test('is cropped around its focal point only where it does not fill its area', () => {
    const html = draw({ aspectRatio: 'widescreen' })
    expect(html).toContain('class="image-block is-cropped"')
    expect(html).toContain('--ratio:16 / 9')
    expect(html).toContain('object-position:20% 50%')
    expect(draw({ aspectRatio: 'widescreen', fit: 'fill' })).not.toContain('is-cropped')
  })

  test.each([
    ['inline', true],
    ['poster', true],
    ['card', false],
    ['stack', false],
  ])('%s fills the area of its block: %s', (design, fills) => {
    expect(imageBlock.fills(imageBlock.settings.parse({ picture, design, fit: 'fill' }))).toBe(fills)
  })
})
