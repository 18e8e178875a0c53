import { type Form, type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { storedDrafts } from '#studio/kit/editor/stored-drafts.ts'
import {
  type ChangeDraft,
  type DraftEditor,
  type DraftRules,
  useDraftEditor,
} from '#studio/kit/editor/use-draft-editor.ts'

/** Unsaved drafts of forms in this tab's storage. */
export const formDrafts = storedDrafts<FormContent>('form:1')

export type ChangeForm = ChangeDraft<FormContent>
export type FormEditor = DraftEditor<Form, FormContent>

const draftOf = (form: Form): FormContent => formContentSchema.strip().parse(form)

const rules: DraftRules<Form, FormContent> = {
  drafts: formDrafts,
  draftOf,
  stateOf: (form) => form.revision,
  textOf: (draft) => JSON.stringify(draft),
  // The server changes nothing of a saved form except the HTML of texts.
  rebase: (present, sent, saved) => (present === sent ? draftOf(saved) : present),
}

/** The state of the form builder. */
export const useFormEditor = (form: Form): FormEditor => useDraftEditor(form, () => draftOf(form), rules)
