import { ActionIcon, Alert, Tabs, Tooltip } from '@mantine/core'
import { useLocalStorage, useMediaQuery } from '@mantine/hooks'
import { PanelRightClose, PanelRightOpen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listCollectionsCall } from '#shared/collections/api.ts'
import { collectionPath, productPath } from '#shared/collections/rules.ts'
import type { Product } from '#shared/products/schema.ts'
import frame from '#studio/kit/editor/editor.module.css'
import { useEditorKeys } from '#studio/kit/editor/use-editor-keys.ts'
import { useContractQuery } from '#studio/kit/use-contract-query.ts'
import { useMay } from '#studio/session/staff-context.ts'
import { productsViewOnly } from '#studio/session/view-only.ts'
import type { ProductDraft } from './draft.ts'
import classes from './product-editor.module.css'
import { ProductHeader } from './product-header.tsx'
import { ProductNotices } from './product-notices.tsx'
import { ProductSections } from './product-sections.tsx'
import { ProductView } from './product-view.tsx'
import { publishWarnings } from './publish-warnings.ts'
import { errorAt } from './refusal-place.ts'
import { unreadOf } from './unread-fields.ts'
import { type ChangeProduct, useProductEditor } from './use-product-editor.ts'
import { useSaveProduct } from './use-save-product.ts'

interface ProductEditorProps {
  readonly product: Product | null
  readonly fresh: ProductDraft
  readonly onCreated: (product: Product) => void
}

/** The editor of a product: its form, and its page beside it. */
export function ProductEditor({ product, fresh, onCreated }: ProductEditorProps) {
  const editor = useProductEditor(product, fresh)
  const { save, isSaving, refusal, forgive } = useSaveProduct(product, editor, onCreated)
  const canWrite = useMay()('products.write')
  const { draft } = editor
  const change = canWrite ? editor.change : changeNothing
  const collection = useContractQuery(listCollectionsCall, {}).data?.collections.find(
    ({ id }) => id === draft.collectionId,
  )
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const [isViewShown, setViewShown] = useLocalStorage({ key: 'studio:live-view', defaultValue: true })
  const [tab, setTab] = useState<string | null>('form')
  const [isPublishAsked, setPublishAsked] = useState(false)
  const isPublic = product?.status === 'published' && collection?.enabled === true

  useEditorKeys(editor, () => canWrite && void save())
  useEffect(() => {
    if (errorAt(refusal, 'title')) document.getElementById('product-title')?.focus()
  }, [refusal])

  // Warnings disappear when their cause is corrected.
  const warnings = isPublishAsked ? publishWarnings(draft) : []
  const publishNow = () => {
    setPublishAsked(false)
    void save({ status: 'published', publishAt: null })
  }
  const publish = () => {
    // What is refused anyway needs no warning.
    const isRefused = draft.title.trim() === '' || unreadOf(draft).length > 0
    if (isRefused || publishWarnings(draft).length === 0) return publishNow()
    setTab('form')
    setPublishAsked(true)
  }

  const form = (
    // A role that may only view products sees everything and changes nothing.
    <fieldset className={classes.form} disabled={!canWrite} aria-label="Product">
      {!canWrite && <Alert>{productsViewOnly}</Alert>}
      <ProductNotices
        editor={editor}
        product={product}
        refusal={refusal}
        forgive={forgive}
        save={save}
        warnings={warnings.length > 0 ? warnings : null}
        publishAnyway={publishNow}
        cancelPublish={() => setPublishAsked(false)}
      />
      <ProductSections
        product={product}
        draft={draft}
        storePath={collection ? collectionPath(collection) : ''}
        refusal={refusal}
        change={change}
      />
    </fieldset>
  )
  const view = (
    <ProductView
      draft={draft}
      productId={product?.id ?? null}
      publicUrl={isPublic && product && collection ? productPath(collection, product) : null}
    />
  )
  return (
    <div className={frame.editor}>
      <title>{`${draft.title || 'New product'} · Vitrine`}</title>
      <ProductHeader
        product={product}
        editor={editor}
        save={(changes) => {
          setPublishAsked(false)
          return save(changes)
        }}
        publish={publish}
        isSaving={isSaving}
        canWrite={canWrite}
        ways={
          hasRoom && (
            <Tooltip label={isViewShown ? 'Hide preview' : 'Show preview'}>
              <ActionIcon
                aria-label="Preview"
                aria-pressed={isViewShown}
                onClick={() => setViewShown((isShown) => !isShown)}
              >
                {isViewShown ? <PanelRightClose size={18} aria-hidden /> : <PanelRightOpen size={18} aria-hidden />}
              </ActionIcon>
            </Tooltip>
          )
        }
      />
      {hasRoom ? (
        <div className={frame.panes} data-alone={!isViewShown || undefined}>
          <div className={classes.pane}>{form}</div>
          {isViewShown && <div className={frame.beside}>{view}</div>}
        </div>
      ) : (
        <Tabs value={tab} onChange={setTab} keepMounted={false} className={classes.tabs}>
          <Tabs.List grow>
            <Tabs.Tab value="form">Edit</Tabs.Tab>
            <Tabs.Tab value="view">Preview</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="form" className={classes.pane}>
            {form}
          </Tabs.Panel>
          <Tabs.Panel value="view" className={classes.viewPanel}>
            {view}
          </Tabs.Panel>
        </Tabs>
      )}
    </div>
  )
}

const changeNothing: ChangeProduct = () => {}
