import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import {
  ArrowDown,
  ArrowUp,
  BellPlus,
  Ellipsis,
  ExternalLink,
  FolderPlus,
  IndentDecrease,
  IndentIncrease,
  Pencil,
  Trash2,
} from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { StoreRow } from '#shared/collections/api.ts'
import { categoryPath } from '#shared/collections/rules.ts'
import type { Category } from '#shared/products/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { DragHandle } from '#studio/kit/sortable/drag-handle.tsx'
import type { Step, TreeRow } from '#studio/kit/sortable/tree.ts'
import { INDENT } from '#studio/kit/sortable/use-tree-pull.ts'
import type { CategoryTask } from './category-dialog.tsx'
import classes from './category-tree.module.css'

interface CategoryRowProps {
  readonly row: TreeRow<Category & { readonly productCount: number }>
  /** The category above it; null at the top. */
  readonly parentName: string | null
  readonly store: StoreRow
  readonly canWrite: boolean
  readonly isPulled: boolean
  readonly mark: number | null
  readonly handle: ComponentProps<'button'>
  readonly onStep: (step: Step) => void
  readonly canStep: (step: Step) => boolean
  readonly setTask: (task: CategoryTask) => void
  readonly onDelete: () => void
}

const keys: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** One category: its name opens its products, its handle moves it. */
export function CategoryRow(props: CategoryRowProps) {
  const { row, parentName, store, canWrite, isPulled, mark, handle, onStep, setTask } = props
  const { item: category, depth, parentId } = row
  const { id, displayName, productCount, collectionId } = category
  const edit = () => setTask({ kind: 'edit', category })

  function onKeyDown(event: KeyboardEvent) {
    const step = keys[event.key]
    if (!step || !event.altKey || !canWrite) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <li className={classes.row} data-tree-row={id} data-pulled={isPulled || undefined} onKeyDown={onKeyDown}>
      {mark !== null && <span className={classes.mark} style={{ marginInlineStart: mark * INDENT }} aria-hidden />}
      <div className={classes.line} style={{ paddingInlineStart: depth * INDENT }}>
        {canWrite && (
          <DragHandle label={`Move ${displayName}. Press Alt and an arrow key to move it.`} handle={handle} />
        )}
        <Link className={classes.name} to={`/products?categoryId=${id}`}>
          {displayName}
        </Link>
        {parentName !== null && <VisuallyHidden>inside {parentName}</VisuallyHidden>}
        <span className={classes.url}>{categoryPath(store, category)}</span>
        <span className={classes.count}>{countInWords(productCount, 'products')}</span>
        {canWrite && (
          <Menu>
            <Menu.Target>
              <ActionIcon aria-label={`More actions for ${displayName}`}>
                <Ellipsis size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={edit}>
                Edit
              </Menu.Item>
              <Menu.Item
                leftSection={<FolderPlus size={16} aria-hidden />}
                onClick={() => setTask({ kind: 'create', collectionId, parentId: id })}
              >
                Add subcategory
              </Menu.Item>
              <Menu.Item
                component={Link}
                to={`/categories/${id}/restock`}
                leftSection={<BellPlus size={16} aria-hidden />}
              >
                Restock and low stock
              </Menu.Item>
              <Menu.Item
                component="a"
                href={categoryPath(store, category)}
                target="_blank"
                leftSection={<ExternalLink size={16} aria-hidden />}
              >
                View page
              </Menu.Item>
              <Menu.Divider />
              <StepItem {...props} step="up" icon={<ArrowUp size={16} aria-hidden />} label="Move up" />
              <StepItem {...props} step="down" icon={<ArrowDown size={16} aria-hidden />} label="Move down" />
              <StepItem
                {...props}
                step="in"
                icon={<IndentIncrease size={16} aria-hidden />}
                label="Nest under previous"
              />
              {parentId !== null && (
                <StepItem {...props} step="out" icon={<IndentDecrease size={16} aria-hidden />} label="Move out" />
              )}
              <Menu.Divider />
              <Menu.Item color="danger" leftSection={<Trash2 size={16} aria-hidden />} onClick={props.onDelete}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </li>
  )
}

interface StepItemProps extends Pick<CategoryRowProps, 'onStep' | 'canStep'> {
  readonly step: Step
  readonly icon: React.ReactNode
  readonly label: string
}

function StepItem({ onStep, canStep, step, icon, label }: StepItemProps) {
  return (
    <Menu.Item disabled={!canStep(step)} leftSection={icon} onClick={() => onStep(step)}>
      {label}
    </Menu.Item>
  )
}
