import { picturesOfBlocks } from '../blocks/blocks.ts'
import { blocksOf, type PageContent } from '../content.ts'
import type { Fault } from './fault.ts'

/** Images have alternative texts. */
export const checkPictures = (content: PageContent): Fault[] =>
  blocksOf(content).flatMap((block) => {
    const silent = picturesOfBlocks([block]).filter(({ altText }) => altText.trim() === '').length
    if (silent === 0) return []
    const words =
      silent === 1
        ? 'An image has no alt text. Describe it for people who can’t see it.'
        : `${silent} images have no alt text. Describe them for people who can’t see them.`
    return [{ key: `alt ${block.id}`, blockId: block.id, words }]
  })
