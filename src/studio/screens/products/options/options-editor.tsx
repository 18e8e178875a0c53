import { Button, Group, Text } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { sentenceOf } from '#shared/failures.ts'
import type { Result } from '#shared/http/failure.ts'
import { limits } from '#shared/limits.ts'
import { RefusalNotice } from '#studio/kit/refusal-alert.tsx'
import { type DraftVariant, type ProductDraft, variantLike } from '../draft.ts'
import type { ChangeProduct } from '../use-product-editor.ts'
import { OptionRow } from './option-row.tsx'
import { addMissing, addOption, type Choices, countMissing } from './option-rules.ts'
import classes from './options.module.css'

interface OptionsEditorProps extends Pick<ProductDraft, 'options' | 'variants'> {
  readonly change: ChangeProduct
}

const SUGGESTED = ['Size', 'Color', 'Material', 'Style']

/** The options of a product. Each value creates its variants; a variant's data stays with it. */
export function OptionsEditor({ options, variants, change }: OptionsEditorProps) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const [newest, setNewest] = useState<number | null>(null)
  const choices: Choices<DraftVariant> = { options, variants }

  function apply(place: string, next: Choices<DraftVariant> | Result<Choices<DraftVariant>>) {
    if ('ok' in next && !next.ok) return setRefusal(sentenceOf(next.failure))
    const { options: nextOptions, variants: nextVariants } = 'ok' in next ? next.value : next
    setRefusal(null)
    change(place, { options: [...nextOptions], variants: nextVariants })
  }
  const missing = countMissing(choices)
  const suggestion = SUGGESTED.find((name) => !options.some((option) => option.name === name)) ?? 'Option'
  return (
    <div className={classes.options}>
      {refusal && <RefusalNotice onClose={() => setRefusal(null)}>{refusal}</RefusalNotice>}
      {options.map((option, index) => (
        // Names change while they are typed; the place is what stays.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <OptionRow key={index} index={index} choices={choices} option={option} apply={apply} isNew={index === newest} />
      ))}
      <Group gap="sm">
        {options.length < limits.optionsPerProduct && (
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => {
              setNewest(options.length)
              apply('add-option', addOption(choices, freeName(suggestion, options)))
            }}
          >
            {options.length === 0 ? 'Add options, such as sizes' : 'Add another option'}
          </Button>
        )}
        {missing > 0 && (
          <>
            <Text size="sm" c="dimmed">
              {missing === 1 ? '1 combination has' : `${missing} combinations have`} no variant.
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => apply('add-missing', addMissing(choices, variantLike))}
            >
              Add {missing === 1 ? 'it' : 'them'}
            </Button>
          </>
        )}
      </Group>
    </div>
  )
}

function freeName(name: string, options: ProductDraft['options']): string {
  const taken = new Set(options.map((option) => option.name.toLowerCase()))
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} ${number}`
    if (!taken.has(candidate.toLowerCase())) return candidate
  }
}
