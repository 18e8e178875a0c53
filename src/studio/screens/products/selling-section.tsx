import { Checkbox, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { memo } from 'react'
import { isMoney, productTypes } from '#shared/products/codes.ts'
import { addButtonText } from '#shared/products/data-attributes.ts'
import { isCounted } from '#shared/products/rules.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import { MerchandisingSummary } from '../merchandising/merchandising-summary.tsx'
import { SoldOutLabel } from '../merchandising/sold-out-label.tsx'
import { BuyerQuestions } from './buyer-questions.tsx'
import type { ProductDraft } from './draft.ts'
import { RelatedProducts } from './related-products.tsx'
import { TaxCategorySelect } from './tax-category-select.tsx'
import type { ChangeProduct } from './use-product-editor.ts'
import { ExemptionSelect } from './withdrawals/exemption-select.tsx'

interface SellingProps
  extends Pick<
    ProductDraft,
    | 'productType'
    | 'isSubscribable'
    | 'customAddButtonText'
    | 'useCustomAddButtonText'
    | 'customSoldOutText'
    | 'scarcity'
    | 'taxable'
    | 'taxCategoryId'
    | 'withdrawalExemption'
    | 'relatedProductIds'
    | 'additionalFieldsFormId'
  > {
  readonly productId: string | null
  readonly isBundle: boolean
  readonly change: ChangeProduct
}

const notices = [
  { value: 'shop', label: 'Use category or store setting' },
  { value: 'on', label: 'Show' },
  { value: 'off', label: 'Don’t show' },
]

/** How it is sold: taxes, button text, and related products. */
export const SellingSection = memo(function SellingSection(props: SellingProps) {
  const { productId, productType, isBundle, scarcity, change } = props
  const { canSendEmail, texts } = useStaff().website
  const isGiftCard = productType === productTypes.giftCard
  const notice = scarcity === null ? 'shop' : scarcity.enabled ? 'on' : 'off'
  return (
    <Panel title="Checkout options" id="selling">
      <Stack gap="md">
        {productType === productTypes.donation ? null : isGiftCard ? (
          <Text size="sm">
            A gift card isn’t taxed when it’s sold. Tax is charged when someone pays with it.{' '}
            {canSendEmail
              ? 'Customers choose who gets it, add a message and a delivery date, and we email it once the order is paid.'
              : 'Customers say who it’s for and add a message. Email isn’t set up, so they find it on the page of their order once it’s paid.'}
          </Text>
        ) : isBundle ? (
          <Text size="sm">Taxes and the right of withdrawal are those of each item in the bundle.</Text>
        ) : (
          <TaxFields taxable={props.taxable} taxCategoryId={props.taxCategoryId} change={change} />
        )}
        {productType !== productTypes.donation && !isBundle && (
          <ExemptionSelect
            exemption={props.withdrawalExemption}
            onChange={(withdrawalExemption) => change('withdrawal', { withdrawalExemption })}
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Button text"
            placeholder={addButtonText({ ...props, useCustomAddButtonText: false }, texts)}
            value={props.useCustomAddButtonText ? props.customAddButtonText : ''}
            maxLength={100}
            onChange={({ currentTarget: { value } }) =>
              change('button', { customAddButtonText: value, useCustomAddButtonText: value !== '' })
            }
          />
          {isCounted(productType) && (
            <SoldOutLabel
              productId={productId}
              value={props.customSoldOutText}
              onChange={(customSoldOutText) => change('sold-out', { customSoldOutText })}
            />
          )}
        </SimpleGrid>
        {isCounted(productType) && (
          <Select
            label="Low-stock message"
            data={notices}
            value={notice}
            onChange={(next) => change('scarcity', { scarcity: scarcityFor(next, scarcity) })}
          />
        )}
        {isCounted(productType) && scarcity?.enabled && (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="Message"
              description="{qty} is the number left."
              value={scarcity.text}
              maxLength={200}
              onChange={(event) =>
                change('scarcity-text', { scarcity: { ...scarcity, text: event.currentTarget.value } })
              }
            />
            <NumberField
              label="Show at"
              description="Show at this quantity or less."
              value={scarcity.threshold}
              min={1}
              max={9999}
              allowDecimal={false}
              onChange={(threshold) => change('scarcity-threshold', { scarcity: { ...scarcity, threshold } })}
            />
          </SimpleGrid>
        )}
        {isCounted(productType) && productId !== null && <MerchandisingSummary productId={productId} />}
        {!isMoney(productType) && !isBundle && (
          <BuyerQuestions
            formId={props.additionalFieldsFormId}
            onChange={(additionalFieldsFormId) => change('form', { additionalFieldsFormId })}
          />
        )}
        <RelatedProducts
          productId={productId}
          relatedIds={props.relatedProductIds}
          onChange={(relatedProductIds) => change('related', { relatedProductIds })}
        />
      </Stack>
    </Panel>
  )
})

function TaxFields({ change, ...props }: Pick<SellingProps, 'taxable' | 'taxCategoryId' | 'change'>) {
  return (
    <>
      <Checkbox
        label="Charge tax on this product"
        checked={props.taxable}
        onChange={(event) => change('taxable', { taxable: event.currentTarget.checked })}
      />
      {props.taxable && (
        <TaxCategorySelect
          categoryId={props.taxCategoryId}
          onChange={(taxCategoryId) => change('tax-category', { taxCategoryId })}
        />
      )}
    </>
  )
}

function scarcityFor(notice: string | null, before: ProductDraft['scarcity']): ProductDraft['scarcity'] {
  if (notice === 'shop') return null
  const scarcity = before ?? { enabled: false, text: 'Only {qty} left', threshold: 5 }
  return { ...scarcity, enabled: notice === 'on' }
}
