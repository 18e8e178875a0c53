import { Anchor, Button, Menu } from '@mantine/core'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { exportInvoicesCsvCall, exportInvoicesZipCall, listInvoicesCall } from '#shared/invoices/api.ts'
import { signedTotal } from '#shared/invoices/rules.ts'
import { type InvoiceSummary, invoiceKinds } from '#shared/invoices/schema.ts'
import { formatOrderNumber } from '#shared/orders/number.ts'
import { DayField } from '#studio/kit/day-field.tsx'
import { FilterSelect } from '#studio/kit/filter-select.tsx'
import { GhostRows } from '#studio/kit/ghost-rows.tsx'
import { ListPage } from '#studio/kit/list-page.tsx'
import type { Column } from '#studio/kit/row-list.tsx'
import { SearchField } from '#studio/kit/search-field.tsx'
import { EmptyState } from '#studio/kit/states.tsx'
import { useContractPages } from '#studio/kit/use-contract-query.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { type Formats, useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { kindChoices, kindWords, pdfUrl } from './invoice-words.ts'

/** All invoices and credit notes, and the export of a period for the books. */
export function InvoiceList() {
  const { values, change, isNarrowed } = useFilters({ search: 'text', kind: invoiceKinds, from: 'day', to: 'day' })
  const pages = useContractPages(listInvoicesCall, { query: values })
  const formats = useFormats()
  const { from, to } = values
  const year = new Date().getFullYear()
  const exportOf = (path: string) => `${path}?${new URLSearchParams(exportedPeriod(year, from, to))}`
  const settings = useMay()('settings.manage') && (
    <Button component={Link} to="/store-settings?tab=invoices" variant="default">
      Invoice settings
    </Button>
  )
  const rows = pages.data?.pages.flatMap((page) => page.invoices) ?? []
  return (
    <ListPage
      title="Invoices"
      noun="invoices"
      label="Invoices and credit notes"
      actions={
        rows.length > 0 && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
                Export
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{from || to ? 'Selected dates' : `All of ${year}`}</Menu.Label>
              <Menu.Item component="a" href={exportOf(exportInvoicesZipCall.path)}>
                PDF files (ZIP)
              </Menu.Item>
              <Menu.Item component="a" href={exportOf(exportInvoicesCsvCall.path)}>
                Table (CSV)
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )
      }
      pages={pages}
      rows={rows}
      keyOf={(invoice) => invoice.id}
      linkOf={(invoice) => `/orders/${invoice.orderId}`}
      nameOf={(invoice) => invoice.number}
      nameTitle="Number"
      columns={columnsFor(formats)}
      phone={{
        aside: (invoice) => formats.money(signedTotal(invoice), invoice.currency),
        below: (invoice) => (
          <>
            <span>{`${kindWords[invoice.kind]} · ${formats.day(invoice.issuedAt)}`}</span>
            <span>{invoice.buyerName}</span>
            <Pdf invoice={invoice} />
          </>
        ),
      }}
      isNarrowed={isNarrowed}
      onWiden={() => change({ search: null, kind: null, from: null, to: null })}
      filters={
        <>
          <SearchField
            label="Search by number, order or customer"
            value={values.search ?? ''}
            onChange={(search) => change({ search: search || null })}
          />
          <FilterSelect
            label="Type"
            width={160}
            value={values.kind}
            choices={kindChoices}
            onChange={(kind) => change({ kind })}
          />
          <DayField label="From" value={from} onChange={(day) => change({ from: day })} />
          <DayField label="To" value={to} onChange={(day) => change({ to: day })} />
        </>
      }
      empty={
        <EmptyState title="No invoices yet" picture={<GhostRows />} action={settings}>
          When invoices are turned on in the store settings, each order gets one. It appears here and on its order.
        </EmptyState>
      }
    />
  )
}

/** The dates that were chosen, open where only one was; without any, this year. */
const exportedPeriod = (year: number, from: string | undefined, to: string | undefined) =>
  from || to
    ? { from: from ?? '1970-01-01', to: to ?? `${year}-12-31` }
    : { from: `${year}-01-01`, to: `${year}-12-31` }

function columnsFor({ day, money }: Formats): Column<InvoiceSummary>[] {
  return [
    { title: 'Type', cell: (invoice) => kindWords[invoice.kind] },
    { title: 'Date', cell: (invoice) => day(invoice.issuedAt) },
    { title: 'Order', isSpare: true, cell: (invoice) => formatOrderNumber(invoice.orderNumber) },
    { title: 'Customer', isSpare: true, wraps: true, cell: (invoice) => invoice.buyerName },
    { title: 'Total', align: 'end', cell: (invoice) => money(signedTotal(invoice), invoice.currency) },
    { title: 'File', align: 'end', cell: (invoice) => <Pdf invoice={invoice} /> },
  ]
}

function Pdf({ invoice }: { readonly invoice: InvoiceSummary }) {
  return (
    <Anchor href={pdfUrl(invoice.id)} size="sm" aria-label={`PDF of ${invoice.number}`}>
      PDF
    </Anchor>
  )
}
