import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { galleryBlock, mediaOf } from '#shared/pages/blocks/gallery.ts'
import { bundleOf } from '../../hydration/bundles.ts'
import { DrawnBlock } from '../draw-block.tsx'
import { galleryFacts } from './editing.ts'

const picture = (id: string, altText = '') => ({
  id: `picture-${id}`,
  assetUrl: `/media/${id}.jpg`,
  ...{ width: 1600, height: 900, altText, focalPoint: { x: 0.5, y: 0.5 }, colorData: null },
})
const two = [
  { id: 'one', picture: picture('one', 'A jar'), title: 'Jar', description: 'Ash glaze' },
  { id: 'two', picture: picture('two'), title: '', description: '', href: '/shop' },
]
const draw = (settings: object = {}, sizes = '(min-width: 768px) 1000px, 100vw') =>
  renderToStaticMarkup(
    <DrawnBlock
      block={{ id: 'g', type: 'gallery', ...galleryBlock.settings.parse({ items: two, ...settings }) }}
      sizes={sizes}
    />,
  )

describe('a gallery', () => {
  test.each([
    ['grid', 1002],
    ['slideshow', 1000],
    ['slider', 1001],
    ['stacked', 1003],
  ])('%s has number %d among the variants', (design, number) => {
    expect(draw({ design })).toContain(
      `<div class="sqs-block block-gallery" id="block-g" data-block-type="8" data-block-variant="${number}">`,
    )
  })

  test('without an image leaves no trace but its frame, and items without one are not drawn', () => {
    expect(draw({ items: [] })).toMatch(/data-block-variant="1002"><\/div>$/)
    expect(draw({ items: [...two, { id: 'three', picture: null }] }).match(/<li/g)).toHaveLength(2)
  })

  test('opens an image without a link in the lightbox, and works without JavaScript', () => {
    const html = draw()
    expect(html).toContain('data-island="blocks/gallery"')
    expect(bundleOf['blocks/gallery']).toBe('gallery')
    expect(html).toContain(
      '<a class="gallery-image" href="/media/one.jpg?format=2500w" data-enlarge="" data-title="Jar" data-description="Ash glaze">',
    )
    expect(html).toContain('<a class="gallery-image" href="/shop" aria-label="/shop">')
    expect(draw({ lightbox: false })).not.toContain('data-enlarge')
    expect(draw({ lightbox: false })).not.toContain('data-island')
  })

  test('plays a video in the place of its image, after a press, and says what each item shows', () => {
    const video = { id: 'three', picture: picture('three', 'The kiln'), href: 'https://vimeo.com/76979871' }
    const html = draw({ items: [...two, video], newWindow: true })
    expect(html).toContain('data-media="video"><figure><div class="gallery-image gallery-video"')
    expect(html).toContain(
      '<a href="https://vimeo.com/76979871" aria-label="Play video: The kiln" data-frame="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1" data-frame-title="The kiln">',
    )
    expect(html.match(/data-media="file-image"/g)).toHaveLength(2)
    expect(html).not.toContain('<iframe')
    expect(mediaOf({ ...video, picture: null, media: 'file-image', title: '', description: '' })).toBe('empty-image')
  })

  test('opens links in a new window where the owner wants it, and says so', () => {
    expect(draw({ newWindow: true })).toContain('target="_blank" rel="noopener"')
    expect(draw({ newWindow: true })).toContain('(opens a new window)')
  })

  test('grid asks for images as wide as its columns, two of them on a phone', () => {
    expect(draw({ thumbnailsPerRow: 5 })).toContain('sizes="(min-width: 768px) 200px, 50vw"')
    expect(draw({ thumbnailsPerRow: 1 })).toContain('sizes="(min-width: 768px) 1000px, 100vw"')
    expect(draw({ thumbnailsPerRow: 5, padding: 0 })).toContain('--ratio:1 / 1;--padding:0px;--per-row:5')
  })

  test.each([
    ['grid', { showMetaBasic: true }, '<figcaption class="gallery-meta">'],
    ['grid', { showMeta: true }, null],
    ['stacked', { showMetaBasic: true }, '<figcaption class="gallery-meta">'],
    ['slideshow', { showMeta: true }, '<figcaption class="gallery-meta is-over at-bottom">'],
    ['slider', { showMeta: true, metaPosition: 'top-left' }, 'is-over at-top-left"'],
    ['slider', { showMeta: true, showMetaOnHover: true }, 'is-over at-bottom on-hover"'],
    ['slideshow', { showMetaBasic: true }, null],
  ])('%s with %o has its words there', (design, settings, expected) => {
    const html = draw({ design, ...settings })
    if (expected === null) expect(html).not.toContain('gallery-meta')
    else expect(html).toContain(expected)
    // An image without words has no empty box.
    expect(html.match(/<figcaption/g) ?? []).toHaveLength(expected === null ? 0 : 1)
    expect(html.includes('Ash glaze</p>')).toBe(expected !== null)
    expect(draw({ design, ...settings, showMetaOnlyTitle: true })).not.toContain('Ash glaze</p>')
  })

  test.each([
    [{ design: 'slideshow' }, ['data-move'], ['data-play', 'data-autoplay']],
    [{ design: 'slideshow', controls: false }, [], ['data-move', 'gallery-buttons']],
    [
      { design: 'slideshow', controls: false, autoplay: true, autoplayDuration: 3 },
      ['data-play', 'data-autoplay="3"'],
      ['data-move'],
    ],
    [{ design: 'slider', activeAlignment: 'right' }, ['data-align="right"', 'data-move'], ['gallery-strip']],
    [{ design: 'grid', autoplay: true }, [], ['data-autoplay', 'data-align', 'gallery-buttons']],
    [{ design: 'slideshow' }, ['gallery-strip', '--strip-height:80px;--strip-margin:20px'], []],
    [{ design: 'slideshow', thumbnails: false }, [], ['gallery-strip']],
    [{ design: 'slideshow', thumbnailStripHeight: 0 }, [], ['gallery-strip']],
    [{ design: 'slideshow', squareThumbs: false }, ['<li style="--own:1.7778">'], []],
    [{ design: 'slider', autoCrop: false, maxWidth: 150 }, ['style="--own:1.5000"'], []],
    [{ design: 'slider' }, [], ['--own']],
    [{ transparentBackground: true }, [], ['has-background']],
  ])('with %o', (settings, present, absent) => {
    const html = draw(settings)
    for (const text of present) expect(html).toContain(text)
    for (const text of absent) expect(html).not.toContain(text)
  })

  test('with a single image has nothing to move', () => {
    const html = draw({ design: 'slideshow', autoplay: true, items: two.slice(0, 1) })
    for (const text of ['gallery-buttons', 'gallery-strip']) expect(html).not.toContain(text)
  })
})

describe('the panel of a gallery', () => {
  const shown = (settings: object) =>
    galleryFacts.fields
      .filter(({ isShown }) => isShown?.(galleryBlock.settings.parse({ items: two, ...settings })) ?? true)
      .map(({ name }) => name)
  const always = ['items', 'design', 'lightbox', 'lightboxTheme', 'newWindow']

  test.each([
    [{}, ['autoCrop', 'aspectRatio', 'thumbnailsPerRow', 'padding', 'showMetaBasic']],
    [
      { autoCrop: false },
      ['autoCrop', 'aspectRatio', 'transparentBackground', 'thumbnailsPerRow', 'padding', 'showMetaBasic'],
    ],
    [{ design: 'stacked', showMetaBasic: true }, ['padding', 'showMetaBasic', 'showMetaOnlyTitle']],
    [
      { design: 'slideshow', autoplay: true, showMeta: true },
      ['autoCrop', 'aspectRatio', 'controls', 'autoplay', 'autoplayDuration', 'thumbnails', 'squareThumbs'].concat([
        'thumbnailStripHeight',
        'thumbnailStripMargin',
        'showMeta',
        'showMetaOnlyTitle',
        'metaPosition',
        'showMetaOnHover',
      ]),
    ],
    [
      { design: 'slideshow', thumbnails: false },
      ['autoCrop', 'aspectRatio', 'controls', 'autoplay', 'thumbnails', 'showMeta'],
    ],
    [
      { design: 'slider', autoCrop: false },
      [
        'autoCrop',
        'transparentBackground',
        'maxWidth',
        'padding',
        'activeAlignment',
        'controls',
        'autoplay',
        'showMeta',
      ],
    ],
  ])('with %o shows what matters for it', (settings, expected) => {
    expect(shown(settings).toSorted()).toEqual([...always, ...expected].toSorted())
  })

  test('shows the lightbox only where an image has no link, and the new window only where one has', () => {
    expect(shown({ items: two.slice(0, 1) })).not.toContain('newWindow')
    expect(shown({ items: two.slice(1) })).not.toContain('lightbox')
    expect(shown({ lightbox: false })).not.toContain('lightboxTheme')
  })

  test('begins with settings that can be saved', () => {
    expect(galleryBlock.settings.parse(galleryFacts.first)).toEqual(galleryFacts.first)
  })
})

const code = import.meta.glob<string>('./{enlarge,move-strip,autoplay,strip,texts}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(code))('%s shares no code with islands, which would bring React', (_file, source) => {
  const imported = [...source.matchAll(/^import (?!type\b)[^'"\n]*'([^']+)'/gm)].map(([, from]) => from)
  expect(imported.filter((from) => !from?.startsWith('./'))).toEqual([])
})

test('the code of a gallery is known to that test', () => expect(Object.keys(code)).toHaveLength(5))
