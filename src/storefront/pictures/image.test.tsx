import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Image, type ImageProps } from './image.tsx'

const complete: ImageProps = { src: '/m.jpg', width: 720, height: 900, alt: 'A mug', sizes: '50vw' }
const draw = (changes: object = {}) => renderToStaticMarkup(<Image {...complete} {...changes} />)
/** The sentences in the comments. */
const faults = (changes: object) => [...draw(changes).matchAll(/<!-- Image: ([^>]*) -->/g)].map(([, fault]) => fault)

describe('an image', () => {
  test('that is complete has no comments', () => {
    expect(draw()).toBe(
      '<picture><img src="/m.jpg?format=750w" srcSet="/m.jpg?format=100w 100w, /m.jpg?format=300w 300w, /m.jpg?format=500w 500w, /m.jpg?format=750w 720w" sizes="50vw" width="720" height="900" alt="A mug" decoding="async"/></picture>',
    )
  })

  test.each<[object, string[]]>([
    [{ src: '' }, ['src is required.']],
    [{ src: undefined }, ['src is required.']],
    [{ width: undefined }, ['width is required.']],
    [{ height: null }, ['height is required.']],
    [{ width: 0 }, ['width must be a positive integer.']],
    [{ height: -3 }, ['height must be a positive integer.']],
    [{ width: Number.NaN }, ['width must be a positive integer.']],
    [{ priority: 'urgent' }, ['priority must be high, low or null.']],
    [{ priority: null }, []],
    [{ priority: 'low' }, []],
    [{ loader: 'cdn' }, ['loader must be sqs or raw.']],
    [{ srcset: '/m.jpg 2x' }, ['srcset can only be used with the raw loader.']],
    [{ srcset: '/m.jpg 2x', loader: 'raw' }, []],
    [{ sizes: undefined }, ['sizes is required with the sqs loader.']],
    [{ sizes: undefined, loader: 'raw' }, []],
    [
      { src: '', width: undefined, priority: 'now' },
      ['src is required.', 'width is required.', 'priority must be high, low or null.'],
    ],
  ])('with %o says in comments: %o', (changes, expected) => {
    expect(faults(changes)).toEqual(expected)
  })

  test('with a fault is still drawn, as far as it can be', () => {
    expect(draw({ width: undefined })).toContain('<img src="/m.jpg" sizes="50vw" height="900" alt="A mug"')
    expect(draw({ src: '' })).not.toContain('<img')
    expect(draw({ priority: 'urgent' })).not.toContain('urgent')
  })

  test('has whole pixels', () => {
    expect(draw({ width: 719.6, height: 900.4 })).toContain('width="720" height="900"')
    expect(faults({ width: 719.6 })).toEqual([])
  })

  test('that is raw keeps its address and its srcset', () => {
    const html = draw({ loader: 'raw', src: 'https://example.com/a.png', srcset: 'https://example.com/b.png 2x' })
    expect(html).toContain('src="https://example.com/a.png" srcSet="https://example.com/b.png 2x"')
  })

  test('passes on its class, its style, its priority and other attributes', () => {
    const html = draw({
      class: 'wide',
      style: { opacity: 0.5 },
      priority: 'high',
      passthrough: { 'data-load': 'false' },
    })
    for (const text of ['class="wide"', 'style="opacity:0.5"', 'fetchPriority="high"', 'data-load="false"'])
      expect(html).toContain(text)
    expect(html).not.toContain('decoding')
  })
})
