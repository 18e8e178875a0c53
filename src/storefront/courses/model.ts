/** A lesson in the list of its course. */
export interface LessonModel {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  /** Null while it is not available. */
  readonly href: string | null
  /** Its length as text and as `datetime` has it; null where it is not known. */
  readonly length: { readonly words: string; readonly iso: string } | null
  /** The date from which it can be opened; null once it can. */
  readonly availableOn: { readonly words: string; readonly iso: string } | null
}

/** Lessons that follow each other and name the same chapter; '' for those that name none. */
export interface ChapterModel {
  readonly title: string
  readonly lessons: readonly LessonModel[]
}

export interface CourseModel {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly chapters: readonly ChapterModel[]
  readonly lessonCount: number
  /** Of all lessons whose length is known, rounded up; 0 where none is. */
  readonly minutes: number
}
