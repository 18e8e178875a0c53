import { memo, use } from 'react'
import type { Choices } from '#shared/products/variants.ts'
import { ownValue } from '#shared/texts/own-value.ts'
import { IdPrefix } from '../../islands/id-prefix.ts'
import type { PurchaseModel } from './model.ts'
import { OptionRadios, OptionSelect } from './option-field.tsx'
import { shownValues } from './own-amount/shown-values.ts'

interface Props {
  readonly model: PurchaseModel
  /** Attributes for scripts of the site; rendered once. */
  readonly attributes: Readonly<Record<string, string>> | null | undefined
  readonly choices: Choices
  /** Options without a choice, after an attempt to add. */
  readonly missing: readonly string[]
  readonly onChoose: (name: string, value: string) => void
}

/** The options of a product. They are rendered again when a choice changes, and not during an addition. */
export const Options = memo(function Options({ model, attributes, choices, missing, onChoose }: Props) {
  const idPrefix = use(IdPrefix) + (model.idPrefix ?? '')
  return (
    <div className="product-variants" {...attributes} suppressHydrationWarning>
      {model.options.map((option) => {
        const { name } = option
        const Field = option.display === 'radio' ? OptionRadios : OptionSelect
        return (
          <Field
            key={name}
            option={option}
            label={model.options.length === 1 ? (model.valueLabel ?? name) : name}
            idPrefix={idPrefix}
            values={shownValues(model, name, choices)}
            chosen={ownValue(choices, name)}
            emptyLabel={model.selectText.replace('{variantName}', name)}
            isMissing={missing.includes(name)}
            onChoose={(value) => onChoose(name, value)}
          />
        )
      })}
    </div>
  )
})
