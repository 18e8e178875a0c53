import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, FolderPlus, Tag, Tags, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { getHomeCall } from '#shared/home/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { changeProductsCall, listProductsCall, type ProductFilter } from '#shared/products/api.ts'
import { listStockCall } from '#shared/stock/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf } from '#studio/kit/use-contract-query.ts'
import type { Selection } from '#studio/kit/use-selection.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { BulkDialog, type BulkQuestion } from './bulk-dialog.tsx'
import type { BulkStep } from './bulk-step.ts'
import { changeShown } from './change-shown.ts'
import { useCategoryGroups } from './use-category-groups.ts'

type Change = BodyOf<typeof changeProductsCall>

const done: Readonly<Record<Change['action'], string>> = {
  publish: 'published',
  unpublish: 'unpublished',
  delete: 'deleted',
  'add-category': 'added to the category',
  'remove-category': 'removed from the category',
  'add-tags': 'tagged',
  'remove-tags': 'changed',
  'change-prices': 'repriced',
  'start-sale': 'put on sale',
  'end-sale': 'taken off sale',
}

interface BulkBarProps {
  readonly selection: Selection
  /** The filter of the list, when everything that it matches is selected. */
  readonly filter: ProductFilter | null
}

/** Actions on the selected products. Each can be undone. */
export function BulkBar({ selection, filter }: BulkBarProps) {
  const client = useQueryClient()
  const sayUndo = useUndoNotice()
  const [question, setQuestion] = useState<BulkQuestion | null>(null)
  const mutation = useContractMutation(changeProductsCall, {
    outdates: [listProductsCall, listStockCall, getHomeCall],
    onDone: ({ changed, batchId }, { body }) =>
      sayUndo(
        changed === 0 ? 'No products needed a change.' : `${countInWords(changed, 'products')} ${done[body.action]}`,
        batchId,
      ),
  })
  const change = (step: BulkStep) => {
    const body = (filter ? { ...step, filter } : { ...step, productIds: [...selection.ids] }) as Change
    // Shown at once; the list is fetched again in any case, so that a refusal shows the true state.
    client.setQueriesData({ queryKey: keyOf(listProductsCall) }, (data: never) => changeShown(data, body))
    mutation.mutate({ body }, { onError: () => client.invalidateQueries({ queryKey: keyOf(listProductsCall) }) })
    if (body.action === 'delete') selection.clear()
  }
  return (
    <>
      <SelectionBar selection={selection} noun="products">
        <SelectionStep
          color="accent"
          leftSection={<Eye size={16} aria-hidden />}
          onClick={() => change({ action: 'publish' })}
        >
          Publish
        </SelectionStep>
        <SelectionStep leftSection={<EyeOff size={16} aria-hidden />} onClick={() => change({ action: 'unpublish' })}>
          Unpublish
        </SelectionStep>
        <CategoryMenu onChoose={(categoryId) => change({ action: 'add-category', categoryId })} />
        <Menu position="top">
          <Menu.Target>
            <SelectionStep leftSection={<Tag size={16} aria-hidden />}>Price</SelectionStep>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setQuestion('change-prices')}>Change price by %…</Menu.Item>
            <Menu.Item onClick={() => setQuestion('start-sale')}>Put on sale…</Menu.Item>
            <Menu.Item onClick={() => change({ action: 'end-sale' })}>End sale</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Menu position="top">
          <Menu.Target>
            <SelectionStep leftSection={<Tags size={16} aria-hidden />}>Tags</SelectionStep>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setQuestion('add-tags')}>Add tags…</Menu.Item>
            <Menu.Item onClick={() => setQuestion('remove-tags')}>Remove tags…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <SelectionStep
          color="danger"
          leftSection={<Trash2 size={16} aria-hidden />}
          onClick={() => change({ action: 'delete' })}
        >
          Delete
        </SelectionStep>
      </SelectionBar>
      <BulkDialog
        question={question}
        count={selection.count}
        noun="products"
        close={() => setQuestion(null)}
        onAnswer={(step) => {
          setQuestion(null)
          change(step)
        }}
      />
    </>
  )
}

/** The categories of all store pages. A product accepts only those of its own page. */
function CategoryMenu({ onChoose }: { readonly onChoose: (categoryId: string) => void }) {
  const groups = useCategoryGroups()
  if (groups.length === 0) return null
  return (
    <Menu position="top">
      <Menu.Target>
        <SelectionStep leftSection={<FolderPlus size={16} aria-hidden />}>Category</SelectionStep>
      </Menu.Target>
      <Menu.Dropdown style={{ maxHeight: 320, overflowY: 'auto' }}>
        {groups.map(({ group, items }) => (
          <Fragment key={group}>
            {groups.length > 1 && <Menu.Label>{group}</Menu.Label>}
            {items.map(({ value, label }) => (
              <Menu.Item key={value} onClick={() => onChoose(value)}>
                {label}
              </Menu.Item>
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
