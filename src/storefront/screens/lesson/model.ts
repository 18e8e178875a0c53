import type { Picture } from '#shared/pictures/schema.ts'
import type { ModelOf } from '../../blocks/model.ts'
import type { CourseModel } from '../../courses/model.ts'
import type { TermLink } from '../../items/model.ts'
import type { DrawnSection } from '../page/model.ts'

/** The page of a lesson. */
export interface LessonPageModel {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  /** '' for none. */
  readonly chapter: string
  /** Its place among the lessons of the course, from 1; null for one that lists leave out. */
  readonly number: number | null
  readonly course: CourseModel
  readonly video: ModelOf<'video'> | null
  readonly picture: Picture | null
  readonly sections: readonly DrawnSection[]
  readonly previous: TermLink | null
  readonly next: TermLink | null
}
