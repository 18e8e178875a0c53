import type { FindFormUses } from './forms/definition/form-uses.ts'
import type { OnSubmission } from './forms/submissions/on-submission.ts'
import { formOfFooter } from './newsletter/footer-form.ts'
import { joinByForm } from './newsletter/join-by-form.ts'
import { formsOfPages } from './pages/form-uses.ts'
import { formsOfProducts } from './products/form-uses.ts'

/** Who can use a form, one entry for each noun. */
const nouns: readonly FindFormUses[] = [formsOfPages, formsOfProducts, formOfFooter]

/** Every place that uses a form: a form that is used is not deleted. */
export const formUses: FindFormUses = async (scope) => {
  const found = []
  for (const usesIn of nouns) found.push(...(await usesIn(scope)))
  return found
}

/** What happens with a submission besides, one line a noun. */
export const onSubmission: readonly OnSubmission[] = [joinByForm]
