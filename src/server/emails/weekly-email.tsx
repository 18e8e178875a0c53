import { rowName } from '#shared/analytics/row-name.ts'
import type { TotalRow } from '#shared/cart/total-rows.ts'
import { formatMoney, moneyFormatOf } from '#shared/money/format.ts'
import { daysWords } from '#shared/reports/days-words.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { Figures } from './order-parts.tsx'
import { weeklyEmailTexts as texts } from './weekly-email-texts.ts'

interface Week {
  readonly days: { readonly from: string; readonly to: string }
  readonly visitors: number
  readonly views: number
  readonly orders: number
  readonly salesCents: number
}
interface Counted {
  readonly text: string
  readonly count: number
}

interface WeeklyEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly numbers: {
    readonly week: Week
    readonly before: Week
    readonly pages: readonly Counted[]
    readonly sources: readonly Counted[]
    readonly goals: readonly { readonly name: string; readonly visitors: number; readonly before: number }[]
  }
  /** The week in the studio. */
  readonly link: string
}

/** To the owner: visits and sales of a week beside those of the week before. */
export function WeeklyEmail({
  website,
  origin,
  numbers: { week, before, pages, sources, goals },
  link,
}: WeeklyEmailProps) {
  const { settings } = website
  const number = (value: number) => new Intl.NumberFormat(settings.locale).format(value)
  const money = (cents: number) => formatMoney(cents, settings.currency, moneyFormatOf(settings))
  const compared = (label: string, now: number, then: number, words = number): TotalRow => ({
    kind: 'part',
    label,
    value: [words(now), changeWords(now, then, settings.locale)].filter(Boolean).join(' · '),
  })
  const row = (label: string, name: Exclude<keyof Week, 'days'>, words = number) =>
    compared(label, week[name], before[name], words)
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={texts.preview(week.visitors, week.orders, settings.locale)}
      closing={texts.closing}
    >
      {(style) => {
        const list = (title: string, kind: 'page' | 'source', rows: readonly Counted[]) =>
          rows.length > 0 && (
            <Part style={style}>
              <Subtitle style={style}>{title}</Subtitle>
              <Figures
                style={style}
                rows={rows.map(({ text, count }) => ({
                  kind: 'part',
                  label: rowName(kind, text),
                  value: number(count),
                }))}
              />
            </Part>
          )
        return (
          <>
            <Title style={style}>{texts.title}</Title>
            <Words style={style}>{texts.lead(daysWords(week.days, settings.locale))}</Words>
            <Figures
              style={style}
              rows={[
                row(texts.visitors, 'visitors'),
                row(texts.views, 'views'),
                row(texts.orders, 'orders'),
                row(texts.sales, 'salesCents', money),
              ]}
            />
            <Action style={style} href={link}>
              {texts.view}
            </Action>
            {goals.length > 0 && (
              <Part style={style}>
                <Subtitle style={style}>{texts.goals}</Subtitle>
                <Figures style={style} rows={goals.map((goal) => compared(goal.name, goal.visitors, goal.before))} />
              </Part>
            )}
            {list(texts.pages, 'page', pages)}
            {list(texts.sources, 'source', sources)}
          </>
        )
      }}
    </EmailFrame>
  )
}

/** How much more or less than before, in percent; empty where there was nothing before. */
function changeWords(now: number, before: number, locale: string): string {
  if (before <= 0) return ''
  const share = Math.round((100 * (now - before)) / before) / 100
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.abs(share))
  if (share === 0) return texts.same
  return share > 0 ? texts.more(percent) : texts.less(percent)
}
