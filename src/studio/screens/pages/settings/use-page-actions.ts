import { listChangesCall } from '#shared/changes/schema.ts'
import { getNavigationCall } from '#shared/collections/navigation-api.ts'
import { listExperimentsCall } from '#shared/experiments/api.ts'
import { getFormCall, listFormsCall } from '#shared/forms/owner-api.ts'
import {
  deletePageCall,
  getPageCall,
  listPagesCall,
  type PageSettings,
  updatePageCall,
} from '#shared/pages/owner-api.ts'
import { useContractMutation } from '#studio/kit/use-contract-mutation.ts'
import { useUndoNotice } from '#studio/kit/use-undo.ts'
import type { PageDraft } from './page-form.ts'

/** Contracts whose replies are outdated after a page was changed. */
export const outdatedByPages = [
  listPagesCall,
  getPageCall,
  getFormCall,
  listFormsCall,
  getNavigationCall,
  listChangesCall,
  listExperimentsCall,
]

interface Outcomes {
  readonly close: () => void
  readonly onSaved?: (() => void) | undefined
  readonly onDeleted?: (() => void) | undefined
  readonly onRefused: (error: unknown) => void
}

/** Saves and deletes a page, each with an undo. */
export function usePageActions(page: PageSettings, { close, onSaved, onDeleted, onRefused }: Outcomes) {
  const sayUndo = useUndoNotice()
  const update = useContractMutation(updatePageCall, {
    outdates: outdatedByPages,
    onDone: ({ batchId }, { body }) => {
      close()
      onSaved?.()
      if (batchId) sayUndo(`“${body.title}” saved`, batchId)
    },
    onRefused,
  })
  const remove = useContractMutation(deletePageCall, {
    outdates: outdatedByPages,
    onDone: ({ batchId }) => {
      close()
      onDeleted?.()
      sayUndo(
        page.isInExperiment ? `“${page.title}” deleted, and its experiment ended` : `“${page.title}” deleted`,
        batchId,
      )
    },
    onRefused,
  })
  return {
    error: update.error ?? remove.error,
    isSaving: update.isPending,
    isDeleting: remove.isPending,
    save: (wanted: PageDraft) => update.mutate({ parameters: { pageId: page.id }, body: toBody(wanted) }),
    remove: () => remove.mutate({ parameters: { pageId: page.id } }),
  }
}

function toBody(page: PageDraft) {
  const { title, urlId, status, publishAt, isInNavigation, updatedAt } = page
  const { seoTitle, seoDescription, isHiddenFromSearch, isHiddenFromSiteSearch, isLocked, newPassword } = page
  const { socialPicture: picture, header, footer, purpose } = page
  const socialPicture = picture && { id: picture.id, altText: picture.altText, focalPoint: picture.focalPoint }
  return {
    title,
    urlId,
    status,
    publishAt: status === 'scheduled' ? publishAt : null,
    password: isLocked ? newPassword || undefined : null,
    isInNavigation,
    updatedAt,
    seoTitle,
    seoDescription,
    isHiddenFromSearch,
    isHiddenFromSiteSearch,
    header,
    footer,
    purpose,
    socialPicture,
  }
}
