import { Button } from '@mantine/core'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { getTransferCall } from '#shared/stock-transfers/api.ts'
import { formatTransferNumber } from '#shared/stock-transfers/rules.ts'
import type { Transfer } from '#shared/stock-transfers/schema.ts'
import { DetailPage } from '#studio/kit/detail-page.tsx'
import { Page } from '#studio/kit/page.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import classes from '../../orders/packing-slip.module.css'
import { momentOfDay } from './transfer-words.ts'

/** The contents of a transfer on paper, with boxes to tick; print and screen are the same. */
export function TransferPackingList() {
  const { transferId = '' } = useParams()
  const query = useContractQuery(getTransferCall, { parameters: { transferId } })
  const back = { to: `/stock/transfers/${transferId}`, label: 'Back to the transfer' }
  return (
    <div className={classes.screen}>
      <DetailPage query={query} back={back} waitingTitle="Packing list">
        {({ transfer }) => (
          <Page
            title={`Packing list · ${formatTransferNumber(transfer.number)}`}
            back={back}
            actions={
              <Button leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            }
          >
            <Sheet transfer={transfer} />
          </Page>
        )}
      </DetailPage>
    </div>
  )
}

function Sheet({ transfer }: { readonly transfer: Transfer }) {
  const { website } = useStaff()
  const { day } = useFormats()
  const { from, to, expectedOn, reference, createdAt, sentAt, note, lines } = transfer
  const facts = [
    ['Transfer', formatTransferNumber(transfer.number)],
    ['Date', day(sentAt ?? createdAt)],
    ['From', from],
    ['To', to],
    ...(expectedOn === null ? [] : [['Expected on', day(momentOfDay(expectedOn))]]),
    ...(reference === '' ? [] : [['Reference', reference]]),
  ] as const
  return (
    <article className={classes.sheet} aria-label={`Packing list of ${formatTransferNumber(transfer.number)}`}>
      <header className={classes.head}>
        <div className={classes.shop}>{website.title}</div>
        <dl className={classes.facts}>
          {facts.flatMap(([name, fact]) => [<dt key={name}>{name}</dt>, <dd key={`${name} fact`}>{fact}</dd>])}
        </dl>
      </header>
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
            <th scope="col">
              <span className={classes.tickTitle}>Packed</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ variantId, quantity, title, sku }) => (
            <tr key={variantId}>
              <td className={classes.quantity}>{quantity}</td>
              <td>
                <div className={classes.title}>{title}</div>
              </td>
              <td>{sku}</td>
              <td className={classes.tick}>
                <span className={classes.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <section className={classes.note}>
          <h2>Note</h2>
          <p>{note}</p>
        </section>
      )}
    </article>
  )
}
