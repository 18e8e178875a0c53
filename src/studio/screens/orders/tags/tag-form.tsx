import { Autocomplete, Button, Group, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
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
  const form = useForm({
    initialValues: { tag: '' },
    validate: { tag: (tag) => (tag.trim() === '' ? 'Enter a tag.' : null) },
  })
  const remove = form.onSubmit(({ tag }) => {
    if (known.includes(tag.trim())) onConfirm('remove-tag', tag.trim())
    else form.setFieldError('tag', 'No order has this tag.')
  })
  return (
    <form noValidate onSubmit={form.onSubmit(({ tag }) => onConfirm('add-tag', tag.trim()))}>
      <Stack gap="md">
        <Autocomplete
          label="Tag"
          data={known}
          maxLength={tagLimits.length}
          data-autofocus
          {...form.getInputProps('tag')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button variant="default" loading={busyWith === 'remove-tag'} onClick={() => remove()}>
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
