import { inPieces } from '#server/database/in-pieces.ts'
import type { Cell } from '#server/files/send-csv.ts'
import { itemDetails } from '#server/items/documents.ts'
import type { Scope } from '#server/scope.ts'
import { LESSON_END } from '#shared/analytics/lessons.ts'
import type { LessonRow } from '#shared/analytics/lessons-api.ts'
import { collectionKinds, hasLessons } from '#shared/items/kinds.ts'
import type { Days } from '#shared/reports/periods.ts'
import { findSite } from './find-site.ts'
import { storedDay } from './moments.ts'
import type { AnalyticsDatabase } from './tables.ts'

/** How many started, reached and finished each lesson in a period: the most started first. Deleted lessons are left out. */
export async function readLessons(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
  most: number,
): Promise<{ readonly rows: LessonRow[]; readonly hasMore: boolean }> {
  const site = await findSite(database, scope.websiteId)
  const counted = await database
    .selectFrom('analytics_actions')
    .innerJoin('analytics_texts as lessons', 'lessons.id', 'analytics_actions.text')
    .leftJoin('analytics_texts as details', 'details.id', 'analytics_actions.detail')
    .select(({ fn }) => [
      'lessons.text as lessonId',
      'details.text as tenth',
      'kind',
      fn.sum<number>('count').as('count'),
    ])
    .where('analytics_actions.site', '=', site)
    .where('kind', 'in', ['lesson-started', 'lesson-reached', 'lesson-finished'])
    .where('day', '>=', storedDay(days.from))
    .where('day', '<=', storedDay(days.to))
    .groupBy(['lessons.text', 'details.text', 'kind'])
    .execute()
  const lessons = Map.groupBy(counted, ({ lessonId }) => lessonId)
  const titles = await titlesOf(scope, [...lessons.keys()])
  const rows = [...lessons]
    // A page can name any lesson.
    .filter(([lessonId]) => titles.has(lessonId))
    .map(([lessonId, counts]): LessonRow => {
      const countOf = (kind: string, tenth = '') =>
        Number(counts.find((one) => one.kind === kind && (one.tenth ?? '') === tenth)?.count ?? 0)
      return {
        ...{ lessonId, ...titles.get(lessonId)! },
        started: countOf('lesson-started'),
        reached: Array.from({ length: LESSON_END - 1 }, (_, place) => countOf('lesson-reached', String(place + 1))),
        finished: countOf('lesson-finished'),
      }
    })
    .toSorted((one, other) => other.started - one.started || (one.lessonId < other.lessonId ? -1 : 1))
  return { rows: rows.slice(0, most), hasMore: rows.length > most }
}

const ROWS_OF_A_FILE = 10_000

/** The same as the rows of a CSV file. What is not followed in tenths has none. */
export async function* lessonRows(
  database: AnalyticsDatabase,
  scope: Scope,
  days: Days,
): AsyncGenerator<readonly Cell[]> {
  const parts = Array.from({ length: LESSON_END - 1 }, (_, place) => `Reached ${(place + 1) * 10}%`)
  yield ['Lesson', 'Course', 'Started', ...parts, 'Finished']
  const { rows } = await readLessons(database, scope, days, ROWS_OF_A_FILE)
  for (const { title, courseTitle, hasVideo, started, reached, finished } of rows)
    yield [title, courseTitle, started, ...(hasVideo ? reached : reached.map(() => '')), finished]
}

const withLessons = collectionKinds.filter(hasLessons)

async function titlesOf({ database, websiteId }: Scope, lessonIds: readonly string[]) {
  const titles = new Map<string, Pick<LessonRow, 'title' | 'courseTitle' | 'hasVideo'>>()
  for (const piece of inPieces(lessonIds)) {
    const rows = await database
      .selectFrom('items')
      .innerJoin('item_collections as course', (join) =>
        join.onRef('course.website_id', '=', 'items.website_id').onRef('course.id', '=', 'items.collection_id'),
      )
      .select(['items.id', 'items.title', 'items.details', 'course.title as courseTitle'])
      .where('items.website_id', '=', websiteId)
      .where('course.kind', 'in', withLessons)
      .where('items.id', 'in', piece)
      .execute()
    for (const { id, title, courseTitle, details } of rows)
      titles.set(id, { title, courseTitle, hasVideo: (itemDetails.read(details).lesson?.video ?? null) !== null })
  }
  return titles
}
