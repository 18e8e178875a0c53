import { begunAgain, nextLesson, readProgress, saveProgress } from './progress.ts'
import { showLessons } from './show-lessons.ts'

/** Shows on the page of a course what its visitor has completed, and leads to the lesson with which they go on. */
export function showCourse(root: HTMLElement): void {
  const courseId = root.dataset.course!
  const start = root.querySelector<HTMLAnchorElement>('.course-start')
  const [startWords, firstHref] = [start?.textContent ?? '', start?.href ?? '']
  const links = new Map(
    [...root.querySelectorAll<HTMLElement>('[data-lesson]')].flatMap((lesson) => {
      const link = lesson.querySelector('a')
      return link ? [[lesson.dataset.lesson!, link] as const] : []
    }),
  )

  const show = () => {
    const progress = readProgress(courseId)
    showLessons(root, progress)
    if (!start) return
    const ids = [...links.keys()]
    const next = nextLesson(progress, ids)
    const isBegun = progress.last !== null
    const link = next === null ? null : links.get(next)!
    start.href = link?.href ?? firstHref
    start.toggleAttribute('data-begins-again', link === null)
    if (link === null) start.textContent = start.dataset.again!
    else start.textContent = isBegun ? start.dataset.continue!.replace('%', () => link.textContent!) : startWords
  }

  start?.addEventListener('click', () => {
    if (start.hasAttribute('data-begins-again')) saveProgress(courseId, begunAgain(readProgress(courseId)))
  })
  // Another tab, or a lesson from which the visitor comes back.
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
}
