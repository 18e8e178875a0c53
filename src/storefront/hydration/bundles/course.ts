import { followLesson } from '../../courses/follow-lesson.ts'
import { showCourse } from '../../courses/show-course.ts'
import type { IslandBundle } from '../bundle.ts'

/** Courses and lessons need no React: their HTML stays as the server sent it. */
export const hydrate: IslandBundle['hydrate'] = async (element) => {
  if (element.dataset.island === 'courses/lesson') followLesson(element)
  else showCourse(element)
  element.dataset.hydrated = ''
}
