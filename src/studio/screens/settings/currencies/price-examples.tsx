import { Table, Text } from '@mantine/core'
import { type Conversion, priceIn } from '#shared/currencies/rules.ts'
import type { Currency } from '#shared/money/schema.ts'
import { listProductsCall } from '#shared/products/api.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useFormats } from '#studio/kit/use-formats.ts'

const EXAMPLES = 4

/** What a rate and a rounding rule make of the prices of a few products. */
export function PriceExamples({ own, conversion }: { readonly own: Currency; readonly conversion: Conversion }) {
  const { money } = useFormats()
  const { data } = useContractQuery(listProductsCall, { query: {} })
  const products = (data?.products ?? []).filter(({ priceFromCents }) => priceFromCents > 0).slice(0, EXAMPLES)
  if (products.length === 0) return null
  return (
    <div>
      <Text size="sm" fw={500} mb={4}>
        Your prices with this rate
      </Text>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Product</Table.Th>
            <Table.Th ta="right">{own}</Table.Th>
            <Table.Th ta="right">{conversion.code}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {products.map(({ id, title, priceFromCents }) => (
            <Table.Tr key={id}>
              <Table.Td>{title}</Table.Td>
              <Table.Td ta="right" className="tabular">
                {money(priceFromCents, own)}
              </Table.Td>
              <Table.Td ta="right" className="tabular">
                {money(priceIn(priceFromCents, conversion), conversion.code)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
