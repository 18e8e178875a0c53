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

/** Says that the progress is not stored, wherever the page says that it is. */
export function sayNotSaved(root: HTMLElement): void {
  for (const words of root.querySelectorAll<HTMLElement>('[data-saved]')) words.hidden = true
  for (const place of root.querySelectorAll<HTMLElement>('[data-not-saved]'))
    if (place.textContent === '') place.textContent = place.dataset.notSaved!
}
