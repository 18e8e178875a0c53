import {
  getItemCall,
  type ItemInput,
  listItemNamesCall,
  listItemsCall,
  type OwnerItem,
  type OwnerItemCollection,
  updateItemCall,
} from '#shared/items/api.ts'
import { itemPath } from '#shared/items/rules.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import {
  type ChangeDraft,
  type DraftEditor,
  type DraftRules,
  useDraftEditor,
} from '#studio/kit/editor/use-draft-editor.ts'
import { useSaveDraft } from '#studio/kit/editor/use-save-draft.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'

/** An item in the editor: its picture is whole, so that it can be shown. */
export type ItemDraft = Omit<ItemInput, 'picture'> & Pick<OwnerItem, 'picture'>
export type ChangeItem = ChangeDraft<ItemDraft>
export type ItemEditorState = DraftEditor<OwnerItem, ItemDraft>

function draftOf(item: OwnerItem): ItemDraft {
  const { id: _, collectionId: __, position: ___, createdAt: ____, updatedAt: _____, isLocked: ______, ...draft } = item
  return draft
}

const inputOf = ({ picture, ...draft }: ItemDraft): ItemInput => ({
  ...draft,
  picture: picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint },
})

const rules: DraftRules<OwnerItem, ItemDraft> = {
  drafts: storedDrafts<ItemDraft>('item:1'),
  draftOf,
  stateOf: (item) => item.updatedAt,
  textOf: (draft) => JSON.stringify(inputOf(draft)),
  // Typing goes on during a save: what is saved elsewhere is taken where nothing was typed.
  rebase: (present, sent, saved) => (present === sent ? draftOf(saved) : { ...present, urlId: saved.urlId }),
}

/** The editor of an item's facts, and how they are saved. */
export function useItemEditor(item: OwnerItem, collection: OwnerItemCollection) {
  const editor = useDraftEditor(item, () => draftOf(item), rules)
  const saving = useSaveDraft(editor, {
    affected: [listItemsCall, listItemNamesCall],
    check: (draft) =>
      draft.title.trim() === '' ? new Refusal({ code: 'invalid-fields', errors: { title: 'Enter a title.' } }) : null,
    async send(draft, updatedAt) {
      const parameters = { itemId: item.id }
      const { item: saved } = await ask(updateItemCall, { parameters, body: { ...inputOf(draft), updatedAt } })
      const reply = { item: saved, collection, path: itemPath(collection, saved) }
      return { saved, key: keyOf(getItemCall, { parameters }), reply }
    },
  })
  return { editor, ...saving }
}
