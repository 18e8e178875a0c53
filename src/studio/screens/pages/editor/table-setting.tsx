import { Button, Input, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Table } from 'lucide-react'
import { useState } from 'react'
import { Modal } from '#studio/kit/modal.tsx'
import { CellGrid, type Rows } from './cell-grid.tsx'

interface TableSettingProps {
  readonly label: string
  readonly description?: string
  readonly most: { readonly rows: number; readonly columns: number }
  readonly problemOf?: (rows: Rows) => string | null
  readonly value: Rows
  readonly change: (value: Rows) => void
  readonly isValid: (value: unknown) => boolean
}

/** Cells in rows and columns: typed in a dialog, or pasted there from a spreadsheet. */
export function TableSetting({ label, description, most, problemOf, value, change, isValid }: TableSettingProps) {
  const [isOpen, dialog] = useDisclosure(false)
  // Rows that cannot be saved yet, such as none.
  const [unsaved, setUnsaved] = useState<Rows | null>(null)
  const rows = unsaved ?? value
  const problem = unsaved === null ? null : (problemOf?.(unsaved) ?? 'Not saved yet. Complete this first.')
  const set = (next: Rows) => {
    const isSavable = isValid(next)
    setUnsaved(isSavable ? null : next)
    if (isSavable) change(next)
  }
  const close = () => {
    setUnsaved(null)
    dialog.close()
  }
  const count = `${value.length} ${value.length === 1 ? 'row' : 'rows'}, ${value[0]?.length ?? 0} ${value[0]?.length === 1 ? 'column' : 'columns'}`
  return (
    <Input.Wrapper label={label} description={description} labelElement="div">
      <Button variant="default" fullWidth mt={4} leftSection={<Table size={16} aria-hidden />} onClick={dialog.open}>
        Edit {label.toLowerCase()}
      </Button>
      <Text size="xs" c="dimmed" mt={4}>
        {count}
      </Text>
      <Modal opened={isOpen} onClose={close} title={label} size="xl">
        <CellGrid rows={rows} most={most} change={set} />
        {problem && (
          <Text role="alert" size="sm" c="red" mt="sm">
            {problem}
          </Text>
        )}
      </Modal>
    </Input.Wrapper>
  )
}
