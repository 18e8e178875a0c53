import { Tabs } from '@mantine/core'
import { Page } from '#studio/kit/page.tsx'
import { TabRow } from '#studio/kit/tab-row.tsx'
import { useFilters } from '#studio/kit/use-filters.ts'
import { PeriodFields } from '#studio/screens/reports/period-fields.tsx'
import reports from '#studio/screens/reports/reports.module.css'
import { type ReportPeriod, useReportPeriod } from '#studio/screens/reports/use-report-period.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { ButtonsView } from './actions/buttons-view.tsx'
import { FormsView } from './actions/forms-view.tsx'
import { ShopView } from './actions/shop-view.tsx'
import { ErrorsView } from './errors/errors-view.tsx'
import { ExperimentsView } from './experiments/experiments-view.tsx'
import { GoalsView } from './goals/goals-view.tsx'
import { LessonsView } from './lessons/lessons-view.tsx'
import { LiveVisits } from './live-visits.tsx'
import { NewsletterView } from './newsletter/newsletter-view.tsx'
import { ReplaysView } from './replays/replays-view.tsx'
import { SpeedView } from './speed/speed-view.tsx'
import { VisitsView } from './visits-view.tsx'

const views = [
  'visits',
  'goals',
  'experiments',
  'shop',
  'forms',
  'newsletter',
  'lessons',
  'buttons',
  'speed',
  'errors',
  'replays',
] as const
type View = (typeof views)[number]
const viewWords: Readonly<Record<View, string>> = {
  visits: 'Visits',
  goals: 'Goals',
  experiments: 'Experiments',
  shop: 'Shop',
  forms: 'Forms',
  newsletter: 'Newsletter',
  lessons: 'Lessons',
  buttons: 'Buttons and popup',
  speed: 'Speed',
  errors: 'Errors',
  replays: 'Recordings',
}

/** What happens on the site: visits, goals, experiments, the way to an order, forms and buttons, speed and errors. */
export function AnalyticsScreen() {
  const period = useReportPeriod()
  const { values, change } = useFilters({ view: views })
  const { permissions } = useStaff()
  // What single visitors did is for those who manage the site.
  const shownViews = views.filter((one) => one !== 'replays' || permissions.includes('site.manage'))
  const view = shownViews.find((one) => one === values.view) ?? 'visits'
  return (
    <Page title="Analytics" lead="Who visits your site, counted without cookies." width="wide" marks={<LiveVisits />}>
      <Tabs value={view} onChange={(next) => change({ view: next === 'visits' ? null : next })}>
        <TabRow label="Analytics" tabs={shownViews} words={viewWords} shown={view} />
        {/* All tabs share one panel: what it shows depends on the address. */}
        <Tabs.Panel value={view} className={reports.panel}>
          <Shown view={view} period={period} />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}

function Shown({ view, period }: { readonly view: View; readonly period: ReportPeriod }) {
  if (view === 'visits') return <VisitsView period={period} />
  if (view === 'experiments') return <ExperimentsView />
  if (view === 'replays') return <ReplaysView />
  if (view === 'goals') return <GoalsView period={period} />
  if (view === 'newsletter') return <NewsletterView period={period} />
  return (
    <>
      <div className={reports.fields}>
        <PeriodFields value={period} isCompared={false} />
      </div>
      {period.isValid && view === 'shop' && <ShopView days={period.days} />}
      {period.isValid && view === 'forms' && <FormsView days={period.days} />}
      {period.isValid && view === 'lessons' && <LessonsView days={period.days} />}
      {period.isValid && view === 'buttons' && <ButtonsView days={period.days} />}
      {period.isValid && view === 'speed' && <SpeedView days={period.days} />}
      {period.isValid && view === 'errors' && <ErrorsView days={period.days} />}
    </>
  )
}
