import { ActionIcon, Button, Group, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type InformationLine, MOST_INFORMATION_LINES } from '#shared/product-information/schema.ts'
import { Panel } from '#studio/kit/panel.tsx'
import { BodyField } from '#studio/kit/texts/body-field.tsx'
import type { SectionProps } from './use-settings-editor.ts'

const shownWith = [
  { value: 'physical', label: 'Physical products' },
  { value: 'all', label: 'All products' },
]

/** Lines such as Shipping, Returns and Care that customers can open on product pages. */
export function ProductInformationSection({ draft, change, errors }: SectionProps) {
  const lines = draft.productInformation
  const write = (what: string, productInformation: readonly InformationLine[]) =>
    change(`information-${what}`, { productInformation: [...productInformation] })
  const put = (index: number, what: string, changes: Partial<InformationLine>) =>
    write(
      `${what}-${index}`,
      lines.map((line, at) => (at === index ? { ...line, ...changes } : line)),
    )
  return (
    <>
      <Text size="sm" c="dimmed">
        These lines appear below the description on every product page. Customers open the ones they want to read.
      </Text>
      {lines.map((line, index) => (
        <Panel
          // Lines have no id of their own, and are few.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={index}
          title={line.title || `Line ${index + 1}`}
          aside={
            <Group gap={4}>
              <ActionIcon
                aria-label={`Move ${line.title} up`}
                disabled={index === 0}
                onClick={() => write('order', moved(lines, index, index - 1))}
              >
                <ArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Move ${line.title} down`}
                disabled={index === lines.length - 1}
                onClick={() => write('order', moved(lines, index, index + 1))}
              >
                <ArrowDown size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                aria-label={`Remove ${line.title}`}
                onClick={() =>
                  write(
                    'remove',
                    lines.filter((_, at) => at !== index),
                  )
                }
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </Group>
          }
        >
          <Stack gap="sm">
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
              <TextInput
                label="Title"
                placeholder="Shipping"
                maxLength={60}
                value={line.title}
                error={errors[`productInformation.${index}.title`]}
                onChange={(event) => put(index, 'title', { title: event.currentTarget.value })}
              />
              <Select
                label="Shown on"
                data={shownWith}
                value={line.shownWith}
                allowDeselect={false}
                onChange={(value) => value && put(index, 'scope', { shownWith: value as InformationLine['shownWith'] })}
              />
            </SimpleGrid>
            <BodyField label="Text" html={line.html} onChange={(html) => put(index, 'text', { html })} />
            {errors[`productInformation.${index}.html`] && (
              <Text size="sm" c="red">
                {errors[`productInformation.${index}.html`]}
              </Text>
            )}
          </Stack>
        </Panel>
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<Plus size={16} aria-hidden />}
          disabled={lines.length >= MOST_INFORMATION_LINES}
          onClick={() => write('add', [...lines, { title: '', html: '', shownWith: 'physical' }])}
        >
          Add line
        </Button>
        {lines.length >= MOST_INFORMATION_LINES && (
          <Text size="sm" c="dimmed">
            You can add up to {MOST_INFORMATION_LINES} lines.
          </Text>
        )}
      </Group>
    </>
  )
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from)
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)]
}
