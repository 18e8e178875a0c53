import type { DiscountContent } from '#shared/discounts/schema.ts'
import type { ChangeDiscount } from './use-discount-editor.ts'

/** What every section of the editor gets. */
export interface SectionProps {
  readonly draft: DiscountContent
  readonly change: ChangeDiscount
  /** Sentences by field. */
  readonly errors: Readonly<Record<string, string>>
}
