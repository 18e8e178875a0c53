import type { DatabaseQueries } from '#server/tables.ts'
import type { DemoLesson } from './to-events.ts'

/** The path of the demo's course, and the lessons that are open, in their order. */
export async function readCourse(
  database: DatabaseQueries,
  websiteId: string,
): Promise<{ readonly path: string; readonly lessons: readonly DemoLesson[] }> {
  const rows = await database
    .selectFrom('items')
    .innerJoin('item_collections as course', (join) =>
      join.onRef('course.website_id', '=', 'items.website_id').onRef('course.id', '=', 'items.collection_id'),
    )
    .select(['items.id', 'items.url_id as lesson', 'course.url_id as course'])
    .where('items.website_id', '=', websiteId)
    .where('course.kind', '=', 'course')
    .where('items.is_visible', '=', 1)
    .orderBy('items.position')
    .execute()
  const [first] = rows
  if (!first) throw new Error('The demo has no course.')
  return {
    path: `/${first.course}`,
    lessons: rows.map(({ id, lesson, course }) => ({ id, path: `/${course}/${lesson}` })),
  }
}
