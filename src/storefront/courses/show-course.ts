import { begunAgain, nextLesson, readProgress, refusesStorage, saveProgress } from './progress.ts'
import { sayNotSaved, showLessons } from './show-lessons.ts'
import { beginAgainTexts } from './texts.ts'

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
    const next = nextLesson(progress, [...links.keys()])
    start.hidden = next === null
    for (const part of root.querySelectorAll<HTMLElement>('.course-done, [data-again]')) part.hidden = next !== null
    const link = next === null ? null : links.get(next)!
    start.href = link?.href ?? firstHref
    const isBegun = progress.last !== null
    start.textContent = isBegun && link ? start.dataset.continue!.replace('%', () => link.textContent!) : startWords
  }

  root.querySelector('[data-again]')?.addEventListener('click', async () => {
    const { askToConfirm } = await import('../dialogs/ask-to-confirm.ts')
    if (!(await askToConfirm(beginAgainTexts))) return
    if (!saveProgress(courseId, begunAgain(readProgress(courseId)))) sayNotSaved(root)
    show()
    start?.focus()
  })
  if (refusesStorage()) sayNotSaved(root)
  // Another tab, or a lesson from which the visitor comes back.
  addEventListener('storage', show)
  addEventListener('pageshow', ({ persisted }) => persisted && show())
  show()
}
