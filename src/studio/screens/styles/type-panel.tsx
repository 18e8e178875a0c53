import { Input, SegmentedControl, Select, Stack } from '@mantine/core'
import type { SiteStyles } from '#shared/styles/schema.ts'
import { type Typeface, typefaceFacts, typefaces, typePairs, weightOf } from '#shared/styles/typefaces.ts'
import { NumberSetting } from '../pages/editor/number-setting.tsx'
import type { ChangeStyles } from './style-rules.ts'

interface TypePanelProps {
  readonly styles: SiteStyles
  readonly change: ChangeStyles
}

const families = typefaces.map((typeface) => ({ value: typeface, label: typefaceFacts(typeface).name }))
const pairs = typePairs.map(({ headings, text }) => ({
  value: `${headings} ${text}`,
  label: [...new Set([headings, text])].map((one) => typefaceFacts(one).name).join(' + '),
}))

/** Typefaces, sizes, weight and letters of headings and text. */
export function TypePanel({ styles: { type }, change }: TypePanelProps) {
  const set = (place: string, changed: Partial<SiteStyles['type']>) => change(place, { type: { ...type, ...changed } })
  const [lightest, heaviest] = typefaceFacts(type.headings).weights
  return (
    <Stack gap="md">
      <Select
        label="Pairs"
        placeholder="Your own pair"
        data={pairs}
        value={
          pairs.some(({ value }) => value === `${type.headings} ${type.text}`) ? `${type.headings} ${type.text}` : null
        }
        onChange={(pair) => {
          const [headings, text] = (pair ?? '').split(' ') as [Typeface, Typeface]
          if (pair) set('pair', { headings, text })
        }}
      />
      <Select
        label="Headings"
        data={families}
        value={type.headings}
        allowDeselect={false}
        onChange={(headings) => headings && set('headings', { headings: headings as Typeface })}
      />
      <Select
        label="Text"
        data={families}
        value={type.text}
        allowDeselect={false}
        onChange={(text) => text && set('text', { text: text as Typeface })}
      />
      <NumberSetting
        label="Size"
        description="Of everything that is written."
        least={85}
        most={125}
        unit="%"
        value={type.size}
        change={(size) => set('size', { size })}
      />
      <NumberSetting
        label="Size of headings"
        least={70}
        most={140}
        unit="%"
        value={type.scale}
        change={(scale) => set('scale', { scale })}
      />
      {lightest < heaviest && (
        <NumberSetting
          label="Weight of headings"
          least={lightest}
          most={heaviest}
          step={10}
          value={weightOf(type.headings, type.headingWeight)}
          change={(headingWeight) => set('heading weight', { headingWeight })}
        />
      )}
      <NumberSetting
        label="Letter spacing of headings"
        description="In thousandths of their size."
        least={-50}
        most={200}
        value={type.headingSpacing}
        change={(headingSpacing) => set('heading spacing', { headingSpacing })}
      />
      <Input.Wrapper label="Letters of headings" labelElement="div">
        <SegmentedControl
          fullWidth
          mt={4}
          aria-label="Letters of headings"
          data={[
            { value: 'normal', label: 'As written' },
            { value: 'upper', label: 'CAPITALS' },
          ]}
          value={type.headingCase}
          onChange={(headingCase) => set('heading case', { headingCase: headingCase as 'normal' | 'upper' })}
        />
      </Input.Wrapper>
    </Stack>
  )
}
