import type { Picture } from '#shared/pictures/schema.ts'
import { picturesOfBlocks } from './blocks/blocks.ts'
import { blocksOf, type PageContent } from './content.ts'

/** The first picture of a page, which shared links show; null without one. */
export const firstPictureOf = (content: PageContent): Picture | null => picturesOfBlocks(blocksOf(content))[0] ?? null
