import { useState } from 'react'
import type { SectionProps } from './section-props.ts'

/** What else the shop should know. */
export function NoteSection({ form, onChange }: Pick<SectionProps, 'form' | 'onChange'>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="disclosure"
      // A note that was restored shows itself; one that is deleted does not take its field away.
      open={isOpen || form.note !== ''}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>Add a note to the order</summary>
      <textarea
        id="order-note"
        className="input"
        aria-label="Note to the order"
        dir="auto"
        rows={3}
        maxLength={2000}
        value={form.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
    </details>
  )
}
