import { call } from '#shared/http/call.ts'
import type { Result } from '#shared/http/failure.ts'
import { loadInputs } from '../../forms/rare-inputs.ts'
import { formCalls } from './form-calls.ts'
import type { AskedForm } from './model.ts'

/** The current form of a product, with the components that its fields need. */
export async function readAsked(itemId: string): Promise<Result<AskedForm>> {
  const asked = await call(formCalls.getAdditionalFieldsForm, { parameters: { itemId } })
  if (asked.ok) await loadInputs(asked.value.form.fields)
  return asked
}
