import { contrast } from '#shared/styles/colors.ts'
import { pageThemeOf, type SiteStyles, type Theme } from '#shared/styles/schema.ts'
import { tokensOf } from '#shared/styles/themes.ts'
import { type Block, isEmptyBlock, picturesOfBlocks } from '../blocks/blocks.ts'
import { type FilledSection, type PageContent, sectionsOf } from '../content.ts'
import { operation } from '../draft/steps.ts'
import { phoneAreas } from '../phone-layout.ts'
import type { Area } from '../placement.ts'
import type { Fault } from './fault.ts'

const AA_TEXT = 4.5

/** What blocks cover of each other: words under words, and words on an image that is as light or as dark as they are. */
export function checkPlaces(content: PageContent, styles: SiteStyles): Fault[] {
  return sectionsOf(content).flatMap((filled) => {
    const { section, blocks } = filled
    const theme = section.theme === null ? pageThemeOf(styles) : styles.themes[section.theme]
    const desktop = blocks.filter(({ hidden }) => hidden !== 'desktop')
    const phone = blocks.filter(({ hidden }) => hidden !== 'phone')
    const areas = phoneAreas(filled)
    return [
      ...covered(desktop, (block) => block.desktop, 'on wide screens'),
      ...(section.phone === 'own' ? covered(phone, ({ id }) => areas.get(id)!, 'on phones') : []),
      ...(section.phone === 'own' ? orderOnPhones(filled, phone, areas) : []),
      ...unreadable(desktop, theme),
    ]
  })
}

/** Blocks with words that lie over each other. */
function covered(blocks: readonly Block[], areaOf: (block: Block) => Area, where: string): Fault[] {
  const shown = blocks.filter((block) => hasWords(block) && !isEmptyBlock(block))
  return shown.flatMap((block, index) =>
    shown.slice(index + 1).some((other) => meet(areaOf(block), areaOf(other)))
      ? [
          {
            key: `covered ${where} ${block.id}`,
            blockId: block.id,
            words: `This block and another one with text lie over each other ${where}. Move one of them.`,
          },
        ]
      : [],
  )
}

/** A section whose blocks are read in one order and seen in another. */
function orderOnPhones(
  { section }: FilledSection,
  blocks: readonly Block[],
  areas: ReadonlyMap<string, Area>,
): Fault[] {
  const place = ({ id }: Block) => areas.get(id)!
  const wrong = blocks.find((block, index) => {
    const next = blocks[index + 1]
    return next && place(next).row + place(next).rows <= place(block).row
  })
  if (!wrong) return []
  const operations = [
    operation(['sections', section.id, 'phone'], section.phone, 'stacked'),
    ...blocks.flatMap(({ id, phone }) => (phone ? [operation(['blocks', id, 'phone'], phone, null)] : [])),
  ]
  return [
    {
      key: `order ${section.id}`,
      blockId: wrong.id,
      words: 'On phones this block is below the one that is read after it. Screen readers and the Tab key jump there.',
      fix: { label: 'Reset phone layout', operations },
    },
  ]
}

/** Words on an image whose colors are known and too near to theirs. */
function unreadable(blocks: readonly Block[], theme: Theme): Fault[] {
  const { text } = tokensOf(theme)
  const images = blocks.filter(({ type }) => type === 'image')
  return blocks
    .filter(({ type }) => type === 'text')
    .flatMap((block) => {
      const below = images.filter(
        (image) => image.desktop.layer < block.desktop.layer && meet(image.desktop, block.desktop),
      )
      const colors = picturesOfBlocks(below).flatMap(({ colorData }) => (colorData ? Object.values(colorData) : []))
      return colors.some((color) => contrast(text, `#${color}`) < AA_TEXT)
        ? [
            {
              key: `contrast ${block.id}`,
              blockId: block.id,
              words:
                'This text is hard to read on the image behind it. Move it, or choose another theme for the section.',
            },
          ]
        : []
    })
}

const wordless: readonly Block['type'][] = ['image', 'gallery', 'shape', 'line', 'spacer', 'video']
const hasWords = ({ type }: Block) => !wordless.includes(type)

const meet = (one: Area, other: Area): boolean =>
  one.row < other.row + other.rows &&
  other.row < one.row + one.rows &&
  one.column < other.column + other.columns &&
  other.column < one.column + one.columns
