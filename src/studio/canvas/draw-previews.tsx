import { useLayoutEffect, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { sectionsOf } from '#shared/pages/content.ts'
import { layoutCss } from '#shared/pages/layout-css.ts'
import { themeNumbers } from '#shared/styles/schema.ts'
import { logoStyle, sectionThemes, themeStyle } from '#storefront/document/theme.ts'
import { pageScreen } from '#storefront/screens/page/screen.tsx'
import { pageModelOf } from './page-model.ts'
import type { Preview, PreviewSheet } from './protocol.ts'

/** How small a high preview gets, of the width of its place, so that more of it is seen. */
const LEAST_SCALE = 0.72
/** How many previews are drawn in one frame: the first ones are seen before the last ones are made. */
const AT_ONCE = 4

let root: Root | null = null
const look = new CSSStyleSheet()
const layout = new CSSStyleSheet()
let drawing = 0

/** Draws contents small beside each other, instead of a page. What was drawn before stays until then. */
export function drawPreviews(sheet: PreviewSheet): void {
  if (!root) {
    const room = document.body.appendChild(document.createElement('div'))
    room.className = 'previews'
    document.body.inert = true
    document.adoptedStyleSheets.push(look, layout)
    root = createRoot(room)
  }
  document.documentElement.style.background = sheet.ground
  look.replaceSync(
    [themeStyle(sheet.styles), sectionThemes(sheet.styles, themeNumbers), logoStyle(sheet.styles), rules].join(''),
  )
  layout.replaceSync(layoutCss(sheet.previews.flatMap(({ content }) => sectionsOf(content))))
  cancelAnimationFrame(drawing)
  draw(sheet, AT_ONCE)
}

function draw(sheet: PreviewSheet, count: number): void {
  root?.render(sheet.previews.slice(0, count).map((preview) => <Drawn key={preview.id} sheet={sheet} {...preview} />))
  if (count < sheet.previews.length) drawing = requestAnimationFrame(() => draw(sheet, count + AT_ONCE))
}

type DrawnProps = Preview & { readonly sheet: PreviewSheet }

function Drawn({ content, place, isWhole, sheet: { models, haveModelsFailed, styles } }: DrawnProps) {
  const outside = useRef<HTMLDivElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  const Screen = pageScreen.component
  useLayoutEffect(() => {
    const [frame, page] = [outside.current, inside.current]
    if (!frame || !page) return
    const { x, y, width, height } = place
    Object.assign(frame.style, { left: px(x), top: px(y), width: px(width), height: px(height) })
    const widest = width / innerWidth
    page.style.setProperty('--least', px(height / widest))
    const fit = () => {
      page.style.width = ''
      const scale = isWhole ? Math.max(widest * LEAST_SCALE, Math.min(widest, height / page.offsetHeight)) : widest
      page.style.width = px(width / scale)
      const top = isWhole ? Math.max(0, (height - page.offsetHeight * scale) / 2) : 0
      page.style.transform = `translateY(${px(top)}) scale(${scale})`
    }
    // Its height changes when fonts and pictures are there.
    const observer = new ResizeObserver(fit)
    observer.observe(page)
    return () => observer.disconnect()
  }, [place, isWhole])
  return (
    <div ref={outside} className={isWhole ? 'preview is-section' : 'preview'}>
      <div ref={inside} className="preview-page">
        <Screen
          model={pageModelOf({
            ...{ content, models, haveModelsFailed, styles, layout: 'desktop', shared: {} },
            page: { title: '', isHome: true, header: 'site', footer: 'site' },
          })}
        />
      </div>
    </div>
  )
}

const px = (value: number) => `${value}px`

/** Heights of the window mean nothing in a frame that is as high as all previews. */
const rules = `
body{background:none}
body>:not(.previews){display:none}
.previews{position:absolute;inset:0}
.preview{position:absolute;contain:strict;content-visibility:auto;overflow:hidden;background:var(--background);color:var(--text)}
.preview-page{position:absolute;inset:0 0 auto;width:100vw;transform-origin:0 0}
.preview .page{display:flow-root;margin-bottom:0!important}
.preview.is-section .page:not(:has(>.has-ground)){padding-block:3.5rem}
.preview.is-section .page>.page-section{margin-top:0!important}
.preview.is-section .has-ground{display:grid;align-content:center;min-height:var(--least)}
.preview .is-small-height{min-height:320px}
.preview .is-medium-height{min-height:480px}
.preview .is-screen-height{min-height:640px}`
