import type { ActionKind } from './actions.ts'

/** A lesson is followed in tenths of its video. The last one is its end, or that it was marked as complete. */
export const LESSON_END = 10
/** What a page reports as the tenth from which someone comes who has not started the lesson before. */
export const NOT_STARTED = -1

/** How many people reached how much of a lesson. */
export interface LessonCounts {
  readonly started: number
  /** Of 10 %, 20 % … 90 %. */
  readonly reached: readonly number[]
  readonly finished: number
}

/**
 * What is counted when someone gets from one tenth of a lesson to another. All tenths between them count, so that no
 * later one has more people than an earlier one.
 * @param from the tenth that was reported before; `NOT_STARTED` for none
 */
export function lessonActions(from: number, reached: number): { readonly kind: ActionKind; readonly detail: string }[] {
  const tenths = Array.from({ length: reached - from }, (_, place) => from + 1 + place)
  return tenths.map((tenth) => {
    if (tenth === 0) return { kind: 'lesson-started', detail: '' }
    return tenth === LESSON_END
      ? { kind: 'lesson-finished', detail: '' }
      : { kind: 'lesson-reached', detail: String(tenth) }
  })
}

/** How many reached each tenth of a lesson: its start, 10 % … 90 %, its end. */
export const reachedParts = ({ started, reached, finished }: LessonCounts): number[] => [started, ...reached, finished]

/**
 * Where most of those stop who do not finish a lesson.
 * @returns the tenth after which they stop, and how many; null when nobody stopped
 */
export function mostStopAfter(counts: LessonCounts): { readonly tenth: number; readonly people: number } | null {
  const parts = reachedParts(counts)
  let most: { tenth: number; people: number } | null = null
  for (const [tenth, count] of parts.slice(0, -1).entries()) {
    const people = count - parts[tenth + 1]!
    if (people > (most?.people ?? 0)) most = { tenth, people }
  }
  return most
}
