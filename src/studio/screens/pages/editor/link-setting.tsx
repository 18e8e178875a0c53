import { useState } from 'react'
import { LinkField } from '#studio/kit/link-field.tsx'

interface LinkSettingProps {
  readonly label: string
  readonly description?: string
  readonly isRequired?: boolean
  /** An address or a page; null for none. */
  readonly value: string | null
  readonly change: (value: string | null) => void
  readonly isValid: (value: string | null) => boolean
}

/** A link that may be invalid while it is typed: only one that can be saved is passed on. */
export function LinkSetting({ label, description, isRequired = false, value, change, isValid }: LinkSettingProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const onChange = (next: string) => {
    const stored = isRequired ? next : next || null
    const isSavable = isValid(stored)
    setTyped(isSavable ? null : next)
    if (isSavable) change(stored)
  }
  const error = typed === null ? null : typed === '' ? 'Required' : 'Start with /, https://, mailto: or tel:.'
  return (
    <LinkField
      label={label}
      {...(description !== undefined && { description })}
      href={typed ?? value ?? ''}
      change={onChange}
      error={error}
    />
  )
}
