import { Button, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { getProductMerchandisingCall } from '#shared/merchandising/api.ts'
import type { MerchandisingField } from '#shared/merchandising/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import classes from './merchandising-summary.module.css'
import { fieldWords, valueWords, winnerWords } from './merchandising-words.ts'

const shown: readonly MerchandisingField[] = [
  'restockNotificationViews',
  'mailingListSignUpEnabled',
  'scarcityEnabled',
  'customSoldOutText',
]

/** What a product shows about restock notices and low stock as it was saved, and who decides each of it. */
export function MerchandisingSummary({ productId }: { readonly productId: string }) {
  const { data } = useContractQuery(getProductMerchandisingCall, { parameters: { productId } })
  if (!data) return null
  return (
    <div className={classes.summary}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={500}>
          Restock and low stock
        </Text>
        <Button component={Link} to={`/products/${productId}/restock`} variant="default" size="xs">
          Change
        </Button>
      </Group>
      <dl className={classes.facts}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{fieldWords[field]}</dt>
            <dd>
              {valueWords(data.values[field])} <span>{winnerWords(data.winners[field])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
