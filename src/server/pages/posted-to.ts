import type { PostedForm } from '#storefront/blocks/form/model.ts'

/** A form that was posted to a page, and comes back on it. */
export interface PostedTo {
  readonly formId: string
  readonly form: PostedForm
}
