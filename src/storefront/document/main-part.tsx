import type { ThemeNumber } from '#shared/styles/schema.ts'
import { ContentLanguage } from '../content-text.tsx'
import type { ThirdParty } from '../islands/island-drawing.ts'
import type { StyleName } from '../style-name.ts'
import type { CachedDrawing, DrawingCache } from './drawing-cache.ts'
import { type Screen, stylesOf } from './screen.ts'
import { type BrokenPart, withoutBrokenParts } from './without-broken-parts.tsx'

/** The main part of a page as it is drawn, with what it needs in the head. */
export interface MainPart extends CachedDrawing {
  readonly thirdParties: ReadonlySet<ThirdParty>
  readonly styles: readonly StyleName[]
  readonly layout: string
  readonly themes: readonly ThemeNumber[]
  readonly broken: readonly BrokenPart[]
}

/** Draws a screen, or takes it as it was drawn from the same data. One with broken parts is drawn each time. */
export function drawMain<Model>(
  screen: Screen<Model>,
  model: Model,
  language: string | undefined,
  drawings: DrawingCache,
): MainPart {
  const ScreenComponent = screen.component
  return drawings.byContent(screen, [language, model], () => {
    const drawn = withoutBrokenParts(screen, model, (whole) => (
      <ContentLanguage value={language}>
        <ScreenComponent model={whole} />
      </ContentLanguage>
    ))
    return {
      pieces: [{ text: drawn.body }],
      thirdParties: drawn.islands.thirdParties,
      styles: stylesOf(screen, drawn.model),
      layout: screen.layout?.(drawn.model) ?? '',
      themes: screen.themes?.(drawn.model) ?? [],
      broken: drawn.broken,
      isSound: drawn.broken.length === 0,
    }
  })
}
