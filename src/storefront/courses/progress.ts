import { NOT_STARTED } from '#shared/analytics/lessons.ts'
import { limits } from '#shared/limits.ts'

/** What a visitor has done of a course: it is stored in their browser alone. */
export interface CourseProgress {
  /** The ids of completed lessons. */
  readonly done: readonly string[]
  /** The lesson that was played or marked last. */
  readonly last: string | null
  /** Seconds at which the videos of lessons were left, by the ids of the lessons; the latest one is last. */
  readonly left: readonly (readonly [lessonId: string, seconds: number])[]
  /** The tenths that were reached of lessons, by their ids: each is reported to the site once. */
  readonly reached: readonly (readonly [lessonId: string, tenth: number])[]
}

export const noProgress: CourseProgress = { done: [], last: null, left: [], reached: [] }

const MOST_DONE = limits.itemsPerUserOrderableCollection
const MOST_LEFT = 50
/** Ids are not longer. */
const LONGEST_ID = 64

const keyOf = (courseId: string) => `vitrine-course-${courseId}`

/** Reads what is stored of a course; nothing where the browser has nothing, or blocks it. */
export function readProgress(courseId: string): CourseProgress {
  try {
    return parseProgress(localStorage.getItem(keyOf(courseId)))
  } catch {
    return noProgress
  }
}

/** Whether the browser refuses to store anything, as far as it says before something is stored. */
export function refusesStorage(): boolean {
  try {
    localStorage.getItem('')
    return false
  } catch {
    return true
  }
}

/**
 * Stores what a visitor has done, or forgets it where that is nothing.
 * @returns false where the storage is full or blocked; then the progress ends with the page
 */
export function saveProgress(courseId: string, progress: CourseProgress): boolean {
  try {
    if (progress === noProgress) localStorage.removeItem(keyOf(courseId))
    else localStorage.setItem(keyOf(courseId), JSON.stringify(progress))
    return true
  } catch {
    return false
  }
}

/** Progress from a stored text. Whatever is not as it should be is left out: anything can be in a browser. */
export function parseProgress(text: string | null): CourseProgress {
  if (text === null) return noProgress
  try {
    const { done, last, left, reached } = JSON.parse(text) as Partial<Record<keyof CourseProgress, unknown>>
    return {
      done: listOf(done).filter(isId).slice(0, MOST_DONE),
      last: isId(last) ? last : null,
      left: listOf(left).filter(isCounted).slice(-MOST_LEFT),
      reached: listOf(reached).filter(isCounted).slice(-MOST_DONE),
    }
  } catch {
    return noProgress
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_ID
const isCounted = (value: unknown): value is [string, number] =>
  Array.isArray(value) && isId(value[0]) && Number.isFinite(value[1]) && value[1] >= 0

/** Progress after a lesson was completed, or marked as not complete. A completed video starts from the beginning. */
export function withDone(progress: CourseProgress, lessonId: string, isDone: boolean): CourseProgress {
  const others = progress.done.filter((id) => id !== lessonId)
  return {
    ...progress,
    done: isDone ? [...others, lessonId].slice(-MOST_DONE) : others,
    last: lessonId,
    left: withoutLesson(progress.left, lessonId),
  }
}

/** Progress after the video of a lesson was left. */
export const withLeft = (progress: CourseProgress, lessonId: string, seconds: number): CourseProgress => ({
  ...progress,
  last: lessonId,
  left: [...withoutLesson(progress.left, lessonId), [lessonId, Math.floor(seconds)] as const].slice(-MOST_LEFT),
})

/** Progress after a lesson was followed to a tenth of it. */
export const withReached = (progress: CourseProgress, lessonId: string, tenth: number): CourseProgress => ({
  ...progress,
  reached: [...withoutLesson(progress.reached, lessonId), [lessonId, tenth] as const].slice(-MOST_DONE),
})

/** Progress after a course was begun again. What was reported of it is not reported again. */
export const begunAgain = ({ reached }: CourseProgress): CourseProgress =>
  reached.length === 0 ? noProgress : { ...noProgress, reached }

/** The tenth of a lesson that was reached before; `NOT_STARTED` for none. */
export const reachedOf = ({ reached }: CourseProgress, lessonId: string): number =>
  reached.find(([id]) => id === lessonId)?.[1] ?? NOT_STARTED

const withoutLesson = (entries: CourseProgress['left'], lessonId: string) => entries.filter(([id]) => id !== lessonId)

/** Seconds at which the video of a lesson goes on; 0 for its beginning. */
export const leftAt = ({ left }: CourseProgress, lessonId: string): number =>
  left.find(([id]) => id === lessonId)?.[1] ?? 0

/**
 * The lesson with which a visitor goes on: the one that was played last, or the next that is not complete.
 * @param lessonIds those that can be opened, in their order
 * @returns null when all are complete
 */
export function nextLesson({ done, last }: CourseProgress, lessonIds: readonly string[]): string | null {
  const from = Math.max(0, last === null ? 0 : lessonIds.indexOf(last))
  const open = (ids: readonly string[]) => ids.find((id) => !done.includes(id))
  return open(lessonIds.slice(from)) ?? open(lessonIds) ?? null
}
