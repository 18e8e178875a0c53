import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import type { Order } from '#shared/orders/schema.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { returnTransitions } from '#shared/returns/rules.ts'
import type { OrderReturn, ReturnState } from '#shared/returns/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { ReturnMark } from '../../returns/return-list.tsx'
import { conditionWords, reasonWords } from '../../returns/return-words.ts'
import { CreateReturnForm } from './create-return-form.tsx'
import { DecideReturnForm, decisionWords } from './decide-return-form.tsx'
import { ReceiveReturnForm } from './receive-return-form.tsx'
import { RefundReturnForm } from './refund-return-form.tsx'
import classes from './returns.module.css'

type Step = Exclude<ReturnState, 'requested'>
type Open = { readonly step: 'create' } | { readonly step: Step; readonly found: OrderReturn }

const stepWords: Readonly<Record<Step, { readonly button: string; readonly title: string }>> = {
  ...decisionWords,
  received: { button: 'Mark as received', title: 'Receive items' },
  refunded: { button: 'Refund', title: 'Refund return' },
}

/** The returns of an order with their next steps; nothing where nothing was shipped yet. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const { data } = useContractQuery(listOrderReturnsCall, { parameters: { orderId: order.id } }, { staleTime: 0 })
  const canManage = useMay()('orders.manage')
  const [open, setOpen] = useState<Open | null>(null)
  const { returns = [], returnable = [], instructions = '' } = data ?? {}
  const canCreate = canManage && returnable.length > 0
  if (returns.length === 0 && !canCreate) return null
  const close = () => setOpen(null)
  return (
    <Panel
      title="Returns"
      aside={
        canCreate && (
          <Button variant="default" size="xs" onClick={() => setOpen({ step: 'create' })}>
            Create return
          </Button>
        )
      }
    >
      {returns.length === 0 && <p className={classes.facts}>Nothing was returned.</p>}
      <ul className={classes.returns}>
        {returns.map((found) => (
          <li key={found.id} className={classes.return}>
            <Facts found={found} />
            {canManage && <Steps found={found} onStep={(step) => setOpen({ step, found })} />}
          </li>
        ))}
      </ul>
      <Modal
        opened={open !== null}
        onClose={close}
        title={open === null ? '' : open.step === 'create' ? 'Create return' : stepWords[open.step].title}
        size={open?.step === 'create' ? 'lg' : 'md'}
      >
        {open?.step === 'create' && (
          <CreateReturnForm order={order} returnable={returnable} instructions={instructions} close={close} />
        )}
        {open?.step === 'received' && <ReceiveReturnForm order={order} found={open.found} close={close} />}
        {open?.step === 'refunded' && <RefundReturnForm order={order} found={open.found} close={close} />}
        {open && open.step !== 'create' && open.step !== 'received' && open.step !== 'refunded' && (
          <DecideReturnForm
            order={order}
            found={open.found}
            state={open.step}
            instructions={instructions}
            close={close}
          />
        )}
      </Modal>
    </Panel>
  )
}

function Facts({ found }: { readonly found: OrderReturn }) {
  const { moment } = useFormats()
  const { createdAt, by, note, message, lines } = found
  return (
    <>
      <div className={classes.head}>
        <span className={classes.facts}>
          {moment(createdAt)} · {by || 'Customer'}
        </span>
        <ReturnMark found={found} />
      </div>
      <ul className={classes.lines}>
        {lines.map(({ lineId, title, quantity, reason, pieces }) => (
          <li key={lineId}>
            {quantity} × {title}
            <p className={classes.facts}>
              {[
                reasonWords[reason],
                ...pieces.map(
                  (one) =>
                    `${one.quantity} received ${conditionWords[one.condition].toLowerCase()}${one.isRestocked ? ', restocked' : ''}`,
                ),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {note && <p className={classes.words}>“{note}”</p>}
      {message && <p className={`${classes.facts} ${classes.words}`}>{message}</p>}
    </>
  )
}

/** The steps that can follow; the first is the usual one. */
function Steps({ found, onStep }: { readonly found: OrderReturn; readonly onStep: (step: Step) => void }) {
  const steps: readonly Step[] = returnTransitions[found.state]
  if (steps.length === 0) return null
  return (
    <Group gap="xs">
      {steps.map((step, index) => (
        <Button key={step} size="xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => onStep(step)}>
          {stepWords[step].button}
        </Button>
      ))}
    </Group>
  )
}
