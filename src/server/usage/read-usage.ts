import { productLimitIn, productLimitOf } from '#server/collections/product-limit.ts'
import { countDiscounts } from '#server/discounts/change-discount.ts'
import { findAutomatic } from '#server/discounts/discount-store.ts'
import { listDomains } from '#server/domains/domain-store.ts'
import type { Env } from '#server/env.ts'
import { listFolders } from '#server/files/folder-store.ts'
import { countForms } from '#server/forms/definition/change-form.ts'
import { bytesOfFormFiles } from '#server/forms/files/save-form-file.ts'
import { DEFAULT_PER_MINUTE } from '#server/http/serve.ts'
import { countLists } from '#server/newsletter/change-list.ts'
import { countSegments } from '#server/newsletter/segment-store.ts'
import { countPages } from '#server/pages/list-pages.ts'
import { countSharedSections } from '#server/pages/shared-sections/shared-section-store.ts'
import { countAdded } from '#server/redirects/redirect-store.ts'
import type { Scope } from '#server/scope.ts'
import { countPeople } from '#server/staff/invitation-store.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import { mostDomains } from '#shared/domains/limits.ts'
import { MEGABYTE } from '#shared/files/file-size.ts'
import { folderLimits, uploadLimits } from '#shared/files/limits.ts'
import { mediaKinds } from '#shared/files/media-kinds.ts'
import { formLimits } from '#shared/forms/limits.ts'
import { importLimits } from '#shared/imports/limits.ts'
import { limits } from '#shared/limits.ts'
import { newsletterLimits } from '#shared/newsletter/schema.ts'
import { REDIRECT_LIMIT } from '#shared/redirects/rules.ts'
import { type Limit, type LimitId, limitIds } from '#shared/usage/api.ts'
import * as counts from './counts.ts'

type Entry = Omit<Limit, 'id'>

/** A limit of each thing, which no number of the site says anything about. */
const each = (most: number): Entry => ({ most, used: null, fullest: '' })
const ofSite = (most: number | null, used: number): Entry => ({ most, used, fullest: '' })

/** Every limit as the server enforces it, and how much of it the site uses. */
export async function readUsage(scope: Scope, env: Env): Promise<Limit[]> {
  const store = await counts.fullestStore(scope)
  const entries: Readonly<Record<LimitId, Entry>> = {
    'products-per-store-page': { most: await productLimitIn(scope, productLimitOf(env)), ...store },
    'categories-per-store-page': { most: limits.nestedCategories, ...(await counts.mostCategories(scope)) },
    'variants-per-product': each(limits.variantsPerProduct),
    'options-per-product': each(limits.optionsPerProduct),
    'files-per-product': each(limits.filesPerProduct),
    'lines-per-cart': each(limits.cartLines),
    'quantity-per-line': each(limits.quantityMaximum),
    discounts: ofSite(discountLimits.discounts, await countDiscounts(scope)),
    'automatic-discounts': ofSite(discountLimits.automatic, (await findAutomatic(scope, Date.now())).length),
    'codes-per-discount': each(discountLimits.singleUseCodes),
    pages: ofSite(null, await countPages(scope)),
    'sections-per-page': each(limits.sectionsPerPage),
    'blocks-per-page': each(limits.blocksPerLayout),
    'shared-sections': ofSite(limits.sharedSections, await countSharedSections(scope)),
    'shared-sections-per-page': each(limits.sharedSectionsPerPage),
    'versions-per-page': { most: limits.savedVersionsPerPage, ...(await counts.mostVersions(scope)) },
    'images-per-gallery': each(limits.itemsPerUserOrderableCollection),
    'projects-per-portfolio': {
      most: limits.itemsPerUserOrderableCollection,
      ...(await counts.mostItems(scope, 'portfolio')),
    },
    'tracks-per-album': { most: limits.tracksPerAlbum, ...(await counts.mostItems(scope, 'album')) },
    'lessons-per-course': {
      most: limits.itemsPerUserOrderableCollection,
      ...(await counts.mostItems(scope, 'course')),
    },
    redirects: ofSite(REDIRECT_LIMIT, await countAdded(scope)),
    staff: ofSite(limits.staff, await countPeople(scope)),
    domains: ofSite(mostDomains, (await listDomains(scope)).length),
    'image-bytes': each(uploadLimits.bytes),
    'image-pixels': each(uploadLimits.pixels),
    'video-bytes': each(mediaKinds.video.bytes),
    'audio-bytes': each(mediaKinds.audio.bytes),
    'download-bytes': each(env.LIMIT_DOWNLOAD_MEGABYTES * MEGABYTE),
    'image-folders': ofSite(folderLimits.most, (await listFolders(scope)).length),
    forms: ofSite(formLimits.formsPerSite, await countForms(scope)),
    'fields-per-form': each(formLimits.fieldsPerForm),
    'form-file-bytes': each(formLimits.fileMegabytes * MEGABYTE),
    'form-files-bytes': ofSite(env.LIMIT_FORM_FILES_MEGABYTES * MEGABYTE, await bytesOfFormFiles(scope, 'all')),
    'newsletter-lists': ofSite(newsletterLimits.lists, await countLists(scope)),
    'newsletter-segments': ofSite(newsletterLimits.segments, await countSegments(scope)),
    'import-bytes': each(importLimits.bytes),
    'import-records': each(importLimits.records),
    'subscriber-import-rows': each(newsletterLimits.importRows),
    'requests-per-minute': each(DEFAULT_PER_MINUTE * env.RATE_LIMIT_MULTIPLIER),
  }
  return limitIds.map((id) => ({ id, ...entries[id] }))
}
