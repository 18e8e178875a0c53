import { course, lessons } from '#demo/first-bowl.ts'
import type { ChangeScope } from '#server/scope.ts'
import { DAY_MILLISECONDS } from '#shared/dates/days.ts'
import type { ItemCollection } from '#shared/items/schema.ts'
import { addCollection, addDemoItem, describeCollection, type ItemPlaces, pictureOf, wordsOfItem } from './add-items.ts'

/** Creates the demo's course: its lessons are texts with an image, and the last one is available later. */
export async function fillCourse(scope: ChangeScope, places: ItemPlaces): Promise<ItemCollection> {
  const now = Date.now()
  const collection = await addCollection(scope, { kind: 'course', ...course }, places)
  await describeCollection(scope, collection, { course: { cover: pictureOf(course.cover, places) } }, places)
  for (const { title, urlId, excerpt, chapter, picture, minutes, inDays = 0, html } of lessons) {
    const facts = { title, urlId, excerpt, picture: pictureOf(picture, places), collectionId: collection.id }
    const written = { createdAt: now, updatedAt: now }
    const lesson = { chapter, video: null, seconds: minutes * 60 }
    const status = inDays > 0 ? 'scheduled' : 'published'
    const publishAt = now + inDays * DAY_MILLISECONDS
    await addDemoItem(scope, { ...facts, ...written, lesson, status, publishAt }, [wordsOfItem(html)], places)
  }
  return collection
}
