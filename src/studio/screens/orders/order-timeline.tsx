import { Button, Group, Textarea } from '@mantine/core'
import {
  BadgeCheck,
  Banknote,
  CircleAlert,
  CircleSlash,
  Download,
  FileX,
  Gift,
  type LucideIcon,
  Mail,
  PackageCheck,
  PackageOpen,
  Pencil,
  ReceiptText,
  RotateCcw,
  ShoppingBag,
  StickyNote,
  Tags,
  Undo2,
  UserPen,
} from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { addOrderNoteCall } from '#shared/orders/change-api.ts'
import { type Delivery, deliveryOf } from '#shared/orders/rules.ts'
import type { Order } from '#shared/orders/schema.ts'
import { newestFirst } from '#shared/orders/timeline.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import classes from './order.module.css'
import { useOrderChange } from './use-order-change.ts'

type EventKind = Order['events'][number]['kind']

const looks: Readonly<Record<EventKind | 'letter-saved', { readonly icon: LucideIcon; readonly words: string }>> = {
  placed: { icon: ShoppingBag, words: 'Order placed' },
  'payment-received': { icon: Banknote, words: 'Payment received' },
  'payment-undone': { icon: RotateCcw, words: 'Marked as unpaid' },
  'letter-sent': { icon: Mail, words: 'Email sent' },
  /** The same without a mail server. */
  'letter-saved': { icon: Mail, words: 'Email saved, not sent' },
  fulfilled: { icon: PackageCheck, words: 'Fulfilled' },
  'tracking-changed': { icon: PackageCheck, words: 'Tracking changed' },
  'fulfilment-undone': { icon: RotateCcw, words: 'Fulfillment undone' },
  'contact-changed': { icon: UserPen, words: 'Contact details changed' },
  edited: { icon: Pencil, words: 'Order edited' },
  'invoice-issued': { icon: ReceiptText, words: 'Invoice issued' },
  'credit-note-issued': { icon: ReceiptText, words: 'Credit note issued' },
  'receipt-issued': { icon: ReceiptText, words: 'Donation receipt issued' },
  'receipt-corrected': { icon: ReceiptText, words: 'Donation receipt corrected' },
  'vat-number-confirmed': { icon: BadgeCheck, words: 'VIES has confirmed the VAT number' },
  'vat-number-refused': { icon: CircleAlert, words: 'VIES doesn’t know the VAT number' },
  'gift-cards-issued': { icon: Gift, words: 'Gift cards issued' },
  'gift-cards-returned': { icon: CircleSlash, words: 'Gift cards disabled' },
  'gift-card-credited': { icon: Gift, words: 'Gift card credited' },
  withdrawal: { icon: FileX, words: 'Withdrawal' },
  return: { icon: PackageOpen, words: 'Return' },
  'tags-changed': { icon: Tags, words: 'Tags changed' },
  'downloads-opened': { icon: Download, words: 'Ready to download' },
  'downloads-allowed': { icon: RotateCcw, words: 'Downloads allowed again' },
  cancelled: { icon: CircleSlash, words: 'Canceled' },
  restocked: { icon: PackageOpen, words: 'Stock returned' },
  refunded: { icon: Undo2, words: 'Refunded' },
  'refund-failed': { icon: CircleAlert, words: 'Refund failed' },
  'refund-dismissed': { icon: CircleSlash, words: 'Failed refund dismissed' },
  note: { icon: StickyNote, words: 'Note' },
}

const fulfilledWords: Readonly<Record<Delivery, string>> = {
  parcel: 'Shipped',
  pickup: 'Picked up',
  download: 'Done',
  service: 'Done',
}

/** All events of an order, newest first, and a field for notes. */
export function OrderTimeline({ order }: { readonly order: Order }) {
  const may = useMay()
  const { canSendEmail } = useStaff().website
  const { moment, ago } = useFormats()
  const events = newestFirst(order.events)
  return (
    <Panel title="Timeline">
      {may('orders.manage') && <NoteField orderId={order.id} />}
      <ol className={classes.events}>
        {events.map(({ id, kind, at, by, text }) => {
          const { icon: Icon, words } = looks[kind === 'letter-sent' && !canSendEmail ? 'letter-saved' : kind]
          return (
            <li key={id} className={classes.event}>
              <span className={classes.eventIcon}>
                <Icon size={15} aria-hidden />
              </span>
              <div className={classes.eventWords}>
                {kind === 'fulfilled' ? fulfilledWords[deliveryOf(order)] : words}
                {kind !== 'note' && text && (
                  <span className={classes.facts}>
                    {' · '}
                    <ContentText>{text}</ContentText>
                  </span>
                )}
                <span className={classes.facts}>
                  {' · '}
                  <time dateTime={new Date(at).toISOString()} title={moment(at)}>
                    {ago(at)}
                  </time>
                  {by && ` · ${by}`}
                </span>
                {kind === 'note' && <div className={classes.note}>{text}</div>}
              </div>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** A note that only the team sees; Ctrl+Enter adds it. */
function NoteField({ orderId }: { readonly orderId: string }) {
  const [text, setText] = useState('')
  const mutation = useOrderChange(addOrderNoteCall, orderId, { onDone: () => setText('') })
  const isWritten = text.trim() !== ''

  function add(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isWritten && !mutation.isPending) mutation.mutate({ parameters: { orderId }, body: { text } })
  }
  return (
    <form onSubmit={add}>
      <Textarea
        aria-label="Note"
        placeholder="Add a note (only visible to your team)"
        value={text}
        maxLength={2000}
        autosize
        minRows={2}
        maxRows={10}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event)
        }}
      />
      {isWritten && (
        <Group mt="xs">
          <Button type="submit" variant="default" loading={mutation.isPending}>
            Add note
          </Button>
        </Group>
      )}
    </form>
  )
}
