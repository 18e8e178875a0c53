type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor has put into a field before its island was hydrated. */
interface EarlyInput {
  readonly value: string
  readonly checked: boolean
}

/**
 * Notes what differs from the server's rendering, and what a visitor changes until it is repeated. The state of React
 * knows none of what came before hydration: a field could show a quantity of 3, and 1 would be bought.
 * @returns repeats it for React, once, after hydration
 */
export function watchEarlyInput(island: HTMLElement): () => void {
  const inputs = new Map<Field, EarlyInput>()
  const note = (field: Field): void => {
    // The newest is last: the buttons of a group are repeated in this order.
    inputs.delete(field)
    inputs.set(field, { value: field.value, checked: 'checked' in field && field.checked })
  }
  const noteEvent = ({ target }: Event): void => {
    if (isField(target)) note(target)
  }
  for (const field of island.querySelectorAll<Field>('input, select, textarea')) if (isChanged(field)) note(field)
  for (const type of ['input', 'change']) island.addEventListener(type, noteEvent, { capture: true })

  return () => {
    for (const type of ['input', 'change']) island.removeEventListener(type, noteEvent, { capture: true })
    for (const [field, { value, checked }] of inputs) {
      if (!field.isConnected) continue
      if (isToggle(field)) repeatToggle(field, checked)
      else repeatValue(field, value)
    }
  }
}

/**
 * React takes what a field holds at hydration for what it knows already, and ignores an event without a change. Through
 * the property that React watches, the field gets its value of before first.
 */
function repeatToggle(field: HTMLInputElement, checked: boolean): void {
  // The button of a group that is chosen instead repeats this too.
  if (field.type === 'radio' && !checked) return
  field.checked = !checked
  field.click()
}

function repeatValue(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  setValue(field, value)
  // The cursor of someone who goes on typing. Numbers have none.
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Files are left out: only a visitor can choose them, and their fields read them by themselves. */
const isField = (target: unknown): target is Field =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'file')

function isChanged(field: Field): boolean {
  if (!isField(field)) return false
  if (field instanceof HTMLSelectElement) return field.value !== firstValue(field)
  return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** What a list has chosen on a new page: the option that its HTML names, else the first. */
function firstValue({ options }: HTMLSelectElement): string | undefined {
  const all = [...options]
  return (all.findLast((one) => one.hasAttribute('selected')) ?? all[0])?.value
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

/** Bypasses the property that React watches, so that the event counts as a change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}
