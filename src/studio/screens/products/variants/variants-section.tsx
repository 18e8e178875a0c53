import { Alert, Button, Select, SimpleGrid, Stack, Text } from '@mantine/core'
import { memo } from 'react'
import { sentenceOf } from '#shared/failures.ts'
import { formatMoney } from '#shared/money/format.ts'
import { isMoney, type ProductType, productTypes } from '#shared/products/codes.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useStaff } from '#studio/session/staff-context.ts'
import type { ProductDraft } from '../draft.ts'
import { OptionsEditor } from '../options/options-editor.tsx'
import type { ChangeProduct } from '../use-product-editor.ts'
import { GiftCardValues } from './gift-card-values.tsx'
import { OwnAmountFields } from './own-amount-fields.tsx'
import { SingleVariant } from './single-variant.tsx'
import { firstValues, isListOfValues } from './value-rules.ts'
import { VariantSheet } from './variant-sheet.tsx'

interface VariantsProps extends Pick<ProductDraft, 'productType' | 'options' | 'variants' | 'pictures' | 'ownAmounts'> {
  /** A bundle has one variant, whose stock follows its parts. */
  readonly isBundle: boolean
  readonly change: ChangeProduct
}

const kinds = [
  { value: String(productTypes.physical), label: 'Physical product' },
  { value: String(productTypes.digital), label: 'Digital download' },
  { value: String(productTypes.service), label: 'Service' },
  { value: String(productTypes.giftCard), label: 'Gift card' },
  { value: String(productTypes.donation), label: 'Donation' },
]

const titleOfValues = (type: ProductType): string => (type === productTypes.donation ? 'Amounts' : 'Values')

/** What is sold: type, options, prices and stock. */
export const VariantsSection = memo(function VariantsSection(props: VariantsProps) {
  const { productType, options, variants, pictures, isBundle, change } = props
  const { currency, locale } = useStaff().website
  const become = (type: ProductDraft['productType']) =>
    change('type', {
      productType: type,
      isSubscribable: false,
      subscriptionPlan: null,
      ...(isMoney(type) &&
        firstValues({ options, variants }, currency, (cents) =>
          formatMoney(cents, currency, { locale, dropZeroFraction: true }),
        )),
    })
  const isOfMoney = isMoney(productType)
  const hasValues = isOfMoney && isListOfValues({ options })
  const hasSheet = !hasValues && (options.length > 0 || variants.length > 1)
  return (
    <Panel
      title={isOfMoney ? titleOfValues(productType) : isBundle ? 'Price' : 'Price and stock'}
      id="variants"
      aside={hasSheet ? `${variants.length} ${variants.length === 1 ? 'variant' : 'variants'}` : undefined}
    >
      <Stack gap="lg">
        {!isBundle && (
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <Select
              label="Product type"
              data={kinds}
              value={String(productType)}
              onChange={(value) => value && become(Number(value) as ProductDraft['productType'])}
            />
          </SimpleGrid>
        )}
        {productType === productTypes.paywall && (
          <Alert color="notice">
            <Text size="sm">{sentenceOf({ code: 'kind-not-sellable' })}</Text>
            <Button mt="xs" size="xs" variant="default" onClick={() => become(productTypes.physical)}>
              Change to a physical product
            </Button>
          </Alert>
        )}
        {hasValues && (
          <GiftCardValues productType={productType} options={options} variants={variants} change={change} />
        )}
        {hasValues && (
          <OwnAmountFields
            ownAmounts={props.ownAmounts}
            onChange={(place, ownAmounts) => change(place, { ownAmounts })}
          />
        )}
        {!hasValues && !hasSheet && (
          <SingleVariant
            variant={variants[0]!}
            productType={productType}
            isBundle={isBundle}
            onChange={(place, variant) => change(place, { variants: [variant] })}
          />
        )}
        {hasValues || isBundle ? null : productType === productTypes.digital && options.length === 0 ? (
          <Text size="sm" c="dimmed">
            Digital products can’t have options.
          </Text>
        ) : (
          <OptionsEditor options={options} variants={variants} change={change} />
        )}
        {hasSheet && (
          <VariantSheet
            productType={productType}
            options={options}
            variants={variants}
            pictures={pictures}
            change={change}
          />
        )}
      </Stack>
    </Panel>
  )
})
