import type { FindFormUses } from './forms/definition/form-uses.ts'
import type { OnSubmission } from './forms/submissions/on-submission.ts'
import { formOfFooter } from './newsletter/footer-form.ts'
import { joinByForm } from './newsletter/join-by-form.ts'
import { formsOfPages } from './pages/form-uses.ts'
import { formOfPopup } from './popup/popup-uses.ts'
import { formsOfProducts } from './products/form-uses.ts'

/** Everything that can use a form, one entry for each noun. */
const nouns: readonly FindFormUses[] = [formsOfPages, formsOfProducts, formOfFooter, formOfPopup]

/** Every place that uses a form, or any form: a form in use cannot be deleted. */
export const formUses: FindFormUses = async (scope, formId) => {
  const found = []
  for (const usesIn of nouns) found.push(...(await usesIn(scope, formId)))
  return found
}

/** Effects of a submission in other nouns, one line per noun. */
export const onSubmission: readonly OnSubmission[] = [joinByForm]
