import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { linkSchema } from '#shared/links/schema.ts'
import { LinkField } from '#studio/kit/link-field.tsx'

interface LinkFormProps {
  /** The target of the selected words; '' when they are no link. */
  readonly href: string
  /** Whether there are words to make a link of. */
  readonly hasWords: boolean
  readonly apply: (href: string) => void
}

/** Makes the selected words a link: to a page of the site, which it follows when its URL changes, or to an address. */
export function LinkForm({ href, hasWords, apply }: LinkFormProps) {
  const [draft, setDraft] = useState(href)
  const isLink = linkSchema.safeParse(draft).success
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (hasWords && isLink) apply(draft)
      }}
    >
      <Stack gap="sm">
        {!hasWords && <Text size="sm">Select the words for the link first.</Text>}
        <LinkField label="Link" href={draft} change={setDraft} error={!isLink && draft.includes('#')} isInPopover />
        <Group gap="xs" justify="flex-end">
          {href !== '' && (
            <Button size="compact-sm" variant="default" onClick={() => apply('')}>
              Remove link
            </Button>
          )}
          <Button type="submit" size="compact-sm" disabled={!hasWords || !isLink}>
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
