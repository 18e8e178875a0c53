import type { ReplyOf } from '#shared/http/contract.ts'
import type { readStylesCall } from '#shared/styles/api.ts'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import type { DraftRules } from '#studio/kit/editor/use-draft-editor.ts'

export type OpenedStyles = ReplyOf<typeof readStylesCall>
/** There is one of them, and the editor asks for an id. */
export type NamedStyles = OpenedStyles & { readonly id: 'styles' }

export const named = (opened: OpenedStyles): NamedStyles => ({ ...opened, id: 'styles' })

/** How styles are edited. */
export const styleRules: DraftRules<NamedStyles, SiteStyles> = {
  drafts: storedDrafts<SiteStyles>('styles-1'),
  draftOf: ({ styles }) => styles,
  stateOf: ({ revision }) => revision,
  textOf: (draft) => JSON.stringify(draft),
  rebase: (present, sent, { styles }) => (present === sent ? styles : present),
}

/** Changes parts of the styles; `place` is what is changed, so that one movement of a slider is one step. */
export type ChangeStyles = (place: string, changed: Partial<SiteStyles>) => void
