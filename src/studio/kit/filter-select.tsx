import { Select } from '@mantine/core'

interface FilterSelectProps {
  /** What is chosen, such as 'Status'. */
  readonly label: string
  readonly width: number
  readonly value: string | undefined
  /** The choice that takes the filter away; 'Any status' where nothing else is said. */
  readonly anyLabel?: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Null takes the filter away. */
  readonly onChange: (value: string | null) => void
}

/** Narrows a list to one of some values; the first choice is any of them. */
export function FilterSelect({ label, width, value = '', anyLabel, choices, onChange }: FilterSelectProps) {
  return (
    <Select
      aria-label={label}
      w={width}
      value={value}
      onChange={onChange}
      data={[{ value: '', label: anyLabel ?? `Any ${label.toLowerCase()}` }, ...choices]}
    />
  )
}
