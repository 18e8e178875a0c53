import type { UseFormReturnType } from '@mantine/form'
import type { PageSettings } from '#shared/pages/owner-api.ts'

/** The settings of a page as they are edited. */
export interface PageDraft extends PageSettings {
  /** '' keeps the password that the page has. */
  readonly newPassword: string
}

export interface PageForm {
  readonly form: UseFormReturnType<PageDraft>
}
