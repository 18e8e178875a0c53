import type { FieldErrors } from '#shared/forms/validate-answers.ts'

/** Focuses the first field with an error, and in it the first wrong part. */
export function focusFirstError(form: HTMLElement, errors: FieldErrors): void {
  const item = [...form.querySelectorAll<HTMLElement>('[data-field-id]')].find(
    ({ dataset }) => errors[dataset.fieldId ?? ''] !== undefined,
  )
  const inputs = [...(item?.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea') ?? [])]
  const input = inputs.find((one) => one.getAttribute('aria-invalid') === 'true') ?? inputs[0]
  input?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'nearest' })
}
