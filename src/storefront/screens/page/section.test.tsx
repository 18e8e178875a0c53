import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { backgroundSources } from '#shared/pages/codes.ts'
import { type Section, sectionSchema } from '#shared/pages/section.ts'
import { overlayOf } from '#shared/pages/section-overlay.ts'
import { defaultStyles } from '#shared/styles/build-styles.ts'
import type { DrawnSection } from './model.ts'
import { pageScreen } from './screen.tsx'

const picture = {
  ...{ id: 'picture-1', assetUrl: '/media/a1/kiln.jpg', width: 1600, height: 900, altText: '' },
  ...{ focalPoint: { x: 0.2, y: 0.5 }, colorData: null },
}
const build = (changes: Partial<Section>, overlay: number | null = null): DrawnSection => ({
  section: sectionSchema.parse({ id: 'part-1', rank: 'a0', ...changes }),
  overlay,
  blocks: [],
})
const model = (...sections: DrawnSection[]) => ({ title: 'Home', isHome: true, sections })
const draw = (...sections: DrawnSection[]) => {
  const Screen = pageScreen.component
  return renderToStaticMarkup(<Screen model={model(...sections)} />)
}

test('a section without settings has no background of its own', () => {
  expect(draw(build({}))).toContain('class="page-section"')
  expect(pageScreen.themes?.(model(build({})))).toEqual([])
})

test('a theme is a class, and the page has its rules', () => {
  const dark = build({ theme: 4, height: 'screen', width: 'edge' })
  expect(draw(dark)).toContain('class="page-section has-ground theme-4 is-screen-height"')
  expect(draw(dark)).toContain('is-wide')
  expect(pageScreen.themes?.(model(dark))).toEqual([4])
})

test('two sections of one theme share their background', () => {
  expect(draw(build({ theme: 1 }), build({ theme: 1 }))).toContain('continues-ground')
  expect(draw(build({ theme: 1 }), build({ theme: 2 }))).not.toContain('continues-ground')
})

test('a picture behind the first section is loaded first, keeps its focal point, and is covered as far as said', () => {
  const section = build({ background: { source: backgroundSources.upload, picture, overlay: 20 }, theme: 4 }, 55)
  const html = draw(section)
  expect(html).toContain('data-section-background="1"')
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('object-position:20% 50%')
  expect(pageScreen.layout?.(model(section))).toContain('[data-section-id="part-1"]{--overlay:0.55}')
})

test('a video is behind its picture, does not load by itself, and has a button that the script shows', () => {
  const file = {
    id: 'video-0001',
    assetUrl: '/media/0190a000-0000-7000-8000-000000000001/kiln.mp4',
    filename: 'kiln.mp4',
  }
  const background = { source: backgroundSources.video, file, picture, overlay: 20 }
  const html = draw(build({ background, height: 'screen' }, 60))
  expect(html).toContain('data-section-background="3"')
  expect(html).toMatch(/<img[^>]*alt=""[^>]*><\/picture><video/)
  expect(html).toContain(`data-background-video="${file.assetUrl}" muted="" loop="" playsInline="" preload="none"`)
  expect(html).not.toMatch(/<video[^>]* src=/)
  expect(html).toContain('aria-label="Pause the video in the background" hidden=""')
})

test('text is as readable over a video as over an image of unknown colors', () => {
  const file = {
    id: 'video-0001',
    assetUrl: '/media/0190a000-0000-7000-8000-000000000001/kiln.mp4',
    filename: 'kiln.mp4',
  }
  const { section } = build({ background: { source: backgroundSources.video, file, picture, overlay: 0 }, theme: 4 })
  const unknown = build({ background: { source: backgroundSources.upload, picture, overlay: 0 }, theme: 4 }).section
  expect(overlayOf(section, defaultStyles)).toBe(overlayOf(unknown, defaultStyles))
  expect(overlayOf(section, defaultStyles)).toBeGreaterThan(40)
})
