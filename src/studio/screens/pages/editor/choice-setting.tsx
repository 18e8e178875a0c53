import { Input, SegmentedControl, Select } from '@mantine/core'

interface ChoiceSettingProps {
  readonly label: string
  readonly description?: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly change: (value: string) => void
}

/** More choices, or more letters in all, do not fit beside each other in the panel. */
const MOST_BESIDE = 4
const MOST_LETTERS = 26

/** One of several values: beside each other when they are few, in a list when they are more. */
export function ChoiceSetting({ label, description, choices, value, change }: ChoiceSettingProps) {
  const data = choices.map((choice) => ({ ...choice }))
  const letters = choices.reduce((sum, choice) => sum + choice.label.length, 0)
  if (choices.length > MOST_BESIDE || letters > MOST_LETTERS)
    return (
      <Select
        label={label}
        description={description}
        data={data}
        value={value}
        allowDeselect={false}
        maxDropdownHeight={320}
        onChange={(next) => next !== null && change(next)}
      />
    )
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <SegmentedControl fullWidth mt={4} aria-label={label} value={value} data={data} onChange={change} />
    </Input.Wrapper>
  )
}
