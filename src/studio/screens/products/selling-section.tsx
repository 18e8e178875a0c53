import { Checkbox, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { memo } from 'react'
import { isCounted } from '#shared/products/rules.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { BuyerQuestions } from './buyer-questions.tsx'
import type { ProductDraft } from './draft.ts'
import { RelatedProducts } from './related-products.tsx'
import type { ChangeProduct } from './use-product-editor.ts'

interface SellingProps
  extends Pick<
    ProductDraft,
    | 'productType'
    | 'customAddButtonText'
    | 'useCustomAddButtonText'
    | 'customSoldOutText'
    | 'scarcity'
    | 'taxable'
    | 'relatedProductIds'
    | 'additionalFieldsFormId'
  > {
  readonly productId: string | null
  readonly change: ChangeProduct
}

const notices = [
  { value: 'shop', label: "As the shop's settings say" },
  { value: 'on', label: 'Say when few are left' },
  { value: 'off', label: 'Never say it' },
]

/** How it is sold: taxes, words on the button, and what goes with it. */
export const SellingSection = memo(function SellingSection(props: SellingProps) {
  const { productId, productType, scarcity, change } = props
  const notice = scarcity === null ? 'shop' : scarcity.enabled ? 'on' : 'off'
  return (
    <Panel title="How it is sold" id="selling">
      <Stack gap="md">
        <Checkbox
          label="Taxes apply"
          description="The shop's tax rates are added to it, or are inside its price."
          checked={props.taxable}
          onChange={(event) => change('taxable', { taxable: event.currentTarget.checked })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Text on the button"
            placeholder="Add To Cart"
            value={props.useCustomAddButtonText ? props.customAddButtonText : ''}
            maxLength={100}
            onChange={({ currentTarget: { value } }) =>
              change('button', { customAddButtonText: value, useCustomAddButtonText: value !== '' })
            }
          />
          {isCounted(productType) && (
            <TextInput
              label="Words when sold out"
              placeholder="sold out"
              value={props.customSoldOutText}
              maxLength={100}
              onChange={(event) => change('sold-out', { customSoldOutText: event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
        {isCounted(productType) && (
          <Select
            label="Notice of few left"
            data={notices}
            value={notice}
            onChange={(next) => change('scarcity', { scarcity: scarcityFor(next, scarcity) })}
          />
        )}
        {isCounted(productType) && scarcity?.enabled && (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="The notice"
              description="{qty} stands for the pieces left."
              value={scarcity.text}
              maxLength={200}
              onChange={(event) =>
                change('scarcity-text', { scarcity: { ...scarcity, text: event.currentTarget.value } })
              }
            />
            <NumberInput
              label="Shown from"
              description="This many pieces, or fewer."
              value={scarcity.threshold}
              min={1}
              max={9999}
              allowDecimal={false}
              clampBehavior="blur"
              onChange={(value) =>
                change('scarcity-threshold', { scarcity: { ...scarcity, threshold: Number(value) || 1 } })
              }
            />
          </SimpleGrid>
        )}
        <BuyerQuestions
          formId={props.additionalFieldsFormId}
          onChange={(additionalFieldsFormId) => change('form', { additionalFieldsFormId })}
        />
        <RelatedProducts
          productId={productId}
          relatedIds={props.relatedProductIds}
          onChange={(relatedProductIds) => change('related', { relatedProductIds })}
        />
      </Stack>
    </Panel>
  )
})

function scarcityFor(notice: string | null, before: ProductDraft['scarcity']): ProductDraft['scarcity'] {
  if (notice === 'shop') return null
  const said = before ?? { enabled: false, text: 'Only {qty} left', threshold: 5 }
  return { ...said, enabled: notice === 'on' }
}
