import { type Block, changeHtml, htmlOfBlock } from '../blocks/blocks.ts'
import { blocksOf, type PageContent } from '../content.ts'
import { operation } from '../draft/steps.ts'
import type { Fault } from './fault.ts'

const HEADING = /<h([1-6])(?=[\s>])/gi

/** A page has one first heading, and no heading is more than one level below the one before it. */
export function checkHeadings(content: PageContent): Fault[] {
  const faults: Fault[] = []
  let before = 1
  let hasFirst = false
  for (const block of blocksOf(content)) {
    const levels = levelsOf(block)
    const wanted = levels.map((level) => {
      const right = level === 1 && hasFirst ? 2 : Math.min(level, before + 1)
      hasFirst ||= level === 1
      before = right
      return right
    })
    const wrong = levels.findIndex((level, index) => level !== wanted[index])
    if (wrong === -1) continue
    const words =
      levels[wrong] === 1
        ? 'The page has another heading 1. Screen readers and search engines expect one.'
        : `A heading ${levels[wrong]} follows a heading ${wanted[wrong]! - 1}. Screen readers expect no level to be left out.`
    const fixed = withLevels(block, wanted)
    const operations = [operation(['blocks', block.id, 'settings', 'html'], html(block), html(fixed))]
    const fix = { label: `Make it heading ${wanted[wrong]}`, operations }
    faults.push({ key: `heading ${block.id}`, blockId: block.id, words, ...(block.type === 'text' && { fix }) })
  }
  return faults
}

const levelsOf = (block: Block) =>
  htmlOfBlock(block).flatMap((text) => [...text.matchAll(HEADING)].map(([, level]) => Number(level)))

const html = ({ settings }: Block) => ('html' in settings ? settings.html : '')

/** A block whose headings have these levels, in their order. */
function withLevels(block: Block, levels: readonly number[]): Block {
  let at = -1
  return changeHtml(block, (text) =>
    text.replace(/<(\/?)h[1-6](?=[\s>])/gi, (_tag, slash: string) => {
      if (slash === '') at += 1
      return `<${slash}h${levels[at]}`
    }),
  )
}
