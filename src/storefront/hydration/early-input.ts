type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A visitor's input before the island was hydrated. */
interface EarlyInput {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
}

/** Fields of an island's HTML that differ from the server's rendering. */
export function findEarlyInput(island: HTMLElement): EarlyInput[] {
  return [...island.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
    field,
    value: field.value,
    checked: 'checked' in field && field.checked,
  }))
}

/**
 * Repeats the input after hydration. React renders fields from its state, which does not know earlier input; on a slow
 * connection that could lose half an address.
 */
export function repeatEarlyInput(inputs: readonly EarlyInput[]): void {
  for (const { field, value, checked } of inputs) {
    if (!field.isConnected) continue
    if (isToggle(field)) {
      if (field.checked !== checked) field.click()
      continue
    }
    setValue(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Bypasses React's own value property, so that the event counts as a change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
