import { ActionIcon, Button, Menu, Select } from '@mantine/core'
import { Ellipsis, FolderPlus } from 'lucide-react'
import { useState } from 'react'
import type { Folder } from '#shared/files/library-api.ts'
import { FolderDialog } from './folder-dialog.tsx'

interface FolderControlsProps {
  readonly folders: readonly Folder[]
  /** The open folder; null for all images. */
  readonly folder: Folder | null
  readonly open: (folderId: string | null) => void
}

/** Chooses the folder of the library, and creates, renames and deletes folders. */
export function FolderControls({ folders, folder, open }: FolderControlsProps) {
  const [dialog, setDialog] = useState<'create' | 'rename' | 'delete' | null>(null)
  return (
    <>
      {folders.length > 0 && (
        <Select
          aria-label="Folder"
          w={200}
          searchable={folders.length > 8}
          value={folder?.id ?? ''}
          data={[{ value: '', label: 'All images' }, ...folders.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id) => open(id || null)}
        />
      )}
      {folder ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label={`Folder ${folder.name}`}>
              <Ellipsis size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setDialog('create')}>New folder</Menu.Item>
            <Menu.Item onClick={() => setDialog('rename')}>Rename folder</Menu.Item>
            <Menu.Item color="danger" onClick={() => setDialog('delete')}>
              Delete folder
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <Button
          variant="default"
          leftSection={<FolderPlus size={16} aria-hidden />}
          onClick={() => setDialog('create')}
        >
          New folder
        </Button>
      )}
      <FolderDialog
        task={dialog}
        folder={folder}
        close={() => setDialog(null)}
        onCreated={({ id }) => open(id)}
        onDeleted={() => open(null)}
      />
    </>
  )
}
