import { Select, SimpleGrid, Stack } from '@mantine/core'
import { PORTFOLIO_SPACING_MAXIMUM, type PortfolioLayout, portfolioDesigns } from '#shared/items/schema.ts'
import { aspectRatioChoices } from '#storefront/blocks/aspect-ratio-choices.ts'
import { NumberField } from '#studio/kit/number-field.tsx'

interface Props {
  readonly layout: PortfolioLayout
  readonly onChange: (layout: PortfolioLayout) => void
}

const designLabels: Readonly<Record<PortfolioLayout['design'], string>> = {
  grid: 'Grid, words below the images',
  overlay: 'Grid, words over the images',
  list: 'List, words beside the images',
}

const COLUMNS = [1, 2, 3, 4]

/** How the overview of a portfolio looks. */
export function PortfolioFields({ layout, onChange }: Props) {
  const change = (changes: Partial<PortfolioLayout>) => onChange({ ...layout, ...changes })
  return (
    <Stack gap="md">
      <Select
        label="Design"
        data={portfolioDesigns.map((value) => ({ value, label: designLabels[value] }))}
        value={layout.design}
        allowDeselect={false}
        onChange={(design) => design && change({ design })}
      />
      <SimpleGrid cols={{ base: 1, xs: layout.design === 'list' ? 2 : 3 }}>
        {layout.design !== 'list' && (
          <Select
            label="Columns"
            data={COLUMNS.map(String)}
            value={String(layout.columns)}
            allowDeselect={false}
            onChange={(columns) => columns && change({ columns: Number(columns) })}
          />
        )}
        <Select
          label="Image shape"
          data={aspectRatioChoices}
          value={layout.aspectRatio}
          allowDeselect={false}
          onChange={(aspectRatio) => aspectRatio && change({ aspectRatio })}
        />
        <NumberField
          label="Spacing"
          suffix=" px"
          min={0}
          max={PORTFOLIO_SPACING_MAXIMUM}
          allowDecimal={false}
          allowNegative={false}
          value={layout.spacing}
          onChange={(spacing) => change({ spacing })}
        />
      </SimpleGrid>
    </Stack>
  )
}
