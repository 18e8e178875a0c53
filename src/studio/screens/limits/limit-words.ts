import { formatSizeLimit } from '#shared/files/file-size.ts'
import type { LimitId } from '#shared/usage/api.ts'

interface LimitWords {
  readonly title: string
  /** What happens at the limit. */
  readonly effect: string
  readonly unit?: 'bytes' | 'pixels'
}

const deleteFirst = 'At this number, no more can be added until you delete one.'
const refused = 'A larger file is refused before it is stored.'

/** The limits as text. */
export const limitWords: Readonly<Record<LimitId, LimitWords>> = {
  'products-per-store-page': {
    title: 'Products in a store page',
    effect:
      'At this number, no more can be added to this store page. Delete one, choose another store page, or import with a higher limit.',
  },
  'categories-per-store-page': { title: 'Categories in a store page', effect: deleteFirst },
  'variants-per-product': { title: 'Variants of a product', effect: 'A product with more can’t be saved.' },
  'options-per-product': { title: 'Options of a product', effect: 'A product with more can’t be saved.' },
  'files-per-product': { title: 'Files of a digital product', effect: 'A product with more can’t be saved.' },
  'lines-per-cart': {
    title: 'Different items in a cart',
    effect: 'Customers are asked to check out first, or to remove an item.',
  },
  'quantity-per-line': { title: 'Quantity of an item in a cart', effect: 'Customers can’t enter a larger quantity.' },
  discounts: { title: 'Discounts', effect: deleteFirst },
  'automatic-discounts': {
    title: 'Automatic discounts that are on',
    effect: 'At this number, no more can be turned on until you turn one off.',
  },
  'codes-per-discount': {
    title: 'Single-use codes of a discount',
    effect: 'At this number, no more can be generated for it.',
  },
  pages: { title: 'Pages', effect: 'There is no limit.' },
  'sections-per-page': { title: 'Sections of a page', effect: 'The editor adds no more to this page.' },
  'blocks-per-page': { title: 'Blocks of a page', effect: 'The editor adds no more to this page.' },
  'shared-sections': { title: 'Shared sections', effect: deleteFirst },
  'shared-sections-per-page': { title: 'Shared sections on a page', effect: 'The editor adds no more to this page.' },
  'versions-per-page': { title: 'Saved versions of a page', effect: 'No more can be saved until you delete one.' },
  'images-per-gallery': { title: 'Images in a gallery', effect: 'The editor adds no more to this gallery.' },
  'projects-per-portfolio': { title: 'Projects in a portfolio', effect: deleteFirst },
  'tracks-per-album': { title: 'Tracks of an album', effect: deleteFirst },
  'lessons-per-course': { title: 'Lessons of a course', effect: deleteFirst },
  redirects: {
    title: 'Redirects that you added',
    effect: 'At this number, no more can be added until you delete one. Redirects from changed URLs are not counted.',
  },
  domains: { title: 'Domains', effect: 'At this number, no more can be added until you remove one.' },
  staff: {
    title: 'Staff',
    effect: 'At this number, including invitations, no one can be invited until you remove someone.',
  },
  'image-bytes': { title: 'Size of an image', effect: refused, unit: 'bytes' },
  'image-pixels': {
    title: 'Pixels of an image',
    effect: 'An image with more is refused before it is stored.',
    unit: 'pixels',
  },
  'video-bytes': { title: 'Size of a video', effect: refused, unit: 'bytes' },
  'audio-bytes': { title: 'Size of an audio file', effect: refused, unit: 'bytes' },
  'download-bytes': { title: 'Size of a file of a digital product', effect: refused, unit: 'bytes' },
  'image-folders': { title: 'Folders of images', effect: deleteFirst },
  forms: { title: 'Forms', effect: deleteFirst },
  'fields-per-form': { title: 'Fields of a form', effect: 'A form with more can’t be saved.' },
  'form-file-bytes': {
    title: 'Size of a file in a response',
    effect: 'Visitors are asked to choose a smaller file.',
    unit: 'bytes',
  },
  'form-files-bytes': {
    title: 'All files in responses together',
    effect: 'Visitors can’t attach files until you delete responses with files.',
    unit: 'bytes',
  },
  'newsletter-lists': { title: 'Newsletter lists', effect: deleteFirst },
  'newsletter-segments': { title: 'Newsletter segments', effect: deleteFirst },
  'import-bytes': { title: 'Size of a file of products to import', effect: refused, unit: 'bytes' },
  'import-records': {
    title: 'Rows of a file of products to import',
    effect: 'A file with more is refused. Split it into several files.',
  },
  'subscriber-import-rows': {
    title: 'Rows of a file of subscribers',
    effect: 'A file with more is refused. Split it into several files.',
  },
  'requests-per-minute': {
    title: 'Requests to one call in a minute, from one address',
    effect: 'More are refused until the minute is over. Some calls, such as signing in, have lower limits.',
  },
}

/** The groups of the screen, with the limits in their order. */
export const limitGroups: readonly { readonly title: string; readonly ids: readonly LimitId[] }[] = [
  {
    title: 'Store',
    ids: [
      ...([
        'products-per-store-page',
        'categories-per-store-page',
        'variants-per-product',
        'options-per-product',
      ] as const),
      ...(['files-per-product', 'lines-per-cart', 'quantity-per-line'] as const),
      ...(['discounts', 'automatic-discounts', 'codes-per-discount'] as const),
    ],
  },
  {
    title: 'Website',
    ids: [
      ...(['pages', 'sections-per-page', 'blocks-per-page', 'shared-sections', 'shared-sections-per-page'] as const),
      ...(['versions-per-page', 'images-per-gallery', 'projects-per-portfolio', 'tracks-per-album'] as const),
      ...(['lessons-per-course', 'redirects', 'domains', 'staff'] as const),
    ],
  },
  {
    title: 'Files',
    ids: ['image-bytes', 'image-pixels', 'video-bytes', 'audio-bytes', 'download-bytes', 'image-folders'],
  },
  {
    title: 'Forms and newsletter',
    ids: ['forms', 'fields-per-form', 'form-file-bytes', 'form-files-bytes', 'newsletter-lists', 'newsletter-segments'],
  },
  {
    title: 'Imports and requests',
    ids: ['import-bytes', 'import-records', 'subscriber-import-rows', 'requests-per-minute'],
  },
]

/** A number of a limit as text: '12', '20 MB', '64 million pixels'. */
export function amountInWords(amount: number, unit: LimitWords['unit']): string {
  if (unit === 'bytes') return formatSizeLimit(amount)
  return unit === 'pixels' ? `${amount / 1_000_000} million` : amount.toLocaleString('en-US')
}
