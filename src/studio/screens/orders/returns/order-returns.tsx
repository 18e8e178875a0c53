import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { costOfExchange } from '#shared/exchanges/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { countInWords, listedLines } from '#shared/returns/listed.ts'
import { listOrderReturnsCall } from '#shared/returns/owner-api.ts'
import { returnTransitions } from '#shared/returns/rules.ts'
import type { OrderReturn, ReturnState } from '#shared/returns/schema.ts'
import { settlementOfExchange } from '#shared/returns/settlement.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { ReturnMark } from '../../returns/return-list.tsx'
import { conditionWords, exchangeInWords, exchangeStateWords, reasonWords } from '../../returns/return-words.ts'
import { CreateReturnForm } from './create-return-form.tsx'
import { DecideReturnForm, decisionWords, type ReturnDecision } from './decide-return-form.tsx'
import { ExchangeForm } from './exchange-form.tsx'
import { ReceiveReturnForm } from './receive-return-form.tsx'
import { RefundReturnForm } from './refund-return-form.tsx'
import classes from './returns.module.css'
import { ShipExchangeForm } from './ship-exchange-form.tsx'

type Step = Exclude<ReturnState, 'requested'>
type Open = { readonly step: 'create' } | { readonly step: Step | 'exchange' | 'ship'; readonly found: OrderReturn }

const stepWords: Readonly<Record<Step | 'exchange' | 'ship', { readonly button: string; readonly title: string }>> = {
  ...decisionWords,
  received: { button: 'Mark as received', title: 'Receive items' },
  refunded: { button: 'Refund', title: 'Refund return' },
  exchange: { button: 'Exchange', title: 'Exchange items' },
  ship: { button: 'Ship before it is back', title: 'Ship before it is back' },
}

/** The returns of an order with their next steps; nothing where nothing was shipped yet. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const { data } = useContractQuery(listOrderReturnsCall, { parameters: { orderId: order.id } }, { staleTime: 0 })
  const canManage = useMay()('orders.manage')
  const [open, setOpen] = useState<Open | null>(null)
  const { returns = [], returnable = [], restockable = [], instructions = '' } = data ?? {}
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
            <ExchangeFacts found={found} order={order} />
            {canManage && <Steps found={found} onStep={(step) => setOpen({ step, found })} />}
          </li>
        ))}
      </ul>
      <Modal
        opened={open !== null}
        onClose={close}
        title={open === null ? '' : open.step === 'create' ? 'Create return' : wordsOf(open.found, open.step).title}
        size={open?.step === 'create' || open?.step === 'exchange' ? 'lg' : 'md'}
      >
        {open?.step === 'create' && (
          <CreateReturnForm order={order} returnable={returnable} instructions={instructions} close={close} />
        )}
        {open?.step === 'received' && (
          <ReceiveReturnForm order={order} found={open.found} restockable={restockable} close={close} />
        )}
        {open?.step === 'refunded' && <RefundReturnForm order={order} found={open.found} close={close} />}
        {open?.step === 'exchange' && <ExchangeForm order={order} found={open.found} close={close} />}
        {open?.step === 'ship' && <ShipExchangeForm order={order} found={open.found} close={close} />}
        {open && isDecided(open) && (
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

/** What a return is exchanged for, with what will be paid or refunded; nothing where it is refunded. */
function ExchangeFacts({ found, order }: { readonly found: OrderReturn; readonly order: Order }) {
  const { day, money } = useFormats()
  const { exchange } = found
  if (!exchange) return null
  const cents = costOfExchange(exchange)
  const cost = (some: number) => money(some, order.currency)
  const settled = settlementOfExchange(order, found)
  const facts = [
    exchangeStateWords[exchange.state] + (exchange.until === null ? '' : ` until ${day(exchange.until)}`),
    cents === null ? '' : cost(cents),
    !settled
      ? ''
      : settled.refundCents > 0
        ? `To refund ${cost(settled.refundCents)}`
        : `To pay ${cost(settled.owedCents)}`,
  ]
  return (
    <div>
      In exchange for {exchangeInWords(found)}
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}

function Facts({ found }: { readonly found: OrderReturn }) {
  const { moment } = useFormats()
  const { createdAt, by, note, message } = found
  return (
    <>
      <div className={classes.head}>
        <span className={classes.facts}>
          {moment(createdAt)} · {by || 'Customer'}
        </span>
        <ReturnMark found={found} />
      </div>
      <ul className={classes.lines}>
        {listedLines(found).map(({ lineId, title, quantity, reason, pieces }) => (
          <li key={lineId}>
            {countInWords({ quantity, pieces })} × <ContentText>{title}</ContentText>
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

type Decided = { readonly step: ReturnDecision; readonly found: OrderReturn }

const isDecided = (open: Open): open is Decided => open.step in decisionWords

/** The words of a step: a return with an exchange is completed, not refunded. */
const wordsOf = ({ exchange }: OrderReturn, step: Exclude<Open['step'], 'create'>) =>
  step === 'refunded' && (exchange?.state === 'reserved' || exchange?.state === 'added')
    ? { button: 'Complete exchange', title: 'Complete exchange' }
    : stepWords[step]

/** The steps that can follow; the first is the usual one. */
function Steps({
  found,
  onStep,
}: {
  readonly found: OrderReturn
  readonly onStep: (step: Exclude<Open['step'], 'create'>) => void
}) {
  const { state, exchange } = found
  const following: readonly Step[] = returnTransitions[state]
  if (following.length === 0) return null
  const steps = [
    ...following,
    ...(exchange?.state === 'added' ? [] : (['exchange'] as const)),
    ...(exchange?.state === 'reserved' && state === 'approved' ? (['ship'] as const) : []),
  ]
  return (
    <Group gap="xs">
      {steps.map((step, index) => (
        <Button key={step} size="xs" variant={index === 0 ? 'filled' : 'default'} onClick={() => onStep(step)}>
          {step === 'exchange' && exchange ? 'Edit exchange' : wordsOf(found, step).button}
        </Button>
      ))}
    </Group>
  )
}
