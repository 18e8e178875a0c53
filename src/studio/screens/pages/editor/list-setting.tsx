import { arrayMove } from '@dnd-kit/sortable'
import { ActionIcon, Button, Group, Input, UnstyledButton } from '@mantine/core'
import { ChevronDown, ChevronRight, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SettingField, SettingInput } from '#storefront/blocks/editing-facts.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import { SortableList } from '#studio/kit/sortable/sortable-list.tsx'
import { useSortableItem } from '#studio/kit/sortable/use-sortable-item.ts'
import { newPartId } from './change-blocks.ts'
import classes from './list-setting.module.css'

export type Settings = Readonly<Record<string, unknown>>

/** The settings of one of the list, and how they change. */
interface ItemFields {
  readonly settings: Settings
  readonly areValid: (settings: Settings) => boolean
  readonly change: (field: SettingField, value: unknown) => void
}

/** One of the list; its id never changes. */
interface Item extends Settings {
  readonly id: string
}

interface ListSettingProps {
  readonly label: string
  readonly description?: string
  readonly input: Extract<SettingInput, { kind: 'list' }>
  readonly value: readonly Item[]
  readonly change: (value: readonly Item[]) => void
  readonly isValid: (value: unknown) => boolean
  /** Draws the fields of one that is open. */
  readonly children: (item: ItemFields) => ReactNode
}

/** Things in an order, such as questions and answers: added, opened, moved and removed. */
export function ListSetting({ label, description, input, value: items, change, isValid, children }: ListSettingProps) {
  const { itemName, most, first } = input
  const [openId, setOpenId] = useState<string | null>(null)
  const titleOf = (item: Item) => input.titleOf(item).trim() || `New ${itemName}`

  function add() {
    const id = newPartId()
    const next = [...items, { ...first, id }]
    if (!isValid(next)) return
    change(next)
    setOpenId(id)
  }
  const move = (id: string, overId: string) => {
    const indexOf = (wanted: string) => items.findIndex((item) => item.id === wanted)
    change(arrayMove([...items], indexOf(id), indexOf(overId)))
  }
  const fieldsOf = (item: Item): ItemFields => {
    const replaced = (next: Settings) => items.map((one) => (one.id === item.id ? { ...next, id: item.id } : one))
    return {
      settings: item,
      areValid: (next) => isValid(replaced(next)),
      change: ({ name }, value) => change(replaced({ ...item, [name]: value })),
    }
  }
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <SortableList
        ids={items.map(({ id }) => id)}
        nameOf={(id) => titleOf(items.find((item) => item.id === id) ?? { id })}
        onMove={move}
      >
        <ol className={classes.list} aria-label={label}>
          {items.map((item) => (
            <Row
              key={item.id}
              item={item}
              title={titleOf(item)}
              isOpen={openId === item.id}
              toggle={() => setOpenId(openId === item.id ? null : item.id)}
              remove={
                isValid(items.filter(({ id }) => id !== item.id))
                  ? () => change(items.filter(({ id }) => id !== item.id))
                  : null
              }
            >
              {openId === item.id && children(fieldsOf(item))}
            </Row>
          ))}
        </ol>
      </SortableList>
      <Button
        variant="default"
        size="compact-sm"
        mt={8}
        leftSection={<Plus size={14} aria-hidden />}
        disabled={items.length >= most}
        onClick={add}
      >
        Add {itemName}
      </Button>
    </Input.Wrapper>
  )
}

interface RowProps {
  readonly item: Item
  readonly title: string
  readonly isOpen: boolean
  readonly toggle: () => void
  /** Null where the block needs this one. */
  readonly remove: (() => void) | null
  /** Its fields while it is open. */
  readonly children: ReactNode
}

function Row({ item, title, isOpen, toggle, remove, children }: RowProps) {
  const { item: props, handle } = useSortableItem(item.id)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <li {...props} className={classes.row}>
      <Group gap={4} wrap="nowrap">
        <DragHandle label={`Move ${title}`} handle={handle} />
        <UnstyledButton className={classes.title} aria-expanded={isOpen} onClick={toggle}>
          <Chevron size={14} aria-hidden />
          <span>{title}</span>
        </UnstyledButton>
        {remove && (
          <ActionIcon aria-label={`Remove ${title}`} onClick={remove}>
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {isOpen && <div className={classes.fields}>{children}</div>}
    </li>
  )
}
