import type { NewBlock } from '../build-content.ts'
import type { Section } from '../section.ts'

/** What a section shows of the site, besides its own words. */
export type Need = 'store' | 'form' | 'newsletter' | 'posts' | 'events'

/** A section that owners insert whole, and then make their own. */
export interface ReadySection {
  /** Unique among all ready-made sections. */
  readonly id: string
  readonly name: string
  /** Other words that owners search for. */
  readonly keywords: string
  /** Offered only to sites that have one. */
  readonly needs?: Need
  readonly settings?: Partial<Pick<Section, 'height' | 'width' | 'background' | 'theme' | 'anchor'>>
  /** In reading order. */
  readonly blocks: readonly NewBlock[]
}

/** A kind of section, under which owners look for one. */
export interface ReadyKind {
  readonly id: string
  readonly name: string
  readonly sections: readonly ReadySection[]
}

type Place = Pick<NewBlock, 'area' | 'align'>
type Horizontal = 'start' | 'center' | 'end'
type Vertical = 'start' | 'center' | 'end'

/** A place on the grid: from a column (1 to 12), so many columns wide, from a row, so many rows high. */
export const at = (column: number, columns: number, row: number, rows = 1): Place => ({
  area: { row, column, rows, columns },
})

/** The same place, with its block in the middle or at the end of it, down. */
export const down = (place: Place, y: Vertical): Place => ({ ...place, align: { x: 'stretch', y } })

/** The same place, with its block in the middle or at the end of it, across. */
export const across = (place: Place, x: Horizontal): Place => ({ ...place, align: { x, y: 'start' } })

/** A text; `large` for a lead, `display` for the words that open a page. */
export const text = (place: Place, html: string, size: 'regular' | 'large' | 'display' = 'regular'): NewBlock => ({
  ...place,
  type: 'text',
  settings: { html, size },
})

/** A button as wide as its words. It leads nowhere until its owner says where, and the check before publishing says so. */
export const button = (place: Place, label: string, href = '#'): NewBlock => ({
  ...place,
  align: { x: place.align?.x ?? 'start', y: 'start' },
  type: 'button',
  settings: { label, href },
})

/** Room for an image that fills its area: its owner chooses one. */
export const image = (place: Place): NewBlock => ({ ...place, type: 'image', settings: { picture: null, fit: 'fill' } })

export const quote = (place: Place, words: string, source: string): NewBlock => ({
  ...place,
  type: 'quote',
  settings: { text: words, source },
})

export const line = (place: Place): NewBlock => ({ ...place, type: 'line', settings: {} })

/** A section of a color of the theme. */
export const on = (color: 'surface' | 'tint' | 'accent') => ({ background: { source: 4, color } }) as const
