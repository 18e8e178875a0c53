import { goalsDocument } from './analytics/goals/goals-document.ts'
import { notesDocument } from './analytics/notes-document.ts'
import { replaySettingsDocument } from './analytics/replays/settings-document.ts'
import { analyticsSettingsDocument } from './analytics/settings-document.ts'
import { apiKeyLog } from './api-keys/change-log.ts'
import { captchaLog } from './captcha/change-log.ts'
import type { ChangeLog } from './changes/define-log.ts'
import type { Undoer, Undoing } from './changes/undoer.ts'
import { productLimitOf } from './collections/product-limit.ts'
import { undoCategories } from './collections/undo-categories.ts'
import { undoCollections } from './collections/undo-collections.ts'
import { undoNavigation } from './collections/undo-navigation.ts'
import { consentDocument } from './consent/consent-document.ts'
import { customCodeDocument } from './custom-code/custom-code-document.ts'
import { undoCustomerGroups, undoGroupPrices } from './customer-groups/undo-groups.ts'
import { undoCustomers } from './customers/undo-customers.ts'
import { undoDiscounts } from './discounts/undo-discounts.ts'
import { undoDomains } from './domains/change-domains.ts'
import { emailDesignDocument } from './emails/design/design-document.ts'
import { undoEmailWords } from './emails/words/words-store.ts'
import type { Env } from './env.ts'
import { experimentsDocument } from './experiments/experiments-document.ts'
import { undoFolders } from './files/change-folders.ts'
import type { MediaAssets } from './files/media-asset.ts'
import { undoFiles } from './files/undo-files.ts'
import { formUses } from './form-hooks.ts'
import { submissionLog } from './forms/change-log.ts'
import { undoForms } from './forms/definition/undo-forms.ts'
import { undoHeaderFooter } from './header-footer/save-header-footer.ts'
import { cleanUpUndone } from './imports/clean-up-undone.ts'
import { mailServerLog } from './mail-server/change-log.ts'
import { undoMerchandising } from './merchandising/save-merchandising.ts'
import { subscriberLog } from './newsletter/change-log.ts'
import { undoFooterForm } from './newsletter/footer-form.ts'
import { undoLists } from './newsletter/undo-lists.ts'
import { undoSegments } from './newsletter/undo-segments.ts'
import { undoItemCollections, undoItems } from './pages/items/undo-items.ts'
import { undoPages, undoSharedSections } from './pages/undo-pages.ts'
import { undoVersions } from './pages/versions/undo-versions.ts'
import { keyLogs } from './payments/keys/change-logs.ts'
import { accountLog } from './people/change-log.ts'
import { pixelTokensLog } from './pixels/change-log.ts'
import { pixelsDocument } from './pixels/pixels-document.ts'
import { popupDocument } from './popup/popup-document.ts'
import { undoProductOrder } from './products/write/undo-product-order.ts'
import { undoProducts } from './products/write/undo-products.ts'
import { undoRedirects } from './redirects/undo-redirects.ts'
import { undoReviews } from './reviews/undo-reviews.ts'
import { undoSettings } from './settings/undo-settings.ts'
import { undoSiteImages } from './site-images/site-images-store.ts'
import { invitationLog, staffLog } from './staff/change-log.ts'
import { undoStartingSites } from './starting-sites/change-log.ts'
import { undoTransfers } from './stock/transfers/undo-transfers.ts'
import { undoStock } from './stock/undo-stock.ts'
import { undoStyles } from './styles/undo-styles.ts'
import { webhookLog } from './webhook-endpoints/change-log.ts'

/** All undoers, one line per noun. */
const undoersOf = (env: Env, mediaAssets: Pick<MediaAssets, 'forget'>): readonly Undoer[] => [
  undoProducts(productLimitOf(env)),
  undoProductOrder,
  undoCategories,
  undoCollections,
  undoNavigation,
  undoHeaderFooter,
  undoSiteImages,
  popupDocument.undoer,
  customCodeDocument.undoer,
  consentDocument.undoer,
  pixelsDocument.undoer,
  analyticsSettingsDocument.undoer,
  goalsDocument.undoer,
  replaySettingsDocument.undoer,
  experimentsDocument.undoer,
  notesDocument.undoer,
  emailDesignDocument.undoer,
  undoEmailWords,
  undoStock,
  undoTransfers,
  undoForms(formUses),
  undoPages,
  undoSharedSections,
  undoVersions,
  undoItems,
  undoItemCollections,
  undoLists,
  undoSegments,
  undoFooterForm,
  undoFiles(mediaAssets),
  undoFolders,
  undoDomains,
  undoDiscounts,
  undoCustomers,
  undoCustomerGroups,
  undoGroupPrices,
  undoSettings,
  undoMerchandising,
  undoStyles,
  undoRedirects,
  undoReviews,
  undoStartingSites,
]

/** Changes that are listed, but cannot be undone, one line per noun. */
const finalLogs: readonly ChangeLog[] = [
  accountLog,
  submissionLog,
  subscriberLog,
  captchaLog,
  webhookLog,
  apiKeyLog,
  invitationLog,
  staffLog,
  pixelTokensLog,
  mailServerLog,
  ...Object.values(keyLogs),
]

/** How the change log shows and undoes the owner's changes. */
export function undoingOf(env: Env, mediaAssets: Pick<MediaAssets, 'forget'>): Undoing {
  const undoers = undoersOf(env, mediaAssets)
  const logs = [...undoers.map(({ log }) => log), ...finalLogs]
  return {
    undoers: Object.fromEntries(undoers.map((undoer) => [undoer.log.noun, undoer])),
    logs: new Map(logs.map((log) => [log.noun, log])),
    cleanUp: cleanUpUndone,
  }
}
