import { Skeleton } from '@mantine/core'
import { type ShopStep, shopSteps } from '#shared/analytics/actions.ts'
import { exportShopStepsCall, getShopFunnelCall } from '#shared/analytics/actions-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { ErrorState } from '#studio/kit/states.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import { CountingNotice, recount } from '#studio/screens/reports/counting-notice.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import classes from '../analytics.module.css'
import { ActionPanel } from './action-panel.tsx'
import { ExportButton } from './export-button.tsx'
import { usePart } from './part-words.ts'
import { ProductsPanel } from './products-panel.tsx'
import { RestockPanel } from './restock-panel.tsx'
import { SplitPanel } from './split-panel.tsx'

const stepWords: Readonly<Record<ShopStep, string>> = {
  viewed: 'Viewed a product',
  added: 'Added to cart',
  begun: 'Began checkout',
  bought: 'Ordered',
}

/** The way from a visit to an order, and what the shop sells on it. */
export function ShopView({ days }: { readonly days: Days }) {
  return (
    <>
      <FunnelPanel days={days} />
      <SplitPanel days={days} />
      <ProductsPanel days={days} />
      <RestockPanel />
      <ActionPanel
        table="searches"
        title="Searches"
        days={days}
        nameTitle="Words"
        nameOf={({ text }) => text || 'Other words'}
        counts={['With results', 'Without results']}
        empty="No one searched in this period."
      />
    </>
  )
}

function FunnelPanel({ days }: { readonly days: Days }) {
  const query = useContractQuery(
    getShopFunnelCall,
    { query: days },
    { keepsPreviousData: true, refetchInterval: recount },
  )
  const { number, money } = useFormats()
  const part = usePart()
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />
  if (!query.data) return <Skeleton height={360} radius="lg" />
  const { visitors, steps, orders, salesCents, currency, isCounting } = query.data
  const figures = [
    ['Total sales', money(salesCents, currency)],
    ['Orders', number(orders)],
    ['Conversion', part(steps.bought, visitors)],
    ['Sales per visitor', visitors === 0 ? '–' : money(Math.round(salesCents / visitors), currency)],
    // Someone who orders has not left a cart.
    ['Carts left', part(Math.max(0, steps.added - steps.bought), steps.added)],
  ] as const
  const rows = [['Visitors', visitors], ...shopSteps.map((step) => [stepWords[step], steps[step]] as const)] as const
  return (
    <Panel
      title="From visit to order"
      lead="A visitor counts once a day for each step. Sales are those of your reports."
      aside={<ExportButton title="From visit to order" href={pathOf(exportShopStepsCall, { query: days })} />}
    >
      {isCounting && <CountingNotice />}
      <dl className={reports.figures}>
        {figures.map(([title, words]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="tabular">{words}</dd>
          </div>
        ))}
      </dl>
      <table className={classes.funnel}>
        <thead className={reports.hidden}>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Visitors</th>
            <th scope="col">Of all visitors</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, count]) => (
            <tr key={title}>
              <th scope="row">
                {title}
                <span
                  className={classes.step}
                  style={{ inlineSize: `${visitors === 0 ? 0 : Math.min(1, count / visitors) * 100}%` }}
                />
              </th>
              <td className="tabular">{number(count)}</td>
              <td className="tabular">{part(count, visitors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
