import type { Block } from '#shared/pages/blocks/blocks.ts'
import type { Section } from '#shared/pages/section.ts'
import type { BlockModel } from '../../blocks/model.ts'

/** A page made of blocks. */
export interface PageModel {
  readonly title: string
  readonly isHome: boolean
  readonly sections: readonly DrawnSection[]
}

/** A section with the blocks that show something, in reading order. */
export interface DrawnSection {
  readonly section: Section
  /** How much of the theme's background covers the picture behind it, in percent; null without one. */
  readonly overlay: number | null
  readonly blocks: readonly PlacedBlock[]
}

/** A block as it is stored, with its place, and as it is drawn. */
export interface PlacedBlock {
  readonly block: Block
  readonly model: BlockModel
}
