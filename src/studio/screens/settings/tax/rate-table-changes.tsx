import { Stack, Text } from '@mantine/core'
import type { ReplyOf } from '#shared/http/contract.ts'
import type { TaxRate } from '#shared/settings/schema.ts'
import type { TaxCategory } from '#shared/tax-categories/schema.ts'
import type { checkRateTableCall } from '#shared/taxes/tables/api.ts'
import { useStaff } from '#studio/session/staff-context.ts'
import { rateInWords } from './rate-words.ts'

/** How many lines of each kind are listed. */
const SHOWN = 50

interface RateTableChangesProps {
  readonly checked: ReplyOf<typeof checkRateTableCall>
  readonly categories: readonly TaxCategory[]
}

/** What a table of tax rates would change, and the lines that are left out. */
export function RateTableChanges({ checked, categories }: RateTableChangesProps) {
  const { locale } = useStaff().website
  const { added, changed, removed, unchanged, errors } = checked
  const words = (rate: TaxRate) => `${rate.name} · ${rateInWords(rate, locale, categories)}`
  return (
    <Stack gap="sm" role="status">
      <Text fw={500}>
        {added.length} added, {changed.length} changed, {removed.length} removed, {unchanged} unchanged
      </Text>
      <Lines
        title="Lines with errors, left out"
        lines={errors.map(({ line, sentence }) => `Line ${line}: ${sentence}`)}
      />
      <Lines title="Changed" lines={changed.map(({ before, after }) => `${words(before)} → ${words(after)}`)} />
      <Lines title="Removed" lines={removed.map(words)} />
      <Lines title="Added" lines={added.map(words)} />
    </Stack>
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  const more = lines.length - SHOWN
  return (
    <details open={lines.length <= 10}>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </details>
  )
}
