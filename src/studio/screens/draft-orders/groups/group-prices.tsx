import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pricesForCustomerCall } from '#shared/customer-groups/api.ts'
import type { DraftLine } from '#shared/draft-orders/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'

const PAUSE = 400

interface GroupPricesProps {
  readonly email: string
  readonly lines: readonly DraftLine[]
  /** Whether a product that is added has the group's price at once; staff can still change it. */
  readonly isUsed?: boolean
  readonly onChange: (lines: DraftLine[]) => void
}

/** Offers the prices of the customer's group for the products of a draft order, where these are lower, or uses them. */
export function GroupPrices({ email, lines, isUsed = false, onChange }: GroupPricesProps) {
  const asked = lines.flatMap((line) =>
    line.kind === 'product' ? [{ variantId: line.variantId, quantity: line.quantity }] : [],
  )
  // A text, because each drawing makes a new object.
  const [settled] = useDebouncedValue(JSON.stringify({ email: email.trim(), lines: asked }), PAUSE)
  const body = JSON.parse(settled) as { readonly email: string; readonly lines: typeof asked }
  const canPrice = useMay()('orders.manage')
  const isAsked = canPrice && body.email.includes('@') && body.lines.length > 0
  const { data } = useContractQuery(pricesForCustomerCall, { body }, { enabled: isAsked })
  const prices = new Map(data?.prices.map(({ variantId, priceCents }) => [variantId, priceCents]))
  const withPrice = (line: DraftLine): DraftLine => {
    const unitPriceCents = line.kind === 'product' ? prices.get(line.variantId) : undefined
    return unitPriceCents === undefined ? line : { ...line, unitPriceCents }
  }
  const priced = useRef(new Set<string>())
  const use = useEffectEvent(() => {
    const fresh = lines.filter(
      (line) => line.kind === 'product' && prices.has(line.variantId) && !priced.current.has(line.variantId),
    )
    for (const line of fresh) if (line.kind === 'product') priced.current.add(line.variantId)
    if (fresh.some((line) => withPrice(line).unitPriceCents < line.unitPriceCents))
      onChange(lines.map((line) => (fresh.includes(line) ? withPrice(line) : line)))
  })
  useEffect(() => {
    if (isUsed && data?.group) use()
  }, [isUsed, data])
  const isHigher = lines.some((line) => withPrice(line).unitPriceCents < line.unitPriceCents)
  if (!isAsked || !data?.group || !isHigher) return null
  return (
    <Group gap="sm" mt="md">
      <Text size="sm">This customer is in the group “{data.group.name}”.</Text>
      <Button variant="default" size="xs" onClick={() => onChange(lines.map(withPrice))}>
        Use the group’s prices
      </Button>
    </Group>
  )
}
