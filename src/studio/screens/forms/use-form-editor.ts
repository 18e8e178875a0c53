import { type Form, type FormContent, formContentSchema } from '#shared/forms/schema.ts'
import { keptDrafts } from '#studio/kit/editor/kept-drafts.ts'
import {
  type ChangeDraft,
  type DraftEditor,
  type DraftRules,
  useDraftEditor,
} from '#studio/kit/editor/use-draft-editor.ts'

/** Unsaved drafts of forms in this tab's storage. */
export const keptForms = keptDrafts<FormContent>('form:1')

export type ChangeForm = ChangeDraft<FormContent>
export type FormEditor = DraftEditor<Form, FormContent>

const draftOf = (form: Form): FormContent => formContentSchema.strip().parse(form)

const rules: DraftRules<Form, FormContent> = {
  kept: keptForms,
  draftOf,
  stateOf: (form) => form.revision,
  textOf: (draft) => JSON.stringify(draft),
  // The server changes nothing of a saved form except the HTML of texts.
  rebase: (present, sent, saved) => (present === sent ? draftOf(saved) : present),
}

/** The state of the form builder. */
export const useFormEditor = (form: Form): FormEditor => useDraftEditor(form, () => draftOf(form), rules)
