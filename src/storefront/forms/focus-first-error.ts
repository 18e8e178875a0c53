import type { FieldErrors } from '#shared/forms/validate-answers.ts'

/** Leads to the first field that something is wrong with, and in it to the first part that is. */
export function focusFirstError(form: HTMLElement, errors: FieldErrors): void {
  const item = [...form.querySelectorAll<HTMLElement>('[data-field-id]')].find(
    ({ dataset }) => errors[dataset.fieldId ?? ''] !== undefined,
  )
  const inputs = [...(item?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea') ?? [])]
  const input = inputs.find((one) => one.getAttribute('aria-invalid') === 'true') ?? inputs[0]
  input?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'nearest' })
}
