import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { listChangesCall } from '#shared/changes/schema.ts'
import { listExperimentsCall } from '#shared/experiments/api.ts'
import { deleteVersionCall, listVersionsCall, type PageVersion } from '#shared/pages/versions-api.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

interface VersionMenuProps {
  readonly pageId: string
  readonly version: PageVersion
  /** Its own name, or else its time. */
  readonly name: string
  readonly rename: () => void
}

/** Renames and deletes a saved version. One that is scheduled is canceled where it was scheduled. */
export function VersionMenu({ pageId, version, name, rename }: VersionMenuProps) {
  const { versionId, publishAt, isInExperiment } = version
  const sayUndo = useUndoNotice()
  const [asks, asking] = useDisclosure(false)
  const { mutate, isPending } = useContractMutation(deleteVersionCall, {
    outdates: [listVersionsCall, listChangesCall, listExperimentsCall],
    onDone: ({ batchId }) => {
      asking.close()
      sayUndo('Version deleted', batchId)
    },
  })
  const remove = () => mutate({ parameters: { pageId, versionId } })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size="sm" aria-label={`More actions for version: ${name}`}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Pencil size={16} aria-hidden />} onClick={rename}>
            Rename
          </Menu.Item>
          {publishAt === null && (
            <Menu.Item
              color="danger"
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={isInExperiment ? asking.open : remove}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={asks} onClose={asking.close} title={`Delete “${name}”?`}>
        <Stack gap="md">
          <Text size="sm">
            A running experiment shows this version to visitors. Deleting it ends the experiment, and all visitors see
            the page as it is.
          </Text>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={asking.close}>
              Cancel
            </Button>
            <Button color="danger" loading={isPending} onClick={remove}>
              Delete version
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
