import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { getStockHistoryCall, type StockReason } from '#shared/stock/schema.ts'
import { formatCountNumber } from '#shared/stock-counts/rules.ts'
import { formatTransferNumber } from '#shared/stock-transfers/rules.ts'
import { Drawer } from '#studio/kit/drawer.tsx'
import { ShowMore } from '#studio/kit/show-more.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import classes from './stock-history.module.css'

const reasons: Readonly<Record<StockReason, string>> = {
  set: 'Edited',
  import: 'Import',
  hold: 'Sold',
  release: 'Returned: payment wasn’t received',
  restock: 'Returned from a canceled order',
  edit: 'Order edited',
  refund: 'Returned with a refund',
  transfer: 'Transfer',
  purchase: 'Received from a supplier',
  count: 'Count',
}

interface StockHistoryProps {
  readonly variantId: string | null
  readonly title: string
  readonly close: () => void
}

/** Every change of a stock. */
export function StockHistory({ variantId, title, close }: StockHistoryProps) {
  return (
    <Drawer opened={variantId !== null} onClose={close} title={title} position="right">
      {variantId && <Entries variantId={variantId} />}
    </Drawer>
  )
}

function Entries({ variantId }: { readonly variantId: string }) {
  const pages = useContractPages(getStockHistoryCall, { parameters: { variantId } })
  const { moment } = useFormats()
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? []
  if (pages.error && !pages.data) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
  if (pages.isPending) return <Skeleton height={240} radius="md" />
  if (entries.length === 0) return <Text c="dimmed">No changes yet.</Text>
  return (
    <>
      <ol className={`${classes.entries} tabular`}>
        {entries.map(({ id, at, change, leftOver, reason, by, order, location, number, aboutId }) => (
          <li key={id} className={classes.entry}>
            <span className={classes.change} data-down={change < 0 || undefined}>
              {change > 0 ? `+${change}` : `−${Math.abs(change)}`}
            </span>
            <span className={classes.words}>
              {reasons[reason]}
              {order && (
                <>
                  {' '}
                  <Link to={`/orders/${order.id}`}>{formatOrderNumber(order.number)}</Link>
                </>
              )}
              {number !== null && (
                <>
                  {' '}
                  {reason === 'count' ? (
                    <Link to={`/stock/counts/${aboutId}`}>{formatCountNumber(number)}</Link>
                  ) : (
                    <Link to={`/stock/transfers/${aboutId}`}>{formatTransferNumber(number)}</Link>
                  )}
                </>
              )}
              <span className={classes.facts}>
                {moment(at)}
                {location && ` · ${location}`}
                {by && ` · ${by}`}
              </span>
            </span>
            <span>{`${leftOver - change} → ${leftOver}`}</span>
          </li>
        ))}
      </ol>
      <ShowMore pages={pages} />
    </>
  )
}
