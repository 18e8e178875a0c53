import { SimpleGrid, TextInput } from '@mantine/core'
import { defaultTexts, type StoreTexts } from '#shared/settings/store-texts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from '../use-settings-editor.ts'

const labels: Readonly<Record<keyof StoreTexts, string>> = {
  productAddToCartText: 'Add to cart button',
  productSubscribeText: 'Subscribe button',
  productQuickViewText: 'Quick view button',
  productQuantityInputLabel: 'Quantity label',
  productVariantSelectText: 'Option placeholder',
  productSoldOutText: 'Sold-out label',
  productSaleText: 'Sale label',
  productSummaryFormNoAnswerText: 'Unanswered questions',
  likertStronglyDisagreeText: 'Rating scale: strongly disagree',
  likertDisagreeText: 'Rating scale: disagree',
  likertNeutralText: 'Rating scale: neutral',
  likertAgreeText: 'Rating scale: agree',
  likertStronglyAgreeText: 'Rating scale: strongly agree',
}

/** Short texts of the store that the owner can change. */
export function TextsSection({ draft, change, errors }: SectionProps) {
  return (
    <Panel
      title="Store texts"
      lead="Reword the buttons and labels of your store and the answers of rating scales in forms. Leave a field empty to use its default."
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(Object.keys(labels) as (keyof StoreTexts)[]).map((name) => (
          <TextInput
            key={name}
            label={labels[name]}
            placeholder={defaultTexts[name]}
            maxLength={60}
            value={draft.texts[name]}
            error={errors[`texts.${name}`]}
            onChange={(event) => {
              const text = event.currentTarget.value
              change(`text-${name}`, (before) => ({ texts: { ...before.texts, [name]: text } }))
            }}
          />
        ))}
      </SimpleGrid>
    </Panel>
  )
}
