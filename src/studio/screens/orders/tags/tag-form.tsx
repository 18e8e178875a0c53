import { Autocomplete, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { listOrderTagsCall } from '#shared/orders/read-api.ts'
import { tagLimits } from '#shared/tags/schema.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'

interface TagFormProps {
  /** The change that is being saved; null when none is. */
  readonly busyWith: string | null
  readonly close: () => void
  readonly onConfirm: (action: 'add-tag' | 'remove-tag', tag: string) => void
}

/** Adds a tag to the selected orders, or removes it from them. */
export function TagForm({ busyWith, close, onConfirm }: TagFormProps) {
  const known = useContractQuery(listOrderTagsCall, {}).data?.tags ?? []
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const tag = text.trim()
  const confirm = (action: 'add-tag' | 'remove-tag') => {
    if (tag === '') setProblem('Enter a tag.')
    else if (action === 'remove-tag' && !known.includes(tag)) setProblem('No order has this tag.')
    else onConfirm(action, tag)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        confirm('add-tag')
      }}
    >
      <Stack gap="md">
        <Autocomplete
          label="Tag"
          data={known}
          value={text}
          onChange={(next) => {
            setText(next)
            setProblem(null)
          }}
          error={problem}
          maxLength={tagLimits.length}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button variant="default" loading={busyWith === 'remove-tag'} onClick={() => confirm('remove-tag')}>
            Remove tag
          </Button>
          <Button type="submit" loading={busyWith === 'add-tag'}>
            Add tag
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
