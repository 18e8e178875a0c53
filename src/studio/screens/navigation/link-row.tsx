import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  Eye,
  EyeOff,
  IndentDecrease,
  IndentIncrease,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import type { Step, TreeRow } from '#studio/kit/sortable/tree.ts'
import { INDENT } from '#studio/kit/sortable/use-tree-pull.ts'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { type Places, targetOfLink, titleOfLink, whyUnseen } from './describe-link.ts'
import classes from './navigation.module.css'
import type { MenuNode } from './nodes.ts'

interface LinkRowProps {
  readonly row: TreeRow<MenuNode>
  readonly places: Places
  /** The folder around it; null at the top. */
  readonly parentName: string | null
  readonly mark: number | null
  readonly isPulled: boolean
  readonly handle: ComponentProps<'button'>
  /** Whether links fit inside it. */
  readonly canHold: boolean
  readonly canStep: (step: Step) => boolean
  readonly onStep: (step: Step) => void
  readonly onEdit: () => void
  readonly onAddInside: () => void
  readonly onHide: (isHidden: boolean) => void
  readonly onRemove: () => void
}

const keys: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

const stepItems = [
  { step: 'up', label: 'Move up', Icon: ArrowUp },
  { step: 'down', label: 'Move down', Icon: ArrowDown },
  { step: 'in', label: 'Nest under previous', Icon: IndentIncrease },
  { step: 'out', label: 'Move out', Icon: IndentDecrease },
] as const

/** One link of a menu: its name opens it, its handle moves it. */
export function LinkRow(props: LinkRowProps) {
  const { row, places, parentName, mark, isPulled, handle, canHold, canStep, onStep } = props
  const { item: node, depth } = row
  const name = titleOfLink(node, places)
  const unseen = whyUnseen(node, places)
  const { isHidden } = node.link

  function onKeyDown(event: KeyboardEvent) {
    const step = keys[event.key]
    if (!step || !event.altKey) return
    event.preventDefault()
    const focused = event.target as HTMLElement
    // A row that is moved in the document loses the focus.
    flushSync(() => onStep(step))
    focused.focus()
  }
  return (
    <li className={classes.row} data-tree-row={node.id} data-pulled={isPulled || undefined} onKeyDown={onKeyDown}>
      {mark !== null && <span className={classes.mark} style={{ marginInlineStart: mark * INDENT }} aria-hidden />}
      <div className={classes.line} style={{ paddingInlineStart: depth * INDENT }}>
        <DragHandle label={`Move ${name}. Press Alt and an arrow key to move it.`} handle={handle} />
        <button type="button" className={classes.name} onClick={props.onEdit} aria-label={`Edit ${name}`}>
          {name}
          {parentName !== null && <VisuallyHidden> inside {parentName}</VisuallyHidden>}
        </button>
        {unseen && <StateMark tone="off">{unseen}</StateMark>}
        <span className={classes.target}>{targetOfLink(node, places)}</span>
        <Menu>
          <Menu.Target>
            <ActionIcon aria-label={`More actions for ${name}`}>
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={props.onEdit}>
              Edit
            </Menu.Item>
            {canHold && (
              <Menu.Item leftSection={<Plus size={16} aria-hidden />} onClick={props.onAddInside}>
                Add link inside
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={isHidden ? <Eye size={16} aria-hidden /> : <EyeOff size={16} aria-hidden />}
              onClick={() => props.onHide(!isHidden)}
            >
              {isHidden ? 'Show' : 'Hide'}
            </Menu.Item>
            <Menu.Divider />
            {stepItems.map(({ step, label, Icon }) => (
              <Menu.Item
                key={step}
                disabled={!canStep(step)}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={() => onStep(step)}
              >
                {label}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={props.onRemove}>
              Remove
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
