import type { BlockModel } from '../../blocks/model.ts'

/** A page made of blocks. */
export interface PageModel {
  readonly title: string
  readonly isHome: boolean
  readonly blocks: readonly BlockModel[]
}
