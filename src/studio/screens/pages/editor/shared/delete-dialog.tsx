import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { PlaceFate } from '#shared/pages/shared-sections/detach.ts'
import { countInWords } from '#studio/kit/counts.ts'
import { Modal } from '#studio/kit/modal.tsx'

interface DeleteDialogProps {
  readonly isOpen: boolean
  readonly name: string
  readonly pageCount: number
  readonly isRunning: boolean
  readonly close: () => void
  readonly apply: (places: PlaceFate) => void
}

/** Asks what the pages of a shared section show when it is deleted. */
export function DeleteDialog({ isOpen, close, name, pageCount, isRunning, apply }: DeleteDialogProps) {
  const form = useForm({ initialValues: { places: 'detach' as PlaceFate } })
  const pages = countInWords(pageCount, 'pages')
  return (
    <Modal opened={isOpen} onClose={close} title={`Delete shared section “${name}”?`}>
      <form onSubmit={form.onSubmit(({ places }) => apply(places))}>
        <Stack gap="md">
          {pageCount === 0 ? (
            <Text size="sm">It’s on no page. You can undo this.</Text>
          ) : (
            <Radio.Group
              label={`It’s on ${pages}. What should ${pageCount === 1 ? 'it' : 'they'} show?`}
              description="Visitors see the change right away. You can undo this."
              {...form.getInputProps('places')}
            >
              <Stack gap="xs" mt="xs">
                <Radio
                  value="detach"
                  label={pageCount === 1 ? 'A copy of the section' : 'Each page, a copy of the section'}
                  description="The pages look the same. From now on, each copy is edited separately."
                />
                <Radio value="remove" label="Nothing" description={`The section disappears from ${pages}.`} />
              </Stack>
            </Radio.Group>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button color="danger" loading={isRunning} type="submit">
              Delete
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
