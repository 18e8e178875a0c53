import { htmlOfBlock } from '#shared/pages/blocks/blocks.ts'
import type { PageContent } from '#shared/pages/content.ts'
import { isSame } from '#shared/pages/draft/steps.ts'

export const guideSteps = ['write', 'add', 'move', 'publish'] as const
export type GuideStep = (typeof guideSteps)[number]

/** A page at a time: what is in it, and what visitors see of it. */
export interface PageMoment {
  readonly content: PageContent
  /** What visitors see; null while they see nothing. */
  readonly visible: PageContent | null
}

/** What was done for the first time between two moments of a page. */
export function stepsDone(before: PageMoment, now: PageMoment): GuideStep[] {
  const kept = Object.values(now.content.blocks).flatMap((block) => {
    const former = before.content.blocks[block.id]
    return former ? [{ former, block }] : []
  })
  const isDone: Record<GuideStep, boolean> = {
    write: kept.some(({ former, block }) => !isSame(htmlOfBlock(former), htmlOfBlock(block))),
    add: kept.length < Object.keys(now.content.blocks).length,
    move: kept.some(({ former, block }) => !isSame(placeOf(former), placeOf(block))),
    publish: now.visible !== null && !isSame(before.visible, now.visible),
  }
  return guideSteps.filter((step) => isDone[step])
}

const placeOf = ({ sectionId, desktop, phone }: PageContent['blocks'][string]) => ({ sectionId, desktop, phone })
