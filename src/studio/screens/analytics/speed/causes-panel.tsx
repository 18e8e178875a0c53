import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { exportActionTableCall } from '#shared/analytics/actions-api.ts'
import { rowName } from '#shared/analytics/row-name.ts'
import { listSpeedCausesCall, type RepairedKind, type SpeedCause } from '#shared/analytics/speed-causes-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import type { Permission } from '#shared/roles/rules.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { useMay } from '#studio/session/staff-context.ts'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { causeName, metricName } from './speed-words.ts'

interface Screen {
  readonly words: string
  readonly needs: Permission
  readonly pathOf: (id: string) => string
}

/** The screens on which pages are repaired. */
const screens: Readonly<Record<RepairedKind, Screen>> = {
  page: { words: 'Edit page', needs: 'pages.write', pathOf: (id) => `/pages/${id}/edit` },
  product: { words: 'Edit product', needs: 'products.read', pathOf: (id) => `/products/${id}` },
  item: { words: 'Edit post', needs: 'pages.write', pathOf: (id) => `/items/${id}` },
  collection: { words: 'Open collection', needs: 'pages.write', pathOf: (id) => `/collections/${id}` },
}

/** What makes pages slow, with the way to where it can be repaired. */
export function CausesPanel({ days }: { readonly days: Days }) {
  const query = useContractQuery(listSpeedCausesCall, { query: days }, { keepsPreviousData: true })
  const { number } = useFormats()
  return (
    <CountedPanel<SpeedCause>
      title="What slows pages down"
      isStacked
      csv={pathOf(exportActionTableCall, { query: { ...days, table: 'speed-causes' } })}
      query={query}
      nameTitle="Image or part of the page"
      keyOf={({ cause, metric, page }) => `${cause}\n${metric}\n${page}`}
      nameOf={(row) => (
        <>
          {causeName(row.cause)}
          <span className={reports.detail}>
            <WhereItIs row={row} />
          </span>
        </>
      )}
      columns={[
        { title: 'Page loads', cell: ({ loads }) => number(loads) },
        { title: 'Where to fix it', cell: (row) => <Repair row={row} /> },
      ]}
      empty="Nothing made a page slow in this period."
    />
  )
}

/** The metric, and the page as visitors see it. */
function WhereItIs({ row: { metric, page } }: { readonly row: SpeedCause }) {
  return (
    <>
      {metricName(metric)}
      {page && ' · '}
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {rowName('page', page)}
        </a>
      )}
    </>
  )
}

function Repair({ row: { place, page } }: { readonly row: SpeedCause }) {
  const may = useMay()
  const screen = place && screens[place.kind]
  if (!screen || !may(screen.needs)) return '–'
  return (
    <Anchor
      component={Link}
      to={screen.pathOf(place.id)}
      aria-label={`${screen.words}: ${rowName('page', page)}`}
      inherit
    >
      {screen.words}
    </Anchor>
  )
}
