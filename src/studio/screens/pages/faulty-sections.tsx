import { Group, List, Stack, Text, Title } from '@mantine/core'
import type { FaultySection, UnpublishedPage } from '#shared/pages/unpublished-api.ts'
import { EditPageButton } from './edit-page-button.tsx'

interface FaultySectionsProps {
  readonly sections: readonly FaultySection[]
  /** The listed pages, which the sections name. */
  readonly pages: readonly Pick<UnpublishedPage, 'id' | 'title'>[]
}

/** The shared sections with problems, each once, however many of the pages show it. */
export function FaultySections({ sections, pages }: FaultySectionsProps) {
  return (
    <section aria-labelledby="faulty-sections">
      <Title order={3} size="h5" id="faulty-sections">
        Shared sections on these pages
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Fix a problem once, and it’s fixed on every page.
      </Text>
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {sections.map(({ id, name, pageIds, faults }) => (
          <Group
            key={id}
            component="li"
            justify="space-between"
            align="start"
            wrap="nowrap"
            py="sm"
            style={{ borderTop: '1px solid var(--line)' }}
          >
            <div style={{ minWidth: 0 }}>
              <Text>{name}</Text>
              <Text size="sm" c="dimmed">
                {namesIn(pages.filter((page) => pageIds.includes(page.id)).map(({ title }) => title))}
              </Text>
              <FaultList title={name} faults={faults} />
            </div>
            <EditPageButton id={id} title={name} />
          </Group>
        ))}
      </Stack>
    </section>
  )
}

const namesIn = (titles: readonly string[]): string =>
  `On ${new Intl.ListFormat('en', { type: 'conjunction' }).format(titles)}`

/** What visitors would stumble over. @param title what has the problems */
export function FaultList({ title, faults }: { readonly title: string; readonly faults: readonly string[] }) {
  return (
    <List size="sm" mt="xs" aria-label={`Problems of ${title}`}>
      {faults.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may have the same problem
        <List.Item key={index}>{words}</List.Item>
      ))}
    </List>
  )
}
