type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor did to a field before its island was alive. */
interface EarlyInput {
  readonly field: Field
  readonly value: string
  readonly checked: boolean
}

/** Fields of an island's HTML that do not stand any more as the server drew them. */
export function findEarlyInput(island: HTMLElement): EarlyInput[] {
  return [...island.querySelectorAll<Field>('input, select, textarea')].filter(isChanged).map((field) => ({
    field,
    value: field.value,
    checked: 'checked' in field && field.checked,
  }))
}

/**
 * Does it once more, now that someone listens. React draws fields as its state has them, and its state knows nothing of what
 * happened before; on a slow connection that would be half an address.
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

/** Past the property with which React watches a field, so that the event finds something new. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
