import { Select, Stack, Switch, Text } from '@mantine/core'
import { expiryLaw, validitiesOf } from '#shared/settings/gift-cards/expiry.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

const NEVER = ''

/** How long gift cards are valid, within what the country's law allows, and whether discounts apply to them. */
export function GiftCardPanel({ draft, change, errors }: SectionProps) {
  const { country, giftCards } = draft
  const law = expiryLaw(country)
  const years = giftCards.expiryYears
  // A country that was changed meanwhile may not allow the stored choice: it stays visible, with its error.
  const choices = [...new Set([...validitiesOf(country), ...(years === null ? [] : [years])])]
  return (
    <Panel title="Gift cards" lead="For new gift cards. Those you sold or issued before stay as they are.">
      <Stack gap="md">
        {choices.length === 0 ? (
          <Text size="sm">Gift cards of shops in your country never expire.</Text>
        ) : (
          <Select
            label="Expiration"
            description={law?.why}
            data={[
              { value: NEVER, label: 'Never' },
              ...choices.map((count) => ({ value: String(count), label: `After ${count} years` })),
            ]}
            value={years === null ? NEVER : String(years)}
            allowDeselect={false}
            error={errors['giftCards.expiryYears']}
            onChange={(value) =>
              change('gift-card-expiry', (before) => ({
                giftCards: { ...before.giftCards, expiryYears: value ? Number(value) : null },
              }))
            }
          />
        )}
        <Switch
          id="gift-card-discounts"
          label="Apply discounts to gift cards"
          description="A discounted gift card still has its full value. Gift cards never pay for gift cards."
          checked={giftCards.takesDiscounts}
          onChange={({ currentTarget: { checked } }) =>
            change('gift-card-discounts', (before) => ({
              giftCards: { ...before.giftCards, takesDiscounts: checked },
            }))
          }
        />
      </Stack>
    </Panel>
  )
}
