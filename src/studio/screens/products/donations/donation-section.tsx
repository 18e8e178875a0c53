import { Anchor, Checkbox, Stack, Text } from '@mantine/core'
import { memo } from 'react'
import { Link } from 'react-router'
import { listFundsCall } from '#shared/donations/api.ts'
import { donatePath } from '#shared/donations/paths.ts'
import { type DonationOffer, type Frequency, frequencies } from '#shared/donations/schema.ts'
import { frequencyTexts } from '#shared/donations/texts.ts'
import { donationOf } from '#shared/products/donations/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import type { ProductDraft } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'

interface DonationSectionProps extends Pick<ProductDraft, 'productType' | 'donation'> {
  /** Null until it is saved for the first time. */
  readonly productId: string | null
  readonly change: ChangeProduct
}

/** How often people can donate, and what for; nothing for other products. */
export const DonationSection = memo(function DonationSection(props: DonationSectionProps) {
  const offer = donationOf(props)
  const { data } = useContractQuery(listFundsCall, {})
  const mayEditFunds = useMay()('settings.manage')
  if (!offer) return null
  const set = (place: string, changed: Partial<DonationOffer>) =>
    props.change(place, { donation: { ...offer, ...changed } })
  const funds = data?.funds ?? []
  return (
    <Panel
      title="Donation"
      id="donation"
      lead="A donation isn’t taxed, and discounts and gift cards don’t apply to it. Donors get a numbered receipt once it’s paid."
    >
      <Stack gap="md">
        <Checkbox.Group
          label="How often"
          description="Donors choose. For monthly and yearly donations, they pay by card or PayPal."
          value={[...offer.frequencies]}
          // One of them is always possible.
          onChange={(chosen) =>
            chosen.length > 0 && set('donation-frequencies', { frequencies: inOrder(chosen as Frequency[]) })
          }
        >
          <Stack gap="xs" mt="xs">
            {frequencies.map((one) => (
              <Checkbox key={one} value={one} label={frequencyTexts[one]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {funds.length > 0 && (
          <Checkbox.Group
            label="Funds"
            description="With two or more, donors choose what their donation is for."
            value={[...offer.fundIds]}
            onChange={(fundIds) => set('donation-funds', { fundIds })}
          >
            <Stack gap="xs" mt="xs">
              {funds.map(({ id, name, isClosed }) => (
                <Checkbox key={id} value={id} label={isClosed ? `${name} (closed)` : name} />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Text size="sm" c="dimmed">
          {mayEditFunds && (
            <>
              Funds and the text of receipts are in the{' '}
              <Anchor component={Link} to="/store-settings?tab=donations" inherit>
                donation settings
              </Anchor>
              .{' '}
            </>
          )}
          {props.productId && (
            <>
              The page that takes donations is <code>{donatePath(props.productId)}</code>. You can link to it from any
              page.
            </>
          )}
        </Text>
      </Stack>
    </Panel>
  )
})

const inOrder = (chosen: readonly Frequency[]): Frequency[] => frequencies.filter((one) => chosen.includes(one))
