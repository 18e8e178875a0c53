import { Select } from '@mantine/core'
import { type Step, stepOf, steps } from '#shared/reports/periods.ts'
import { useFilters } from '#studio/kit/use-filters.ts'
import { PeriodFields } from '#studio/screens/reports/period-fields.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import type { ReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { AnalyticsHelp } from './analytics-help.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { ReturningVisits } from './returning-visits.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { stepsFor } from './steps-for.ts'
import { VisitTables } from './visit-tables.tsx'
import { VisitsOverview } from './visits-overview.tsx'

const byWords: Readonly<Record<Step, string>> = {
  ...{ hour: 'By hour', day: 'By day', week: 'By week', month: 'By month', year: 'By year' },
}

/** How many people visit the site, what they open, and where they come from. */
export function VisitsView({ period }: { readonly period: ReportPeriod }) {
  const { values, change } = useFilters({ step: steps })
  const { permissions } = useStaff()
  const possible = stepsFor(period.days)
  const step = possible.find((one) => one === values.step) ?? stepOf(period.days)
  return (
    <div className={reports.report}>
      <div className={reports.fields}>
        <PeriodFields value={period} isCompared />
        {period.isValid && (
          <Select
            aria-label="Points of the chart"
            w={{ base: '100%', xs: 130 }}
            value={step}
            data={possible.map((one) => ({ value: one, label: byWords[one] }))}
            onChange={(next) => change({ step: next === stepOf(period.days) ? null : next })}
          />
        )}
      </div>
      {period.isValid && (
        <>
          <VisitsOverview days={period.days} comparison={period.comparison} step={step} />
          <NotesPanel days={period.days} />
          <VisitTables days={period.days} />
          <ReturningVisits days={period.days} />
        </>
      )}
      <AnalyticsHelp />
      {permissions.includes('site.manage') && <SettingsPanel />}
    </div>
  )
}
