import { Button, Tabs } from '@mantine/core'
import { Download } from 'lucide-react'
import { pathOf } from '#shared/http/call.ts'
import { type ExportedReport, exportedReports, exportReportCall } from '#shared/reports/api.ts'
import { Page } from '#studio/kit/page.tsx'
import { TabRow } from '#studio/kit/tab-row.tsx'
import { useFilters } from '#studio/kit/use-filters.ts'
import { GiftCardReport } from './gift-card-report.tsx'
import { InventoryReport } from './inventory-report.tsx'
import { PeriodFields } from './period-fields.tsx'
import { ReportHelp } from './report-help.tsx'
import classes from './reports.module.css'
import { SalesReport } from './sales-report.tsx'
import { SplitReport } from './split-report.tsx'
import { type ReportPeriod, useReportPeriod } from './use-report-period.ts'

const tabWords: Readonly<Record<ExportedReport, string>> = {
  sales: 'Sales',
  product: 'Products',
  variant: 'Variants',
  category: 'Categories',
  country: 'Countries',
  discount: 'Discounts',
  tax: 'Taxes',
  payment: 'Payments',
  channel: 'Sales channels',
  fund: 'Donations',
  'gift-cards': 'Gift cards',
  inventory: 'Inventory',
}

/** The owner's numbers: sales over time and by anything, gift cards and inventory. */
export function ReportsScreen() {
  const { values, change } = useFilters({ report: exportedReports })
  const report = values.report ?? 'sales'
  const period = useReportPeriod()
  const exportPath = pathOf(exportReportCall, { query: { report, ...period.days } })
  return (
    <Page
      title="Reports"
      lead="What you sell, to whom it goes and how it’s paid."
      width="wide"
      actions={
        <Button
          component="a"
          href={exportPath}
          download
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          data-disabled={!period.isValid || undefined}
        >
          Export CSV
        </Button>
      }
    >
      <Tabs value={report} onChange={(next) => change({ report: next === 'sales' ? null : next })}>
        <TabRow label="Reports" tabs={exportedReports} words={tabWords} shown={report} />
        {/* All tabs share one panel: what it shows depends on the address. */}
        <Tabs.Panel value={report} className={classes.panel}>
          {report !== 'inventory' && <PeriodFields value={period} isCompared={report !== 'gift-cards'} />}
          {(period.isValid || report === 'inventory') && <Report report={report} period={period} />}
          {report !== 'inventory' && report !== 'gift-cards' && <ReportHelp />}
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

function Report({ report, period }: { readonly report: ExportedReport; readonly period: ReportPeriod }) {
  if (report === 'sales') return <SalesReport period={period} />
  if (report === 'gift-cards') return <GiftCardReport period={period} />
  if (report === 'inventory') return <InventoryReport />
  // Rows of another split mean something else: they are not shown while the new ones load.
  return <SplitReport key={report} split={report} period={period} />
}
