import type { Picture } from '#shared/pictures/schema.ts'
import type { CourseModel } from '../../courses/model.ts'

/** The page of a course. */
export interface CoursePageModel {
  readonly course: CourseModel
  readonly cover: Picture | null
  readonly description: readonly string[]
}
