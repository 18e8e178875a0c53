import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { pictureUrl, sourceSet } from './widths.ts'

const asset = { assetUrl: '/media/a1/mug.jpg', width: 720, height: 900, altText: 'A mug' }

describe('a picture', () => {
  test('is offered in the widths below its own, and once at its own', () => {
    expect(sourceSet('/m.jpg', 720)).toBe(
      '/m.jpg?format=100w 100w, /m.jpg?format=300w 300w, /m.jpg?format=500w 500w, /m.jpg?format=750w 720w',
    )
    expect(sourceSet('/m.jpg', 5000)).toMatch(/2500w 2500w$/)
    expect(sourceSet('/m.jpg', 80)).toBe('/m.jpg?format=100w 80w')
  })

  test('has one address for every width that is asked for', () => {
    expect(pictureUrl('/m.jpg', 600)).toBe('/m.jpg?format=750w')
    expect(pictureUrl('/m.jpg', 9000)).toBe('/m.jpg?format=2500w')
  })

  test('keeps its place, waits until it is near, and has its alternative text', () => {
    expect(renderToStaticMarkup(<Picture picture={asset} sizes="50vw" />)).toMatchInlineSnapshot(
      `"<picture><img src="/media/a1/mug.jpg?format=750w" srcSet="/media/a1/mug.jpg?format=100w 100w, /media/a1/mug.jpg?format=300w 300w, /media/a1/mug.jpg?format=500w 500w, /media/a1/mug.jpg?format=750w 720w" sizes="50vw" width="720" height="900" alt="A mug" loading="lazy" decoding="async"/></picture>"`,
    )
  })

  test('says to scripts of the site which it is, how large, and where its focal point is', () => {
    const drawn = (focalPoint?: { x: number; y: number }) =>
      renderToStaticMarkup(<Picture picture={{ ...asset, id: 'a1', ...(focalPoint && { focalPoint }) }} sizes="50vw" />)
    expect(drawn()).toContain(
      'data-image="/media/a1/mug.jpg" data-image-id="a1" data-image-dimensions="720x900" data-image-focal-point="0.5,0.5"',
    )
    expect(drawn({ x: 0.25, y: 0.8 })).toContain('data-image-focal-point="0.25,0.8"')
  })

  test('shows its average colour before it is loaded, and its focal point in every crop', () => {
    const colour = 'cfc8bb'
    const html = renderToStaticMarkup(
      <Picture
        picture={{
          ...asset,
          focalPoint: { x: 0.25, y: 0.8 },
          // The center is not part of the placeholder's color.
          colorData: {
            topLeft: 'cfc8bb',
            topRight: 'cfc8bb',
            bottomLeft: 'd1cabd',
            bottomRight: 'cdc6b9',
            center: colour,
          },
        }}
        sizes="100vw"
        loading="eager"
        priority="high"
      />,
    )
    expect(html).toContain('style="object-position:25% 80%;background-color:#cfc8bb"')
    expect(html).toContain('loading="eager"')
    expect(html).toContain('fetchPriority="high"')
  })
})
