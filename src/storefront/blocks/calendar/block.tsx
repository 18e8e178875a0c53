import { ContentText } from '../../content-text.tsx'
import type { CalendarModel, CalendarMonthModel } from '../model.ts'
import { blockTexts } from '../texts.ts'

/**
 * Months beside each other, each with links to the one before and after it. Where there is little room, a month is a
 * list of the days that have events.
 */
export function CalendarBlock({ block: { id, title, weekdays, months } }: { block: CalendarModel }) {
  return (
    <section
      className="calendar-block"
      {...(title ? { 'aria-labelledby': `${id}-title` } : { 'aria-label': blockTexts.calendar })}
    >
      {title && (
        <h2 id={`${id}-title`}>
          <ContentText>{title}</ContentText>
        </h2>
      )}
      <div className="calendar-months">
        {months.map((one, index) => (
          <Month
            key={one.month}
            blockId={id}
            month={one}
            before={months[index - 1]}
            after={months[index + 1]}
            weekdays={weekdays}
            Heading={title ? 'h3' : 'h2'}
          />
        ))}
      </div>
    </section>
  )
}

interface MonthProps {
  readonly blockId: string
  readonly month: CalendarMonthModel
  readonly before: CalendarMonthModel | undefined
  readonly after: CalendarMonthModel | undefined
  readonly weekdays: readonly string[]
  readonly Heading: 'h2' | 'h3'
}

function Month({ blockId, month: { month, label, column, days }, before, after, weekdays, Heading }: MonthProps) {
  return (
    <section className="calendar-month" id={`${blockId}-${month}`} aria-labelledby={`${blockId}-${month}-name`}>
      <header className="calendar-head">
        <Heading id={`${blockId}-${month}-name`}>{label}</Heading>
        {before && (
          <a href={`#${blockId}-${before.month}`} aria-label={blockTexts.monthBefore(before.label)}>
            ←
          </a>
        )}
        {after && (
          <a href={`#${blockId}-${after.month}`} aria-label={blockTexts.monthAfter(after.label)}>
            →
          </a>
        )}
      </header>
      <div className="calendar-weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ul className={`calendar-days starts-at-${column}`}>
        {days.map(({ date, label: words, events }) => (
          <li key={date} aria-hidden={events.length === 0 || undefined}>
            <time dateTime={date}>
              <span className="calendar-number" aria-hidden="true">
                {Number(date.slice(-2))}
              </span>
              <span className="calendar-words">{words}</span>
            </time>
            {events.map(({ title, href, time }) => (
              <a key={href} href={href}>
                {time && <span className="calendar-time">{time}</span>} <ContentText>{title}</ContentText>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
