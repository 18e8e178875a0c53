import { Group, Input, Slider } from '@mantine/core'
import { NumberField } from '#studio/kit/number-field.tsx'

interface NumberSettingProps {
  readonly label: string
  readonly description?: string
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly unit?: string
  readonly value: number
  readonly change: (value: number) => void
}

/** A number within its range, by slider or typed; a number outside is brought back into the range. */
export function NumberSetting({
  label,
  description,
  least,
  most,
  step = 1,
  unit = '',
  value,
  change,
}: NumberSettingProps) {
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Group gap="sm" mt={4} wrap="nowrap">
        <Slider
          flex={1}
          size="sm"
          min={least}
          max={most}
          step={step}
          value={value}
          label={null}
          thumbLabel={label}
          thumbProps={{ 'aria-valuetext': `${value}${unit}` }}
          onChange={change}
        />
        <NumberField
          w={92}
          aria-label={`${label}, as a number`}
          value={value}
          min={least}
          max={most}
          step={step}
          suffix={unit}
          allowDecimal={step % 1 !== 0}
          onChange={change}
        />
      </Group>
    </Input.Wrapper>
  )
}
