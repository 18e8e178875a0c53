import { useEffect } from 'react'
import {
  getItemCall,
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
import { aboutUrl, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { Refusal } from '#studio/kit/refusal.ts'
import { ask, keyOf } from '#studio/kit/use-contract-query.ts'
import { focusFirstWrong } from '#studio/kit/wrong-fields.ts'
import { draftOf, type ItemDraft, inputOf, textOf, wrongFieldsOf } from './item-draft.ts'

export type ChangeItem = ChangeDraft<ItemDraft>
export type ItemEditorState = DraftEditor<OwnerItem, ItemDraft>

const rules: DraftRules<OwnerItem, ItemDraft> = {
  drafts: storedDrafts<ItemDraft>('item:2'),
  draftOf,
  stateOf: (item) => item.updatedAt,
  textOf,
  // Typing goes on during a save: what is saved elsewhere is taken where nothing was typed.
  rebase: (present, sent, saved) => (present === sent ? draftOf(saved) : { ...present, urlId: saved.urlId }),
}

/** The editor of an item's facts, and how they are saved. */
export function useItemEditor(item: OwnerItem, collection: OwnerItemCollection) {
  const editor = useDraftEditor(item, () => draftOf(item), rules)
  const saving = useSaveDraft(editor, {
    affected: [listItemsCall, listItemNamesCall],
    check(draft) {
      const errors = wrongFieldsOf(draft)
      return Object.keys(errors).length > 0 ? new Refusal({ code: 'invalid-fields', errors }) : null
    },
    async send(draft, updatedAt) {
      const parameters = { itemId: item.id }
      const { item: saved } = await ask(updateItemCall, { parameters, body: { ...inputOf(draft), updatedAt } })
      const reply = { item: saved, collection, path: itemPath(collection, saved) }
      return { saved, key: keyOf(getItemCall, { parameters }), reply }
    },
  })
  const { refusal } = saving
  useEffect(() => {
    if (refusal && Object.keys(errorsAtFields(refusal, aboutUrl)).length > 0) focusFirstWrong(document)
  }, [refusal])
  return { editor, ...saving }
}
