import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { discountLimits } from '#shared/discounts/limits.ts'
import { type DiscountTrigger, discountTriggers } from '#shared/discounts/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { triggerWords } from './discount-words.ts'
import type { SectionProps } from './section-props.ts'

const meanings: Readonly<Record<DiscountTrigger, string>> = {
  code: 'Customers enter one code.',
  'single-use-codes': 'Each customer gets a code that works once. You generate and export them.',
  automatic: 'Customers get it without a code when their cart qualifies.',
}

/** How customers get the discount. */
export function MethodSection({ draft, change, errors, isNew }: SectionProps & { readonly isNew: boolean }) {
  const { trigger, code, title } = draft
  return (
    <Panel title="Method">
      <Stack gap="md">
        {/* The codes of a saved discount would be lost. */}
        {isNew && (
          <Radio.Group
            aria-label="Method"
            value={trigger}
            onChange={(next) => change('trigger', { trigger: next as DiscountTrigger })}
          >
            <Stack gap="sm">
              {discountTriggers.map((one) => (
                <Radio key={one} value={one} label={triggerWords[one]} description={meanings[one]} />
              ))}
            </Stack>
          </Radio.Group>
        )}
        {trigger === 'code' && (
          <TextInput
            label="Code"
            description="Capital and small letters are the same."
            value={code}
            maxLength={discountLimits.codeLength}
            autoComplete="off"
            spellCheck={false}
            error={errors.code}
            rightSectionWidth={98}
            rightSection={
              <Button size="compact-sm" variant="subtle" onClick={() => change('code', { code: randomCode() })}>
                Generate
              </Button>
            }
            onChange={(event) => change('code', { code: event.currentTarget.value.toUpperCase() })}
          />
        )}
        {trigger !== 'code' && (
          <TextInput
            label="Title"
            description={
              trigger === 'automatic' ? 'Customers see it in the cart, at checkout and in emails.' : 'Only you see it.'
            }
            value={title}
            maxLength={discountLimits.titleLength}
            error={errors.title}
            onChange={(event) => change('title', { title: event.currentTarget.value })}
          />
        )}
      </Stack>
    </Panel>
  )
}

/** Letters and digits that are not confused with each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const randomCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('')
