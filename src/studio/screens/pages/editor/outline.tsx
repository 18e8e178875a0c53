import { UnstyledButton } from '@mantine/core'
import type { Block } from '#shared/pages/blocks/blocks.ts'
import { type PageContent, partsOf, sectionsOf } from '#shared/pages/content.ts'
import { isPlaced, type PlacedSection, type Section } from '#shared/pages/section.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import { nameOfBlock } from '#studio/canvas/name-of-block.ts'
import type { Layout } from '#studio/canvas/protocol.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import classes from './editor.module.css'
import { nameOfPlace, type SharedOnPage } from './shared/use-shared-sections.ts'

interface OutlineProps {
  readonly content: PageContent
  readonly layout: Layout
  readonly selection: readonly string[]
  readonly sectionId: string | null
  readonly select: (id: string) => void
  readonly moveSection: (sectionId: string, by: number) => void
  readonly shared: SharedOnPage['sections']
}

/** The page as a list: its sections, which are sorted here by pointer and keys, with their blocks in reading order. */
export function Outline(props: OutlineProps) {
  const { content, moveSection } = props
  const parts = partsOf(content)
  const ids = parts.map(({ id }) => id)
  const nameOf = (id: string) => nameOfPart(parts[ids.indexOf(id)]!, ids.indexOf(id), props.shared)
  const filled = new Map(sectionsOf(content).map(({ section, blocks }) => [section.id, blocks]))
  return (
    <SortableList
      ids={ids}
      nameOf={nameOf}
      onMove={(id, overId) => moveSection(id, ids.indexOf(overId) - ids.indexOf(id))}
    >
      <ol className={classes.outline} aria-label="Sections">
        {parts.map((section) => (
          <OutlineSection
            key={section.id}
            {...props}
            section={section}
            blocks={filled.get(section.id) ?? []}
            name={nameOf(section.id)}
          />
        ))}
      </ol>
    </SortableList>
  )
}

const nameOfPart = (section: Section | PlacedSection, index: number, shared: SharedOnPage['sections']) =>
  isPlaced(section) ? nameOfPlace(section, shared) : section.name || `Section ${index + 1}`

interface OutlineSectionProps extends OutlineProps {
  readonly section: Section | PlacedSection
  readonly blocks: readonly Block[]
  readonly name: string
}

function OutlineSection({ section, blocks, name, layout, selection, sectionId, select }: OutlineSectionProps) {
  const { item, handle } = useSortableItem(section.id)
  return (
    <li {...item} className={classes.outlineSection}>
      <div className={classes.sectionHead}>
        <UnstyledButton
          className={classes.sectionName}
          aria-pressed={section.id === sectionId}
          onClick={() => select(section.id)}
        >
          {name}
          {isPlaced(section) && <span className={classes.sharedMark}>Shared</span>}
        </UnstyledButton>
        <DragHandle label={`Move ${name}`} handle={handle} />
      </div>
      <ul>
        {blocks.map((block) => {
          const { icon: Icon } = factsOf(block.type)
          const layer = layerOf(block, layout)
          return (
            <li key={block.id}>
              <UnstyledButton
                className={classes.outlineBlock}
                aria-pressed={selection.includes(block.id)}
                onClick={() => select(block.id)}
              >
                <Icon size={16} aria-hidden />
                <span>{nameOfBlock(block)}</span>
                {layer > 0 && <span className={classes.layer}>Layer {layer + 1}</span>}
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

const layerOf = (block: Block, layout: Layout) => block[layout]?.layer ?? 0
