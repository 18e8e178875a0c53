import { Button, Group, Text } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportCodesCall } from '#shared/discounts/owner-api.ts'
import type { Discount } from '#shared/discounts/schema.ts'
import { pathOf } from '#shared/http/call.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { useFormats } from '#studio/kit/use-formats.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { GenerateCodesDialog } from './generate-codes-dialog.tsx'

/** The single-use codes of a discount: how many there are, more of them, and their export. */
export function CodesPanel({ discount }: { readonly discount: Discount }) {
  const { number } = useFormats()
  const canWrite = useMay()('discounts.write')
  const [isOpen, setOpen] = useState(false)
  const { codeCount, usedCount } = discount
  return (
    <Panel title="Codes">
      <Group justify="space-between">
        <Text size="sm">
          {codeCount === 0
            ? 'No codes yet. Generate some, and export them for your emails or cards.'
            : `${countInWords(codeCount, 'codes')}, ${number(usedCount)} used`}
        </Text>
        <Group gap="xs">
          {codeCount > 0 && (
            <Button
              component="a"
              href={pathOf(exportCodesCall, { parameters: { discountId: discount.id } })}
              download
              variant="default"
              leftSection={<Download size={16} aria-hidden />}
            >
              Export CSV
            </Button>
          )}
          {canWrite && (
            <Button variant={codeCount === 0 ? 'filled' : 'default'} onClick={() => setOpen(true)}>
              Generate codes
            </Button>
          )}
        </Group>
      </Group>
      <GenerateCodesDialog discount={discount} isOpen={isOpen} close={() => setOpen(false)} />
    </Panel>
  )
}
