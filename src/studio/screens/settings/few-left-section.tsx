import { SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { scarcityNotice } from '#shared/products/scarcity.ts'
import { NumberField } from '#studio/kit/number-field.tsx'
import { Panel } from '#studio/kit/panel.tsx'
import { LowStockPanel } from './low-stock-panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** When stock is low for the owner, and scarcity notices of all products without a setting of their own. */
export function FewLeftSection({ draft, change, errors }: SectionProps) {
  const { scarcity } = draft
  const put = (place: string, changes: Partial<typeof scarcity>) =>
    change(place, (before) => ({ scarcity: { ...before.scarcity, ...changes } }))
  const example = scarcityNotice(scarcity, { unlimited: false, qtyInStock: Math.min(3, scarcity.threshold) })
  return (
    <>
      <LowStockPanel draft={draft} change={change} errors={errors} />
      <Panel
        title="Low-stock message"
        lead="A message on the page of a product with few items left. You can change or hide it for each product."
      >
        <Stack gap="md">
          <Switch
            id="low-stock-message"
            label="Show a low-stock message"
            checked={scarcity.enabled}
            onChange={(event) => put('scarcity', { enabled: event.currentTarget.checked })}
          />
          {scarcity.enabled && (
            <>
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <TextInput
                  label="Message"
                  description="{qty} is the number left."
                  value={scarcity.text}
                  maxLength={200}
                  error={errors['scarcity.text']}
                  onChange={(event) => put('scarcity-text', { text: event.currentTarget.value })}
                />
                <NumberField
                  label="Quantity"
                  description="Show at this quantity or less."
                  value={scarcity.threshold}
                  min={1}
                  max={9999}
                  allowDecimal={false}
                  error={errors['scarcity.threshold']}
                  onChange={(threshold) => put('scarcity-threshold', { threshold })}
                />
              </SimpleGrid>
              {example && (
                <Text size="sm" c="dimmed">
                  Example: “{example}”
                </Text>
              )}
            </>
          )}
        </Stack>
      </Panel>
    </>
  )
}
