import { ActionIcon, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Trash2 } from 'lucide-react'
import { listViewLimits } from '#shared/list-views/limits.ts'
import { arrangeViewsCall, type ListView, listViewsCall, type ViewedList } from '#shared/list-views/schema.ts'
import { DialogFooter } from '../dialog-footer.tsx'
import { Modal } from '../modal.tsx'
import { RefusalAlert } from '../refusal-alert.tsx'
import { DragHandle } from '../sortable/drag-handle.tsx'
import { withMoved } from '../sortable/order-rules.ts'
import { SortableList } from '../sortable/sortable-list.tsx'
import { useSortableItem } from '../sortable/use-sortable-item.ts'
import { useContractMutation } from '../use-contract-mutation.ts'
import classes from './list-views.module.css'

interface ArrangeViewsDialogProps {
  readonly list: ViewedList
  readonly saved: readonly ListView[]
  readonly close: () => void
}

/** Renames, moves and deletes the saved views of a list, in one step. */
export function ArrangeViewsDialog({ list, saved, close }: ArrangeViewsDialogProps) {
  const form = useForm({ initialValues: { views: saved.map(({ id, name }) => ({ id, name })) } })
  const { views } = form.values
  const setViews = (next: typeof views) => form.setFieldValue('views', next)
  const ids = views.map(({ id }) => id)
  const nameOf = (id: string) => views.find((view) => view.id === id)?.name ?? ''
  const save = useContractMutation(arrangeViewsCall, {
    outdates: [listViewsCall],
    onDone: close,
    onRefused: () => {},
  })
  const removedIds = saved.map(({ id }) => id).filter((id) => !ids.includes(id))
  return (
    <Modal opened onClose={close} title="Edit views">
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ body: { list, ...values, removedIds } }))}>
        <Stack gap="md">
          <RefusalAlert error={save.error} />
          <SortableList
            ids={ids}
            nameOf={nameOf}
            onMove={(id, overId) => setViews(withMoved(ids, id, overId).map((one) => ({ id: one, name: nameOf(one) })))}
          >
            <Stack gap="xs">
              {views.map(({ id, name }) => (
                <ViewRow
                  key={id}
                  id={id}
                  name={name}
                  onRename={(next) => setViews(views.map((one) => (one.id === id ? { id, name: next } : one)))}
                  onRemove={() => setViews(views.filter((one) => one.id !== id))}
                />
              ))}
            </Stack>
          </SortableList>
          {views.length === 0 && <Text c="dimmed">All saved views are deleted when you save.</Text>}
          <DialogFooter
            submitLabel="Save"
            isSubmitting={save.isPending}
            isDisabled={views.some(({ name }) => name.trim() === '')}
            close={close}
          />
        </Stack>
      </form>
    </Modal>
  )
}

interface ViewRowProps {
  readonly id: string
  readonly name: string
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

function ViewRow({ id, name, onRename, onRemove }: ViewRowProps) {
  const { item, handle } = useSortableItem(id)
  return (
    <div className={classes.row} {...item}>
      <DragHandle label={`Move ${name}`} handle={handle} />
      <TextInput
        aria-label={`Name of ${name}`}
        value={name}
        maxLength={listViewLimits.nameLength}
        onChange={(event) => onRename(event.currentTarget.value)}
      />
      <ActionIcon aria-label={`Delete ${name}`} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
}
