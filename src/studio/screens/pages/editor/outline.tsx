import { ActionIcon, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import { type PageContent, sectionsOf } from '#shared/pages/content.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { nameOfBlock } from '#studio/canvas/name-of-block.ts'
import type { Layout } from '#studio/canvas/protocol.ts'
import classes from './editor.module.css'

interface OutlineProps {
  readonly content: PageContent
  readonly layout: Layout
  readonly selection: readonly string[]
  readonly sectionId: string | null
  readonly select: (id: string) => void
  readonly moveSection: (sectionId: string, by: -1 | 1) => void
}

/** The page as a list: its sections with their blocks in reading order. */
export function Outline({ content, layout, selection, sectionId, select, moveSection }: OutlineProps) {
  const sections = sectionsOf(content)
  return (
    <ol className={classes.outline} aria-label="Sections">
      {sections.map(({ section, blocks }, index) => (
        <li key={section.id}>
          <div className={classes.sectionHead}>
            <UnstyledButton
              className={classes.sectionName}
              aria-pressed={section.id === sectionId}
              onClick={() => select(section.id)}
            >
              {section.name || `Section ${index + 1}`}
            </UnstyledButton>
            <ActionIcon
              size={28}
              aria-label={`Move section ${index + 1} up`}
              disabled={index === 0}
              onClick={() => moveSection(section.id, -1)}
            >
              <ArrowUp size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={28}
              aria-label={`Move section ${index + 1} down`}
              disabled={index === sections.length - 1}
              onClick={() => moveSection(section.id, 1)}
            >
              <ArrowDown size={16} aria-hidden />
            </ActionIcon>
          </div>
          <ul>
            {blocks.map((block) => {
              const { icon: Icon } = factsOf(block.type)
              return (
                <li key={block.id}>
                  <UnstyledButton
                    className={classes.outlineBlock}
                    aria-pressed={selection.includes(block.id)}
                    onClick={() => select(block.id)}
                  >
                    <Icon size={16} aria-hidden />
                    <span>{nameOfBlock(block)}</span>
                    {layerOf(block, layout) > 0 && (
                      <span className={classes.layer}>Layer {layerOf(block, layout) + 1}</span>
                    )}
                  </UnstyledButton>
                </li>
              )
            })}
          </ul>
        </li>
      ))}
    </ol>
  )
}

const layerOf = (block: Block, layout: Layout) => block[layout]?.layer ?? 0
