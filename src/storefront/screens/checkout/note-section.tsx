import { useState } from 'react'
import type { SectionProps } from './section-props.ts'
import { checkoutPageTexts } from './texts.ts'

/** A note for the shop. */
export function NoteSection({ form, onChange }: Pick<SectionProps, 'form' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="disclosure"
      // A restored note opens its field; deleting the text does not close it.
      open={isOpen || form.note !== ''}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{checkoutPageTexts.addNote}</summary>
      <textarea
        id="order-note"
        className="input"
        aria-label={checkoutPageTexts.note}
        dir="auto"
        rows={3}
        maxLength={2000}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </details>
  )
}
