import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  createFolderCall,
  deleteFolderCall,
  type Folder,
  listFoldersCall,
  renameFolderCall,
} from '#shared/files/library-api.ts'
import { folderLimits } from '#shared/files/limits.ts'
import { listFilesCall } from '#shared/files/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { Modal } from '#studio/kit/modal.tsx'
import { wordsFor } from '#studio/kit/refusal.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'

interface FolderDialogProps {
  readonly task: 'create' | 'rename' | 'delete' | null
  /** The open folder, for renaming and deleting. */
  readonly folder: Folder | null
  readonly close: () => void
  readonly onCreated: (folder: Folder) => void
  readonly onDeleted: () => void
}

const titles = { create: 'New folder', rename: 'Rename folder', delete: 'Delete folder?' } as const

/** Asks for the name of a folder, or whether it is deleted. */
export function FolderDialog({ task, folder, close, onCreated, onDeleted }: FolderDialogProps) {
  return (
    <Modal opened={task !== null} onClose={close} title={task && titles[task]}>
      {task === 'delete' && folder && <Deletion folder={folder} close={close} onDeleted={onDeleted} />}
      {task === 'create' && <Naming folder={null} close={close} onCreated={onCreated} />}
      {task === 'rename' && folder && <Naming folder={folder} close={close} onCreated={onCreated} />}
    </Modal>
  )
}

const outdates = [listFoldersCall]

function Naming({ folder, close, onCreated }: Pick<FolderDialogProps, 'folder' | 'close' | 'onCreated'>) {
  const form = useForm({
    initialValues: { name: folder?.name ?? '' },
    validate: { name: (name) => (name.trim() === '' ? 'Enter a folder name.' : null) },
  })
  const sayUndo = useUndoNotice()
  const onRefused = (error: unknown) => form.setFieldError('name', wordsFor(error))
  const create = useContractMutation(createFolderCall, {
    ...{ outdates, onRefused },
    onDone: ({ folder: created, batchId }) => {
      sayUndo(`Folder “${created.name}” created.`, batchId)
      onCreated(created)
      close()
    },
  })
  const rename = useContractMutation(renameFolderCall, {
    ...{ outdates, onRefused },
    onDone: ({ folder: renamed, batchId }) => {
      sayUndo(`Folder renamed to “${renamed.name}”.`, batchId)
      close()
    },
  })
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name }) => {
        const body = { name: name.trim() }
        if (folder) rename.mutate({ parameters: { folderId: folder.id }, body })
        else create.mutate({ body })
      })}
    >
      <Stack>
        <TextInput
          label="Folder name"
          description="Folders order your library. They don’t change where images are shown, or their URLs."
          maxLength={folderLimits.name}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <DialogFooter
          submitLabel={folder ? 'Rename' : 'Create folder'}
          isSubmitting={create.isPending || rename.isPending}
          close={close}
        />
      </Stack>
    </form>
  )
}

interface DeletionProps {
  readonly folder: Folder
  readonly close: () => void
  readonly onDeleted: () => void
}

function Deletion({ folder, close, onDeleted }: DeletionProps) {
  const sayUndo = useUndoNotice()
  const remove = useContractMutation(deleteFolderCall, {
    outdates: [listFoldersCall, listFilesCall],
    onDone: ({ batchId }) => {
      sayUndo(`Folder “${folder.name}” deleted. Its images are under All images.`, batchId)
      onDeleted()
      close()
    },
  })
  return (
    <Stack>
      <Text>
        “{folder.name}” is deleted. Its images stay in the library, under All images, and everywhere they are used.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
        <Button
          color="danger"
          loading={remove.isPending}
          onClick={() => remove.mutate({ parameters: { folderId: folder.id } })}
        >
          Delete folder
        </Button>
      </Group>
    </Stack>
  )
}
