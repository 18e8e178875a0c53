import { ActionIcon, SimpleGrid, TextInput, Tooltip } from '@mantine/core'
import { RotateCcw } from 'lucide-react'
import { defaultTexts, type StoreTexts } from '#shared/settings/store-texts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from '../use-settings-editor.ts'

type Labels = Readonly<Partial<Record<keyof StoreTexts, string>>>

const storeLabels: Labels = {
  productAddToCartText: 'Add to cart button',
  productSubscribeText: 'Subscribe button',
  productQuickViewText: 'Quick view button',
  productQuantityInputLabel: 'Quantity label',
  productVariantSelectText: 'Option placeholder',
  giftCardValueDisplayText: 'Gift card values',
  giftCardVariantSelectText: 'Gift card placeholder',
  productSoldOutText: 'Sold-out label',
  productSaleText: 'Sale label',
  productSummaryFormNoAnswerText: 'Unanswered questions',
}

const scaleLabels: Labels = {
  likertStronglyDisagreeText: 'First answer',
  likertDisagreeText: 'Second answer',
  likertNeutralText: 'Middle answer',
  likertAgreeText: 'Fourth answer',
  likertStronglyAgreeText: 'Last answer',
}

/** Short texts of the store and of forms that the owner can change. */
export function TextsSection(props: SectionProps) {
  return (
    <>
      <Panel title="Store texts" lead="Reword the buttons and labels of your store.">
        <TextFields labels={storeLabels} {...props} />
      </Panel>
      <Panel title="Rating scales" lead="The five answers of rating scales in forms, from no to yes.">
        <TextFields labels={scaleLabels} {...props} />
      </Panel>
    </>
  )
}

function TextFields({ labels, draft, change, errors }: SectionProps & { readonly labels: Labels }) {
  const reword = (name: keyof StoreTexts, text: string) =>
    change(`text-${name}`, (before) => ({ texts: { ...before.texts, [name]: text } }))
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {(Object.entries(labels) as [keyof StoreTexts, string][]).map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          placeholder={defaultTexts[name]}
          maxLength={60}
          value={draft.texts[name]}
          error={errors[`texts.${name}`]}
          onChange={(event) => reword(name, event.currentTarget.value)}
          rightSection={
            draft.texts[name] !== defaultTexts[name] && (
              <Tooltip label={`Use the default: ${defaultTexts[name]}`}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Use the default of “${label}”: ${defaultTexts[name]}`}
                  onClick={() => reword(name, defaultTexts[name])}
                >
                  <RotateCcw size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )
          }
        />
      ))}
    </SimpleGrid>
  )
}
