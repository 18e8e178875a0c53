import { Input, SegmentedControl, Stack, Title } from '@mantine/core'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { NumberSetting } from '../pages/editor/number-setting.tsx'
import type { ChangeStyles } from './style-rules.ts'

interface ShapePanelProps {
  readonly styles: SiteStyles
  readonly change: ChangeStyles
}

/** Spacing, buttons, form fields, images and motion. */
export function ShapePanel({ styles, change }: ShapePanelProps) {
  const { spacing, buttons, forms, images, motion } = styles
  const setSpacing = (place: string, changed: Partial<SiteStyles['spacing']>) =>
    change(place, { spacing: { ...spacing, ...changed } })
  const setButtons = (changed: Partial<SiteStyles['buttons']>) =>
    change('buttons', { buttons: { ...buttons, ...changed } })
  return (
    <Stack gap="md">
      <Title order={2} size="h5">
        Spacing
      </Title>
      <NumberSetting
        label="Page width"
        least={56}
        most={120}
        step={2}
        unit=" rem"
        value={spacing.width}
        change={(width) => setSpacing('width', { width })}
      />
      <NumberSetting
        label="Page margins"
        least={50}
        most={200}
        step={5}
        unit="%"
        value={spacing.gutter}
        change={(gutter) => setSpacing('gutter', { gutter })}
      />
      <NumberSetting
        label="Space between sections"
        least={40}
        most={200}
        step={5}
        unit="%"
        value={spacing.section}
        change={(section) => setSpacing('section', { section })}
      />
      <Title order={2} size="h5">
        Buttons
      </Title>
      <Choice
        label="Shape"
        value={buttons.shape}
        choices={{ square: 'Square', rounded: 'Rounded', pill: 'Pill' }}
        change={(shape) => setButtons({ shape })}
      />
      <Choice
        label="Fill"
        value={buttons.fill}
        choices={{ filled: 'Filled', outline: 'Outline' }}
        change={(fill) => setButtons({ fill })}
      />
      <Choice
        label="Padding"
        value={buttons.padding}
        choices={{ small: 'Small', regular: 'Regular', large: 'Large' }}
        change={(padding) => setButtons({ padding })}
      />
      <Title order={2} size="h5">
        Form fields
      </Title>
      <Choice
        label="Style"
        value={forms.style}
        choices={{ box: 'Box', underline: 'Underline' }}
        change={(style) => change('field style', { forms: { ...forms, style } })}
      />
      {forms.style === 'box' && (
        <NumberSetting
          label="Corners of fields"
          least={0}
          most={28}
          unit=" px"
          value={forms.radius}
          change={(radius) => change('field radius', { forms: { ...forms, radius } })}
        />
      )}
      <Title order={2} size="h5">
        Images and motion
      </Title>
      <NumberSetting
        label="Corners of images"
        least={0}
        most={40}
        unit=" px"
        value={images.radius}
        change={(radius) => change('image radius', { images: { radius } })}
      />
      <Choice
        label="Motion"
        value={motion}
        choices={{ none: 'None', gentle: 'Gentle' }}
        change={(next) => change('motion', { motion: next })}
      />
    </Stack>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: Readonly<Record<Value, string>>
  readonly change: (value: Value) => void
}

function Choice<Value extends string>({ label, value, choices, change }: ChoiceProps<Value>) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <SegmentedControl
        fullWidth
        mt={4}
        aria-label={label}
        data={(Object.keys(choices) as Value[]).map((one) => ({ value: one, label: choices[one] }))}
        value={value}
        onChange={(next) => change(next as Value)}
      />
    </Input.Wrapper>
  )
}
