import { Checkbox, NumberInput, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from 'react-router'
import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import {
  type CollectionRow,
  deleteItemCollectionCall,
  listItemCollectionsCall,
  listItemsCall,
  updateItemCollectionCall,
} from '#shared/items/api.ts'
import { isDated } from '#shared/items/kinds.ts'
import { ITEMS_PER_PAGE_MAXIMUM } from '#shared/items/schema.ts'
import { pictureInputOf } from '#shared/pictures/schema.ts'
import { DialogFooter } from '#studio/kit/dialog-footer.tsx'
import { aboutUrl, besidesFields, showAtFields } from '#studio/kit/field-refusals.ts'
import { Modal } from '#studio/kit/modal.tsx'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { TitleField } from '#studio/kit/title-field.tsx'
import { UrlField } from '#studio/kit/url-field.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { PictureField } from '../files/pictures/picture-field.tsx'
import { AlbumFields } from './album-fields.tsx'
import { capital, kindWords } from './kind-words.ts'
import { PortfolioFields } from './portfolio-fields.tsx'

interface Props {
  readonly collection: CollectionRow
  readonly isOpen: boolean
  readonly close: () => void
}

/** The settings of a collection, and a button to delete it. */
export function CollectionDialog({ collection, isOpen, close }: Props) {
  return (
    <Modal opened={isOpen} onClose={close} title={`${kindWords[collection.kind].name} settings`} size="lg">
      {isOpen && <Fields key={collection.updatedAt} collection={collection} close={close} />}
    </Modal>
  )
}

const outdates = [listItemCollectionsCall, listItemsCall, getNavigationCall, listChangesCall]

function Fields({ collection, close }: Omit<Props, 'isOpen'>) {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const { items } = kindWords[collection.kind]
  const { title, urlId, description, seoTitle, seoDescription, itemsPerPage } = collection
  const { enabled, isHiddenFromSiteSearch, isInNavigation } = collection
  const form = useForm({
    initialValues: {
      ...{ title, urlId, description, seoTitle, seoDescription, itemsPerPage },
      ...{ enabled, isHiddenFromSiteSearch, isInNavigation, portfolioLayout: collection.portfolioLayout },
      ...{ album: collection.album, course: collection.course },
    },
    validate: {
      title: (text) => (text.trim() === '' ? 'Enter a title.' : null),
      itemsPerPage: (count) =>
        count >= 1 && count <= ITEMS_PER_PAGE_MAXIMUM ? null : `Enter a number from 1 to ${ITEMS_PER_PAGE_MAXIMUM}.`,
    },
  })
  const update = useContractMutation(updateItemCollectionCall, {
    outdates,
    onDone: ({ collection: saved, batchId }) => {
      close()
      sayUndo(`“${saved.title}” saved`, batchId)
    },
    onRefused: showAtFields(form, aboutUrl),
  })
  const remove = useContractMutation(deleteItemCollectionCall, {
    outdates,
    onDone: ({ batchId }) => {
      close()
      void navigate('/collections')
      sayUndo(`“${collection.title}” deleted`, batchId)
    },
    onRefused: () => {},
  })
  const parameters = { collectionId: collection.id }
  function submit({ album, course, ...fields }: typeof form.values) {
    const facts = {
      album: album && { artist: album.artist, cover: pictureInputOf(album.cover) },
      course: course && { cover: pictureInputOf(course.cover) },
    }
    update.mutate({ parameters, body: { ...fields, ...facts, updatedAt: collection.updatedAt } })
  }
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack gap="md">
        <RefusalAlert error={besidesFields(update.error ?? remove.error, aboutUrl)} />
        <TitleField {...form.getInputProps('title')} />
        <UrlField
          title={form.values.title}
          urlId={form.values.urlId}
          description={`Leave empty to use the title. Old URLs of the list and its ${items} will redirect to the new ones.`}
          error={form.errors.urlId}
          onChange={(next) => form.setFieldValue('urlId', next)}
        />
        <Textarea
          label="Description"
          description={`Shown above the ${items}${isDated(collection.kind) ? ', and in the feed' : ''}.`}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        {isDated(collection.kind) && (
          <NumberInput
            label={`${capital(items)} per page`}
            min={1}
            max={ITEMS_PER_PAGE_MAXIMUM}
            allowDecimal={false}
            {...form.getInputProps('itemsPerPage')}
          />
        )}
        {form.values.album && (
          <AlbumFields album={form.values.album} onChange={(album) => form.setFieldValue('album', album)} />
        )}
        {form.values.course && (
          <PictureField
            label="Cover"
            picture={form.values.course.cover}
            onChange={(cover) => form.setFieldValue('course', { cover })}
          />
        )}
        {form.values.portfolioLayout && (
          <PortfolioFields
            layout={form.values.portfolioLayout}
            onChange={(layout) => form.setFieldValue('portfolioLayout', layout)}
          />
        )}
        <TextInput
          label="Search engine title"
          placeholder={form.values.title}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('seoTitle')}
        />
        <Textarea
          label="Search engine description"
          placeholder={form.values.description}
          maxLength={500}
          autosize
          minRows={2}
          {...form.getInputProps('seoDescription')}
        />
        <Checkbox label="Show in navigation" {...form.getInputProps('isInNavigation', { type: 'checkbox' })} />
        <Checkbox
          label="Hide from the site’s search"
          description={`Visitors don’t find the ${items} when they search your site.`}
          {...form.getInputProps('isHiddenFromSiteSearch', { type: 'checkbox' })}
        />
        <Switch
          label="Visible to visitors"
          description={`When it’s hidden, its ${items} are hidden too.`}
          {...form.getInputProps('enabled', { type: 'checkbox' })}
        />
        <DialogFooter
          submitLabel="Save"
          isSubmitting={update.isPending}
          close={close}
          remove={{
            label: 'Delete collection',
            isPending: remove.isPending,
            run: () => remove.mutate({ parameters }),
          }}
        />
      </Stack>
    </form>
  )
}
