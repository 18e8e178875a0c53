import { Select } from '@mantine/core'

interface FilterSelectProps {
  /** The name of the filter, such as 'Status'. */
  readonly label: string
  readonly width: number
  readonly value: string | undefined
  /** The choice without a filter; default 'Any status'. */
  readonly anyLabel?: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** Null removes the filter. */
  readonly onChange: (value: string | null) => void
}

/** The known values of a filter with its own, which may have gone meanwhile. */
export const withOwn = (known: readonly string[], own: string | undefined): readonly string[] =>
  own === undefined || known.includes(own) ? known : [...known, own]

/** A filter with a list of values; the first choice is any of them. */
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
