import type { CourseProgress } from './progress.ts'

/** Marks the completed lessons of a list, and says how many there are. */
export function showLessons(root: HTMLElement, { done }: CourseProgress): void {
  const lessons = [...root.querySelectorAll<HTMLElement>('[data-lesson]')]
  const completed = lessons.filter((lesson) => {
    const isDone = done.includes(lesson.dataset.lesson!)
    lesson.toggleAttribute('data-is-done', isDone)
    lesson.querySelector<HTMLElement>('[data-done-words]')!.hidden = !isDone
    return isDone
  })
  const bar = root.querySelector('progress')
  if (bar) bar.value = completed.length
  const words = root.querySelector<HTMLElement>('[data-completed]')
  if (words) words.textContent = words.dataset.completed!.replace('%', String(completed.length))
}
