import type { PostedForm } from '#storefront/blocks/form/model.ts'

/** A form that was posted to a page, and is shown on it again. */
export interface PostedTo {
  readonly formId: string
  readonly form: PostedForm
}
