import { Button, Group, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { listChangesCall } from '#shared/changes/schema.ts'
import { listVersionsCall, type PageVersion, renameVersionCall } from '#shared/pages/versions-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { MOST_LETTERS_OF_NAME } from './save-version-dialog.tsx'

interface RenameVersionProps {
  readonly pageId: string
  readonly version: PageVersion
  readonly close: () => void
}

/** The name of a saved version, to be changed in its place. */
export function RenameVersion({ pageId, version: { versionId, name }, close }: RenameVersionProps) {
  const form = useForm({ initialValues: { name } })
  const { mutate, isPending } = useContractMutation(renameVersionCall, {
    outdates: [listVersionsCall, listChangesCall],
    onDone: close,
  })
  return (
    <form onSubmit={form.onSubmit((body) => mutate({ parameters: { pageId, versionId }, body }))} noValidate>
      <Group gap="xs">
        <TextInput
          size="xs"
          aria-label="Name of the version"
          data-autofocus
          autoFocus
          maxLength={MOST_LETTERS_OF_NAME}
          {...form.getInputProps('name')}
        />
        <Button type="submit" size="compact-sm" loading={isPending}>
          Save
        </Button>
        <Button variant="default" size="compact-sm" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
