import { Button, Menu } from '@mantine/core'
import { ExternalLink, PencilRuler } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import {
  deleteItemsCall,
  getItemCall,
  listItemCollectionsCall,
  listItemsCall,
  type OwnerItem,
  type OwnerItemCollection,
} from '#shared/items/api.ts'
import { hasDates } from '#shared/items/kinds.ts'
import { isShown } from '#shared/items/rules.ts'
import { statusLabels } from '#shared/publication/status.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { EditorHeader } from '#studio/kit/editor/editor-header.tsx'
import { EditorMenu } from '#studio/kit/editor/editor-menu.tsx'
import { ConflictNotice, EditorNotices } from '#studio/kit/editor/editor-notices.tsx'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { aboutUrl, besidesFields, errorsAtFields } from '#studio/kit/field-refusals.ts'
import { RefusalAlert } from '#studio/kit/refusal-alert.tsx'
import { StateMark } from '#studio/kit/state-mark.tsx'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { ask } from '#studio/kit/use-contract-query.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import { EventSection } from './event-section.tsx'
import { wrongFieldsOf } from './item-draft.ts'
import classes from './item-editor.module.css'
import { statusTones } from './item-words.ts'
import { kindWords } from './kind-words.ts'
import { LessonSection } from './lesson-section.tsx'
import { PublishingSection } from './publishing-section.tsx'
import { SearchEngineSection } from './search-engine-section.tsx'
import { TrackSection } from './track-section.tsx'
import { useItemEditor } from './use-item-editor.ts'
import { WordsSection } from './words-section.tsx'

interface Props {
  readonly item: OwnerItem
  readonly collection: OwnerItemCollection
  readonly path: string
}

/** The editor of an item's facts. What its page shows is edited in the page editor. */
export function ItemEditor({ item, collection, path }: Props) {
  const { editor, save, isSaving, refusal, setRefusal } = useItemEditor(item, collection)
  const { draft, change } = editor
  const words = kindWords[collection.kind]
  useEditorKeys(editor, () => void save())
  const isHidden = draft.status === 'draft' || draft.status === 'needs-review'
  const errors = refusal ? errorsAtFields(refusal, aboutUrl) : {}
  const checked = { errors: wrongFieldsOf(draft), isRefused: refusal !== null }
  return (
    <div className={frame.editor}>
      <title>{`${draft.title} · Vitrine`}</title>
      <EditorHeader
        back={{ to: `/collections/${collection.id}`, label: `Back to ${collection.title}` }}
        title={draft.title || 'Untitled'}
        mark={<StateMark tone={statusTones[draft.status]}>{statusLabels[draft.status]}</StateMark>}
        editor={editor}
        isSaving={isSaving}
        canWrite
      >
        <MoreMenu item={item} collection={collection} path={path} editor={editor} />
        <Button
          visibleFrom={isHidden ? 'xs' : undefined}
          variant={isHidden ? 'default' : 'filled'}
          disabled={!editor.isDirty}
          loading={isSaving}
          onClick={() => void save()}
        >
          Save
        </Button>
        {isHidden && (
          <Button disabled={isSaving} onClick={() => void save({ status: 'published', publishAt: Date.now() })}>
            Publish
          </Button>
        )}
      </EditorHeader>
      <div className={classes.form}>
        <EditorNotices editor={editor} wrong={refusal}>
          {refusal?.failure.code === 'edit-conflict' ? (
            <ConflictNotice<OwnerItem>
              noun={words.item}
              latest={async () => (await ask(getItemCall, { parameters: { itemId: item.id } })).item}
              saveOver={(theirs) => save({}, theirs.updatedAt)}
              editor={editor}
              forgive={() => setRefusal(null)}
            />
          ) : (
            <RefusalAlert error={besidesFields(refusal, aboutUrl)} />
          )}
        </EditorNotices>
        <WordsSection
          draft={draft}
          change={change}
          noun={words.item}
          hasSource={collection.kind !== 'course'}
          titleError={errors.title ?? null}
        >
          <Button
            component={Link}
            to={`/pages/${item.id}/edit`}
            variant="default"
            leftSection={<PencilRuler size={16} aria-hidden />}
          >
            Edit content
          </Button>
        </WordsSection>
        {collection.album && (
          <TrackSection draft={draft} change={change} albumArtist={collection.album.artist} {...checked} />
        )}
        {draft.lesson && (
          <LessonSection
            draft={{ ...draft, lesson: draft.lesson }}
            change={change}
            collection={collection}
            {...checked}
          />
        )}
        {hasDates(collection.kind) && <EventSection draft={draft} change={change} />}
        <PublishingSection item={item} draft={draft} change={change} collection={collection} noun={words.item} />
        <SearchEngineSection draft={draft} change={change} collection={collection} urlError={errors.urlId ?? null} />
      </div>
    </div>
  )
}

interface MoreMenuProps extends Props {
  readonly editor: ReturnType<typeof useItemEditor>['editor']
}

function MoreMenu({ item, collection, path, editor }: MoreMenuProps) {
  const navigate = useNavigate()
  const sayUndo = useUndoNotice()
  const { item: noun } = kindWords[collection.kind]
  const remove = useContractMutation(deleteItemsCall, {
    outdates: [listItemsCall, listItemCollectionsCall],
    onDone: ({ batchId }) => {
      editor.discard()
      void navigate(`/collections/${collection.id}`)
      sayUndo(`“${item.title}” deleted`, batchId)
    },
  })
  return (
    <EditorMenu
      label={`More actions for this ${noun}`}
      editor={editor}
      remove={{ label: `Delete ${noun}`, run: () => remove.mutate({ body: { itemIds: [item.id] } }) }}
    >
      {(isShown(item) || item.status === 'private') && collection.enabled && (
        <Menu.Item
          component="a"
          href={path}
          target="_blank"
          rel="noreferrer"
          leftSection={<ExternalLink size={16} aria-hidden />}
        >
          View on the site
        </Menu.Item>
      )}
    </EditorMenu>
  )
}
