import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Banknote, PackageCheck, Printer, Tags } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getHomeCall } from '#shared/home/schema.ts'
import type { BodyOf, QueryOf } from '#shared/http/contract.ts'
import { changeOrdersCall } from '#shared/orders/change-api.ts'
import { getOrderCall, listOrderIdsCall, listOrdersCall, listOrderTagsCall } from '#shared/orders/read-api.ts'
import type { OrderSummary } from '#shared/orders/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { showDone, showRefusal, showUndo } from '#studio/kit/notices.tsx'
import { SelectionBar, SelectionStep } from '#studio/kit/selection-bar.tsx'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import type { WholeSelection } from '#studio/kit/use-selection.ts'
import { changeInBatches } from './change-in-batches.ts'
import { FulfilForm, PaidForm } from './order-bulk-forms.tsx'
import { TagForm } from './tags/tag-form.tsx'

interface OrderBulkBarProps {
  readonly selection: WholeSelection
  readonly orders: readonly OrderSummary[]
  /** Filter and order of the list. */
  readonly filter: QueryOf<typeof listOrderIdsCall>
}

type Body = BodyOf<typeof changeOrdersCall>

/** Actions on the selected orders. Actions that emailed no one can be undone, all at once. */
export function OrderBulkBar({ selection, orders, filter }: OrderBulkBarProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [isAsking, asking] = useDisclosure(false)
  const [isTagging, tagging] = useDisclosure(false)
  const [isPaying, paying] = useDisclosure(false)
  const [busyWith, setBusyWith] = useState<Body['action'] | null>(null)

  const chosenIds = async () =>
    selection.isEverything ? (await ask(listOrderIdsCall, { query: filter })).orderIds : [...selection.ids]

  async function change(body: Body) {
    setBusyWith(body.action)
    const outcome = await changeInBatches(body, (batch) => ask(changeOrdersCall, { body: batch }))
    setBusyWith(null)
    for (const one of [listOrdersCall, listOrderTagsCall, getOrderCall, getHomeCall])
      void client.invalidateQueries({ queryKey: keyOf(one) })
    if (outcome.failure) showRefusal(outcome.failure)
    return outcome
  }
  const undo = async (body: Body) => {
    if (!(await change(body)).failure) showDone('Undone.')
  }
  async function withChosen(work: (orderIds: string[]) => Promise<void>) {
    try {
      await work(await chosenIds())
    } catch (error) {
      showRefusal(error)
    }
  }
  const markPaid = () =>
    withChosen(async (orderIds) => {
      const { changed, failure } = await change({ action: 'mark-paid', orderIds })
      paying.close()
      if (changed.length > 0)
        showUndo(`${countInWords(changed.length, 'orders')} marked as paid.`, () =>
          undo({ action: 'undo-paid', orderIds: changed }),
        )
      else if (!failure) showDone('None of these orders is awaiting payment.')
    })
  const fulfil = (notifyBuyer: boolean) =>
    withChosen(async (orderIds) => {
      const { changed, fulfilments, failure } = await change({ action: 'fulfil', orderIds, notifyBuyer })
      asking.close()
      const words = `${countInWords(changed.length, 'orders')} fulfilled.`
      if (changed.length > 0 && !notifyBuyer) showUndo(words, () => undo({ action: 'undo-fulfil', fulfilments }))
      else if (changed.length > 0) showDone(words)
      else if (!failure) showDone('None of these orders can be fulfilled.')
    })
  const tag = (action: 'add-tag' | 'remove-tag', word: string) =>
    withChosen(async (orderIds) => {
      const { changed, failure } = await change({ action, orderIds, tag: word })
      if (failure) return
      tagging.close()
      const opposite = action === 'add-tag' ? 'remove-tag' : 'add-tag'
      const done = action === 'add-tag' ? `tagged “${word}”` : `no longer tagged “${word}”`
      if (changed.length > 0)
        showUndo(`${countInWords(changed.length, 'orders')} ${done}.`, () =>
          undo({ action: opposite, orderIds: changed, tag: word }),
        )
      else
        showDone(
          action === 'add-tag' ? `These orders already have the tag “${word}”.` : `No order has the tag “${word}”.`,
        )
    })
  const print = () => withChosen(async (orderIds) => void navigate('/orders/packing-slips', { state: { orderIds } }))
  const isAny = (fits: (order: OrderSummary) => boolean) =>
    selection.isEverything || orders.some((order) => selection.has(order.id) && fits(order))
  return (
    <SelectionBar selection={selection} noun="orders">
      <SelectionStep
        color="accent"
        disabled={!isAny(({ state }) => state === 'open')}
        leftSection={<PackageCheck size={16} aria-hidden />}
        onClick={asking.open}
      >
        Fulfill
      </SelectionStep>
      <SelectionStep
        disabled={!isAny(({ paymentState }) => paymentState === 'awaiting')}
        leftSection={<Banknote size={16} aria-hidden />}
        onClick={paying.open}
      >
        Mark as paid
      </SelectionStep>
      <SelectionStep leftSection={<Printer size={16} aria-hidden />} onClick={print}>
        Packing slips
      </SelectionStep>
      <SelectionStep leftSection={<Tags size={16} aria-hidden />} onClick={tagging.open}>
        Tag
      </SelectionStep>
      <Modal opened={isTagging} onClose={tagging.close} title={`Tag ${countInWords(selection.count, 'orders')}`}>
        {isTagging && <TagForm busyWith={busyWith} close={tagging.close} onConfirm={tag} />}
      </Modal>
      <Modal opened={isPaying} onClose={paying.close} title={`Mark ${countInWords(selection.count, 'orders')} as paid`}>
        {isPaying && <PaidForm isPending={busyWith === 'mark-paid'} close={paying.close} onConfirm={markPaid} />}
      </Modal>
      <Modal opened={isAsking} onClose={asking.close} title={`Fulfill ${countInWords(selection.count, 'orders')}`}>
        {isAsking && <FulfilForm isPending={busyWith === 'fulfil'} close={asking.close} onConfirm={fulfil} />}
      </Modal>
    </SelectionBar>
  )
}
