/** The event by which a lesson reports how far someone got in it, at the document. */
export const LESSON_PROGRESS = 'lesson-progress'

export interface LessonProgressDetail {
  readonly lessonId: string
  /** The tenth that was reported before, in this browser; -1 for none. */
  readonly from: number
  /** 0 when it is started, then each tenth of its video; 10 at its end, or when it is marked as complete. */
  readonly reached: number
}
