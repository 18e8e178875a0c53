import { NumberInput, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import { scarcityNotice } from '#shared/products/scarcity.ts'
import { Panel } from '#studio/kit/panel.tsx'
import type { SectionProps } from './use-settings-editor.ts'

/** Saying that few pieces are left, for all products that do not say otherwise. */
export function FewLeftSection({ draft, change, errors }: SectionProps) {
  const { scarcity } = draft
  const put = (place: string, changes: Partial<typeof scarcity>) =>
    change(place, (before) => ({ scarcity: { ...before.scarcity, ...changes } }))
  const example = scarcityNotice(scarcity, { unlimited: false, qtyInStock: Math.min(3, scarcity.threshold) })
  return (
    <Panel
      title="When few are left"
      lead="A notice on the page of a product that is nearly gone. A product can say something else, or nothing."
    >
      <Stack gap="md">
        <Switch
          label="Say when few are left"
          checked={scarcity.enabled}
          onChange={(event) => put('scarcity', { enabled: event.currentTarget.checked })}
        />
        {scarcity.enabled && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput
                label="The notice"
                description="{qty} stands for the pieces left."
                value={scarcity.text}
                maxLength={200}
                error={errors['scarcity.text']}
                onChange={(event) => put('scarcity-text', { text: event.currentTarget.value })}
              />
              <NumberInput
                label="Shown from"
                description="This many pieces, or fewer."
                value={scarcity.threshold}
                min={1}
                max={9999}
                allowDecimal={false}
                clampBehavior="blur"
                error={errors['scarcity.threshold']}
                onChange={(value) => put('scarcity-threshold', { threshold: Number(value) || 1 })}
              />
            </SimpleGrid>
            {example && (
              <Text size="sm" c="dimmed">
                Visitors read, for example: “{example}”
              </Text>
            )}
          </>
        )}
      </Stack>
    </Panel>
  )
}
