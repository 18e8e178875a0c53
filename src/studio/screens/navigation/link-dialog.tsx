import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { blankLink, isFolder } from '#shared/collections/menus.ts'
import { folderBehaviors } from '#shared/collections/schema.ts'
import { aboutUrl, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { fieldErrorsOf } from '#studio/kit/refusal.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import type { LinkPlace } from './describe-link.ts'
import { FolderFields } from './folder-fields.tsx'
import type { MenuNode } from './nodes.ts'
import { TargetFields } from './target-fields.tsx'

export type LinkTask =
  | {
      readonly kind: 'add'
      readonly isFolder: boolean
      readonly parentId: string | null
      readonly link: MenuNode['link']
    }
  | { readonly kind: 'edit'; readonly node: MenuNode }

interface LinkDialogProps {
  readonly task: LinkTask | null
  readonly places: readonly LinkPlace[]
  readonly close: () => void
  /** @returns the refusal, or null */
  readonly onSave: (node: Pick<MenuNode, 'link'>) => Promise<unknown>
}

/** Adds or edits a link or a folder. */
export function LinkDialog({ task, ...props }: LinkDialogProps) {
  return (
    <Modal opened={task !== null} onClose={props.close} title={task ? titleFor(task) : ''}>
      {task && <LinkForm task={task} {...props} />}
    </Modal>
  )
}

const startsAsFolder = (task: LinkTask) => (task.kind === 'add' ? task.isFolder : isFolder(task.node.link))
const titleFor = (task: LinkTask) =>
  `${task.kind === 'add' ? 'Add' : 'Edit'} ${startsAsFolder(task) ? 'folder' : 'link'}`

function LinkForm({ task, places, close, onSave }: LinkDialogProps & { readonly task: LinkTask }) {
  const former = task.kind === 'edit' ? task.node.link : task.link
  const folder = startsAsFolder(task)
  const form = useForm({
    initialValues: { link: former, isUrl: former.externalLink !== null },
    validate: ({ link, isUrl }) => missingIn(link, folder, isUrl),
  })
  const { link, isUrl } = form.values
  const { title, target, urlId } = form.errors
  const change = (changes: Partial<MenuNode['link']>) => {
    form.setFieldValue('link', (before) => ({ ...before, ...changes }))
    form.clearErrors()
  }
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<unknown>(null)
  const place = places.find(({ id }) => id === link.collectionId)

  async function submit() {
    setSaving(true)
    const refused = await onSave({ link: cleaned(link, folder, isUrl) })
    setSaving(false)
    if (refused === null) close()
    else setRefusal(refused)
  }
  const urlError = fieldErrorsOf(refusal)
  return (
    <form onSubmit={form.onSubmit(() => void submit())} noValidate>
      <Stack gap="md">
        <RefusalAlert error={folder && 'urlId' in errorsAtFields(refusal, aboutUrl) ? null : refusal} />
        {!folder && (
          <>
            <SegmentedControl
              aria-label="Link to"
              value={isUrl ? 'url' : 'page'}
              onChange={(value) => {
                form.setFieldValue('isUrl', value === 'url')
                form.clearErrors()
              }}
              data={[
                { value: 'page', label: 'Page' },
                { value: 'url', label: 'URL' },
              ]}
            />
            <TargetFields
              link={link}
              isUrl={isUrl}
              places={places}
              error={target ?? Object.values(urlError)[0] ?? null}
              onChange={change}
            />
          </>
        )}
        <TextInput
          label="Label"
          description={folder ? 'The name of the folder in the menu.' : 'Leave empty to use the title of the page.'}
          {...(!folder && isUrl && { description: 'The text of the link.' })}
          placeholder={folder || isUrl ? '' : place?.title}
          value={link.title ?? ''}
          maxLength={100}
          autoComplete="off"
          {...(folder && { 'data-autofocus': true })}
          error={title}
          onChange={(event) => change({ title: event.currentTarget.value || null })}
        />
        {folder && <FolderFields link={link} error={urlId ?? refusal} onChange={change} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={isSaving}>
            {task.kind === 'edit' ? 'Save' : folder ? 'Add folder' : 'Add link'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type Missing = Readonly<Record<'title' | 'target' | 'urlId', string | null>>

function missingIn(link: MenuNode['link'], folder: boolean, isUrl: boolean): Missing {
  const hasTitle = (link.title ?? '').trim() !== ''
  if (folder) {
    const needsUrl = link.folderBehavior !== folderBehaviors.none && link.urlId === ''
    return {
      title: hasTitle ? null : 'Enter a label.',
      target: null,
      urlId: needsUrl ? 'Enter a URL.' : null,
    }
  }
  if (!isUrl) return { title: null, target: link.collectionId ? null : 'Choose a page.', urlId: null }
  return {
    title: hasTitle ? null : 'Enter a label.',
    target: link.externalLink?.url ? null : 'Enter a URL.',
    urlId: null,
  }
}

/** The link with the target that was chosen, and no other. */
function cleaned(link: MenuNode['link'], folder: boolean, isUrl: boolean): MenuNode['link'] {
  const { collectionId, externalLink, memberAreaId, folderBehavior, urlId } = blankLink
  if (folder) return { ...link, collectionId, externalLink, memberAreaId }
  const page = { ...link, folderBehavior, urlId }
  return isUrl ? { ...page, collectionId, memberAreaId } : { ...page, externalLink, memberAreaId }
}
