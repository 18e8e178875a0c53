import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStaff } from '#studio/session/staff-context.ts'
import { momentOf, wallTimeOf } from '../../products/wall-time.ts'

interface PublishDateInputProps {
  readonly value: number | null
  readonly change: (moment: number | null) => void
  readonly error?: ReactNode
}

/** Asks when something is published, in the time zone of the site. */
export function PublishDateInput({ value, change, error }: PublishDateInputProps) {
  const { timeZone } = useStaff().website
  return (
    <TextInput
      type="datetime-local"
      label="Publish date"
      description={`Time zone: ${timeZone.split('/').at(-1)!.replaceAll('_', ' ')}`}
      value={value === null ? '' : wallTimeOf(value, timeZone)}
      error={error}
      onChange={(event) => change(momentOf(event.currentTarget.value, timeZone))}
    />
  )
}
