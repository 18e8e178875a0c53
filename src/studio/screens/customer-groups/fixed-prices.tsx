import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import {
  exportGroupPricesCall,
  getGroupCall,
  type ShownGroupPrice,
  setGroupPricesCall,
} from '#shared/customer-groups/api.ts'
import { groupLimits } from '#shared/customer-groups/limits.ts'
import { pathOf } from '#shared/http/call.ts'
import { decimalOf } from '#shared/money/money.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { useMay, useStaff } from '#studio/session/staff-context.ts'
import { readPrices } from './read-prices.ts'

interface Props {
  readonly groupId: string
  readonly prices: readonly ShownGroupPrice[]
}

const linesOf = (prices: readonly ShownGroupPrice[], currency: string): string =>
  prices.map(({ sku, priceCents }) => `${sku};${decimalOf(priceCents, currency)}`).join('\n')

/** The fixed prices of a group: a text of SKUs and prices, as it is pasted from a spreadsheet. */
export function FixedPrices({ groupId, prices }: Props) {
  const { currency, locale } = useStaff().website
  const canManage = useMay()('orders.manage')
  const [text, setText] = useState(() => linesOf(prices, currency))
  const [problem, setProblem] = useState<string | null>(null)
  const showUndo = useUndoNotice()
  const save = useContractMutation(setGroupPricesCall, {
    outdates: [getGroupCall],
    onDone: ({ batchId }) => showUndo('Prices saved.', batchId),
    onRefused: () => {},
  })
  function submit() {
    const read = readPrices(text, { currency, locale })
    if ('wrongLine' in read) return setProblem(`Enter a SKU and a price on each line. Check “${read.wrongLine}”.`)
    if (read.prices.length > groupLimits.prices)
      return setProblem(`Enter ${groupLimits.prices.toLocaleString('en')} prices at most.`)
    setProblem(null)
    save.mutate({ parameters: { groupId }, body: { prices: read.prices } })
  }
  return (
    <Panel
      title="Fixed prices"
      lead="In place of percentages. A price above that of your shop has no effect."
      aside={
        prices.length > 0 && (
          <Button
            component="a"
            href={pathOf(exportGroupPricesCall, { parameters: { groupId } })}
            download
            variant="default"
            size="xs"
            leftSection={<Download size={16} aria-hidden />}
          >
            Export
          </Button>
        )
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack gap="sm">
          {save.error !== null && (
            <Alert color="danger" role="alert">
              {wordsFor(save.error)}
            </Alert>
          )}
          <Textarea
            label={`SKU and price in ${currency}`}
            description="One on each line, such as MUG-BLUE;12.50. You can paste two columns of a spreadsheet."
            autosize
            minRows={4}
            maxRows={16}
            readOnly={!canManage}
            value={text}
            error={problem}
            styles={{ input: { fontFamily: 'var(--mono, monospace)', fontSize: 13 } }}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {countInWords(prices.length, 'fixed prices')}
            </Text>
            {canManage && (
              <Button type="submit" variant="default" loading={save.isPending}>
                Save prices
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
