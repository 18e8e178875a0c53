import { Button, Combobox, ScrollArea, Text, useCombobox } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { LayoutTemplate, Plus, SquareDashed } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { listFormsCall } from '#shared/forms/owner-api.ts'
import { listItemCollectionsCall } from '#shared/items/api.ts'
import { limits } from '#shared/limits.ts'
import type { BlockType, SettingsOf } from '#shared/pages/blocks/blocks.ts'
import { factsOf } from '#storefront/blocks/editing.ts'
import type { Canvas, Dropped } from '#studio/canvas/protocol.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { PictureField } from '../../files/pictures/picture-field.tsx'
import classes from './add-block.module.css'
import { dragNewWith } from './drag-new.ts'
import { offeredBlocks, offeredSections, sectionOptions } from './offered-blocks.ts'

interface AddBlockProps {
  readonly isFull: boolean
  /** Whether sections can be added, too. */
  readonly hasSections: boolean
  readonly add: (type: BlockType, settings: SettingsOf<BlockType>) => void
  readonly addSection: () => void
  /** Opens the ready-made sections. */
  readonly chooseSection: () => void
  readonly canvas: RefObject<Canvas | null>
  readonly drop: (type: BlockType, settings: SettingsOf<BlockType>, dropped: Dropped) => void
}

/**
 * A panel that adds a block or a section, found by its words or in groups. An image is chosen first; a form and a store
 * page only where there are some.
 */
export function AddBlock({ isFull, hasSections, add, addSection, chooseSection, canvas, drop }: AddBlockProps) {
  const may = useMay()
  const stores = useContractQuery(listCollectionsCall, {}, { enabled: may('products.read') })
  const itemCollections = useContractQuery(listItemCollectionsCall, {})
  const forms = useContractQuery(listFormsCall, {}, { enabled: may('forms.read') })
  const [isOpen, dialog] = useDisclosure(false)
  const [words, setWords] = useState('')
  const panel = useCombobox({
    onDropdownOpen: () => panel.focusSearchInput(),
    onDropdownClose: () => {
      panel.resetSelectedOption()
      panel.focusTarget()
      setWords('')
    },
  })
  const storeId = stores.data?.collections[0]?.id
  const formId = forms.data?.forms[0]?.id
  const itemCollectionId = itemCollections.data?.collections[0]?.id
  const eventsId = itemCollections.data?.collections.find(({ kind }) => kind === 'events')?.id
  const isOffered = (type: BlockType) =>
    (type !== 'product-list' || storeId !== undefined) &&
    (type !== 'form' || formId !== undefined) &&
    (type !== 'calendar' || eventsId !== undefined) &&
    ((type !== 'summary' && type !== 'archive') || itemCollectionId !== undefined)
  const groups = offeredBlocks(words, isOffered)
  const sections = hasSections ? offeredSections(words) : []

  /** What a new block shows: the first thing of the site that it can. */
  const namedFirst = (type: BlockType): object => {
    if (type === 'product-list') return { collectionId: storeId }
    if (type === 'summary' || type === 'archive') return { collectionId: itemCollectionId }
    if (type === 'calendar') return { collectionId: eventsId }
    return type === 'form' ? { formId } : {}
  }

  const settingsOf = (type: BlockType) => {
    return { ...factsOf(type).first, ...namedFirst(type) } as SettingsOf<BlockType>
  }
  // Where an image goes that is chosen after it was dropped.
  const [dropped, setDropped] = useState<Dropped | null>(null)
  const dragNew = dragNewWith(canvas, (type, place) => {
    if (type !== 'image') return drop(type, settingsOf(type), place)
    setDropped(place)
    dialog.open()
  })

  function choose(option: string) {
    panel.closeDropdown()
    if (option === 'section') return addSection()
    if (option === 'ready-section') return chooseSection()
    const type = option as BlockType
    if (type !== 'image') return add(type, settingsOf(type))
    setDropped(null)
    dialog.open()
  }
  return (
    <>
      <Combobox store={panel} onOptionSubmit={choose} position="bottom-end" width={288} withinPortal>
        <Combobox.Target targetType="button" withAriaAttributes={false}>
          <Button
            leftSection={<Plus size={16} aria-hidden />}
            variant="default"
            fullWidth
            disabled={isFull}
            aria-haspopup="listbox"
            aria-expanded={panel.dropdownOpened}
            onClick={() => panel.toggleDropdown()}
          >
            Add
          </Button>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Search
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value)
              panel.updateSelectedOptionIndex()
            }}
            aria-label="Search blocks"
            placeholder="Search blocks"
          />
          <Combobox.Options aria-label="Blocks">
            <ScrollArea.Autosize mah="min(420px, 40dvh)" type="scroll">
              {sections.length > 0 && (
                <Combobox.Group label="Sections">
                  {sections.map((option) => {
                    const Icon = option === 'section' ? SquareDashed : LayoutTemplate
                    return (
                      <Combobox.Option key={option} value={option} className={classes.option}>
                        <Icon size={16} aria-hidden />
                        {sectionOptions[option].name}
                      </Combobox.Option>
                    )
                  })}
                </Combobox.Group>
              )}
              {groups.map(({ group, label, types }) => (
                <Combobox.Group key={group} label={label}>
                  {types.map((type) => {
                    const { icon: Icon, name } = factsOf(type)
                    return (
                      <Combobox.Option
                        key={type}
                        value={type}
                        className={classes.option}
                        onPointerDown={(event) => dragNew(type, event, () => panel.closeDropdown())}
                      >
                        <Icon size={16} aria-hidden />
                        {name}
                      </Combobox.Option>
                    )
                  })}
                </Combobox.Group>
              ))}
              {groups.length + sections.length === 0 && <Combobox.Empty>Nothing matches “{words}”.</Combobox.Empty>}
            </ScrollArea.Autosize>
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isFull && (
        <Text size="sm" c="dimmed" mt={6}>
          This page has {limits.blocksPerLayout} blocks, which is the limit. Delete a block to add another.
        </Text>
      )}
      <Modal opened={isOpen} onClose={dialog.close} title="Add image">
        <PictureField
          picture={null}
          onChange={(picture) => {
            dialog.close()
            if (!picture) return
            const settings = { ...factsOf('image').first, picture } as SettingsOf<'image'>
            if (dropped) drop('image', settings, dropped)
            else add('image', settings)
          }}
        />
      </Modal>
    </>
  )
}
