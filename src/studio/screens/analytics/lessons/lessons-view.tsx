import type { CSSProperties } from 'react'
import { mostStopAfter, reachedParts } from '#shared/analytics/lessons.ts'
import { exportLessonsReachedCall, getLessonsReachedCall, type LessonRow } from '#shared/analytics/lessons-api.ts'
import { pathOf } from '#shared/http/call.ts'
import type { Days } from '#shared/reports/periods.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'
import reports from '#studio/screens/reports/reports.module.css'
import { CountedPanel } from '../actions/counted-panel.tsx'
import { usePart } from '../actions/part-words.ts'
import classes from './lessons.module.css'

const nameOf = ({ title, courseTitle }: LessonRow) => (
  <>
    {title}
    <span className={reports.detail}>{courseTitle}</span>
  </>
)

/** How many start and finish each lesson, and where the others stop. */
export function LessonsView({ days }: { readonly days: Days }) {
  const query = useContractQuery(getLessonsReachedCall, { query: days }, { keepsPreviousData: true })
  const { number } = useFormats()
  const part = usePart()
  const shared = {
    ...{ csv: pathOf(exportLessonsReachedCall, { query: days }), query, nameTitle: 'Lesson', nameOf },
    keyOf: ({ lessonId }: LessonRow) => lessonId,
  }
  const withVideo = (query.data?.rows ?? []).filter(({ hasVideo }) => hasVideo)
  return (
    <>
      <CountedPanel<LessonRow>
        {...shared}
        title="Lessons"
        isStacked
        columns={[
          { title: 'Started', cell: ({ started }) => number(started) },
          { title: 'Finished', cell: ({ finished }) => number(finished) },
          { title: 'Completion rate', cell: ({ started, finished }) => part(finished, started) },
          // Of texts nobody can say it.
          ...(withVideo.length > 0
            ? [{ title: 'Where most people stop', cell: (row: LessonRow) => stopWords(row) }]
            : []),
        ]}
        empty="No one started a lesson in this period. Lessons are part of courses, and single videos count too. You add both under Content."
      />
      {withVideo.length > 0 && (
        <CountedPanel<LessonRow>
          {...shared}
          query={{ ...query, data: query.data && { ...query.data, rows: withVideo } }}
          title="How far people get"
          lead="Lessons with a video. A text counts as started and finished only."
          hasManyColumns
          columns={partTitles.map((title, place) => ({
            title,
            cell: (row) => {
              const reached = reachedParts(row)[place]!
              const share = row.started === 0 ? 0 : Math.min(1, reached / row.started)
              return (
                <span
                  className={classes.share}
                  style={{ '--share': share.toFixed(2) } as CSSProperties}
                  title={`${number(reached)} of ${number(row.started)}`}
                >
                  {part(reached, row.started)}
                </span>
              )
            },
          }))}
          empty=""
        />
      )}
    </>
  )
}

const partTitles = ['Start', ...Array.from({ length: 9 }, (_, place) => `${(place + 1) * 10}%`), 'End']

function stopWords(row: LessonRow): string {
  const most = row.hasVideo ? mostStopAfter(row) : null
  if (!most) return '–'
  return most.tenth === 0
    ? 'Before 10%'
    : `Between ${partTitles[most.tenth]} and ${most.tenth === 9 ? 'the end' : partTitles[most.tenth + 1]}`
}
