import { Menu } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, FolderPlus, Trash2 } from 'lucide-react'
import { listCategories, listCollections } from '#shared/collections/api.ts'
import { getHome } from '#shared/home/schema.ts'
import type { BodyOf } from '#shared/http/contract.ts'
import { changeProducts, listProducts } from '#shared/products/api.ts'
import { listStock } from '#shared/stock/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { keyOf, useContractQuery } from '#studio/kit/use-contract-query.ts'
import type { Selection } from '#studio/kit/use-selection.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { categoryChoices } from './categories-field.tsx'
import { changeShown } from './change-shown.ts'

type Change = BodyOf<typeof changeProducts>

const done: Readonly<Record<Change['action'], string>> = {
  publish: 'published',
  unpublish: 'hidden',
  delete: 'deleted',
  'add-category': 'put into the category',
  'remove-category': 'taken out of the category',
}

/** What can be done with the ticked products. Each step can be taken back. */
export function BulkBar({ selection }: { readonly selection: Selection }) {
  const client = useQueryClient()
  const sayUndo = useUndoNotice()
  const mutation = useContractMutation(changeProducts, {
    outdates: [listProducts, listStock, getHome],
    onDone: ({ changed, batchId }, { body }) =>
      sayUndo(
        changed === 0 ? 'Nothing had to change.' : `${countInWords(changed, 'products')} ${done[body.action]}`,
        batchId,
      ),
  })
  const change = (body: Change) => {
    // Shown at once; the list is asked for again in any case, so that a refusal brings the truth back.
    client.setQueriesData({ queryKey: keyOf(listProducts) }, (data: never) => changeShown(data, body))
    mutation.mutate({ body }, { onError: () => client.invalidateQueries({ queryKey: keyOf(listProducts) }) })
    if (body.action === 'delete') selection.clear()
  }
  const productIds = [...selection.ids]
  return (
    <SelectionBar selection={selection} noun="products">
      <SelectionStep
        color="accent"
        leftSection={<Eye size={16} aria-hidden />}
        onClick={() => change({ action: 'publish', productIds })}
      >
        Publish
      </SelectionStep>
      <SelectionStep
        leftSection={<EyeOff size={16} aria-hidden />}
        onClick={() => change({ action: 'unpublish', productIds })}
      >
        Hide
      </SelectionStep>
      <CategoryMenu onChoose={(categoryId) => change({ action: 'add-category', productIds, categoryId })} />
      <SelectionStep
        color="danger"
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => change({ action: 'delete', productIds })}
      >
        Delete
      </SelectionStep>
    </SelectionBar>
  )
}

function CategoryMenu({ onChoose }: { readonly onChoose: (categoryId: string) => void }) {
  const collectionId = useContractQuery(listCollections, {}).data?.collections[0]?.id ?? ''
  const query = useContractQuery(
    listCategories,
    { parameters: { collectionId } },
    { enabled: collectionId !== '', keepsFormer: true },
  )
  const choices = categoryChoices(query.data?.categories ?? [])
  if (choices.length === 0) return null
  return (
    <Menu position="top">
      <Menu.Target>
        <SelectionStep leftSection={<FolderPlus size={16} aria-hidden />}>Category</SelectionStep>
      </Menu.Target>
      <Menu.Dropdown style={{ maxHeight: 320, overflowY: 'auto' }}>
        {choices.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => onChoose(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
