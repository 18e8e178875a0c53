import type { DraftVariant, ProductDraft } from './draft.ts'

/** A variant whose field holds a text that can't be read: it stays in the draft, so that nothing is saved in its place. */
export const withUnread = (variant: DraftVariant, field: string, text: string): DraftVariant => ({
  ...variant,
  unread: { ...variant.unread, [field]: text },
})

/** A variant whose field was read. */
export function withRead(variant: DraftVariant, field: string): DraftVariant {
  const { unread: { [field]: _, ...others } = {}, ...rest } = variant
  return Object.keys(others).length > 0 ? { ...rest, unread: others } : rest
}

/** The texts of a draft that can't be read, in the order of its variants. */
export const unreadOf = ({ variants }: Pick<ProductDraft, 'variants'>): string[] =>
  variants.flatMap(({ unread = {} }) => Object.values(unread))
