import { Select } from '@mantine/core'
import { STANDARD_TAX } from '#shared/tax-categories/schema.ts'
import { useStaff } from '#studio/session/staff-context.ts'

interface TaxCategorySelectProps {
  readonly categoryId: string
  readonly onChange: (categoryId: string) => void
}

/** The tax category of a product; nothing in a shop with the standard category alone. */
export function TaxCategorySelect({ categoryId, onChange }: TaxCategorySelectProps) {
  const { taxCategories } = useStaff().website
  if (taxCategories.length === 0) return null
  // A category that was removed is taxed as the standard one.
  const isKnown = taxCategories.some(({ id }) => id === categoryId)
  return (
    <Select
      label="Tax category"
      data={[
        { value: STANDARD_TAX, label: 'Standard' },
        ...taxCategories.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      allowDeselect={false}
      value={isKnown ? categoryId : STANDARD_TAX}
      onChange={(next) => onChange(next ?? STANDARD_TAX)}
    />
  )
}
