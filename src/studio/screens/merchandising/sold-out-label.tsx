import { TextInput } from '@mantine/core'
import { getProductMerchandisingCall } from '#shared/merchandising/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useStaff } from '#studio/session/staff-context.ts'

interface Props {
  /** Null for a product that was not saved yet. */
  readonly productId: string | null
  readonly value: string
  readonly onChange: (label: string) => void
}

/** The sold-out label of one product. While it is empty, it shows the label of its categories or the site. */
export function SoldOutLabel({ productId, value, onChange }: Props) {
  const { texts } = useStaff().website
  const isSaved = productId !== null
  const { data } = useContractQuery(
    getProductMerchandisingCall,
    { parameters: { productId: productId ?? '' } },
    { enabled: isSaved },
  )
  // A label of the product itself is not what counts once it is emptied.
  const isInherited = data && data.winners.customSoldOutText.level !== 'product'
  return (
    <TextInput
      label="Sold-out label"
      placeholder={isInherited ? data.values.customSoldOutText : texts.productSoldOutText}
      value={value}
      maxLength={100}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
