import { Images } from 'lucide-react'
import { limits } from '#shared/limits.ts'
import { type GalleryDesign, galleryNumbers } from '#shared/pages/blocks/gallery.ts'
import { aspectRatioChoices } from '../aspect-ratio-choices.ts'
import { type BlockFacts, linkField, type SettingField } from '../editing-facts.ts'

type Settings = Readonly<Record<string, unknown>>
const isOf =
  (...designs: readonly GalleryDesign[]) =>
  ({ design }: Settings) =>
    designs.includes(design as GalleryDesign)
const moves = isOf('slideshow', 'slider')
const hasStrip = (settings: Settings) => isOf('slideshow')(settings) && settings.thumbnails === true
const hasWords = (settings: Settings) => (moves(settings) ? settings.showMeta : settings.showMetaBasic) === true
const itemsOf = ({ items }: Settings) => items as readonly { readonly href: string | null }[]

type Numbers = typeof galleryNumbers
const numberField = <Name extends keyof Numbers & string>(
  name: Name,
  label: string,
  unit: string,
  isShown: (settings: Settings) => boolean,
): SettingField<Name> => {
  const { least, most } = galleryNumbers[name]
  return { name, label, input: { kind: 'number', least, most, unit }, isShown }
}

const checkField = <Name extends string>(
  name: Name,
  label: string,
  isShown: (settings: Settings) => boolean,
): SettingField<Name> => ({ name, label, input: { kind: 'check' }, isShown })

export const galleryFacts: BlockFacts<'gallery'> = {
  name: 'Gallery',
  group: 'media',
  keywords: 'images photos grid slideshow carousel slider stack lightbox',
  icon: Images,
  columns: 12,
  emptyText: 'Add images in the panel. You can select or drop several at once.',
  first: {
    items: [],
    design: 'grid',
    autoplay: false,
    autoplayDuration: galleryNumbers.autoplayDuration.first,
    controls: true,
    autoCrop: true,
    aspectRatio: 'square',
    thumbnails: true,
    squareThumbs: true,
    thumbnailStripHeight: galleryNumbers.thumbnailStripHeight.first,
    thumbnailStripMargin: galleryNumbers.thumbnailStripMargin.first,
    showMetaBasic: false,
    showMeta: false,
    showMetaOnlyTitle: false,
    metaPosition: 'bottom',
    showMetaOnHover: false,
    activeAlignment: 'center',
    thumbnailsPerRow: galleryNumbers.thumbnailsPerRow.first,
    padding: galleryNumbers.padding.first,
    lightbox: true,
    lightboxTheme: 'dark',
    maxWidth: galleryNumbers.maxWidth.first,
    newWindow: false,
    transparentBackground: false,
  },
  fields: [
    {
      name: 'items',
      label: 'Images',
      input: {
        kind: 'pictures',
        most: limits.itemsPerUserOrderableCollection,
        first: { title: '', description: '', href: null },
        uploaded: { media: 'file-image' },
        chosen: { media: 'reused-image' },
        fields: [
          { name: 'title', label: 'Title', input: { kind: 'line', most: 200 } },
          { name: 'description', label: 'Description', input: { kind: 'lines', most: 1000 } },
          {
            ...linkField('href', false),
            description: 'A page, a path or a full URL. A video on YouTube or Vimeo plays here.',
          },
        ],
      },
    },
    {
      name: 'design',
      label: 'Design',
      input: {
        kind: 'choice',
        choices: [
          { value: 'grid', label: 'Grid' },
          { value: 'slideshow', label: 'Slideshow' },
          { value: 'slider', label: 'Carousel' },
          { value: 'stacked', label: 'Stacked' },
        ],
      },
    },
    checkField('autoCrop', 'Crop images', (settings) => !isOf('stacked')(settings)),
    {
      name: 'aspectRatio',
      label: 'Aspect ratio',
      input: { kind: 'choice', choices: aspectRatioChoices },
      isShown: (settings) =>
        isOf('grid', 'slideshow')(settings) || (isOf('slider')(settings) && settings.autoCrop === true),
    },
    checkField(
      'transparentBackground',
      'Transparent background',
      (settings) => !isOf('stacked')(settings) && settings.autoCrop === false,
    ),
    numberField(
      'maxWidth',
      'Widest image',
      ' %',
      (settings) => isOf('slider')(settings) && settings.autoCrop === false,
    ),
    numberField('thumbnailsPerRow', 'Images per row', '', isOf('grid')),
    numberField('padding', 'Space between images', ' px', isOf('grid', 'slider', 'stacked')),
    {
      name: 'activeAlignment',
      label: 'Alignment of the current image',
      input: {
        kind: 'choice',
        choices: [
          { value: 'left', label: 'Left' },
          { value: 'center', label: 'Center' },
          { value: 'right', label: 'Right' },
        ],
      },
      isShown: isOf('slider'),
    },
    checkField('controls', 'Show next and previous buttons', moves),
    checkField('autoplay', 'Play automatically', moves),
    numberField(
      'autoplayDuration',
      'Time per image',
      ' s',
      (settings) => moves(settings) && settings.autoplay === true,
    ),
    checkField('thumbnails', 'Show thumbnails', isOf('slideshow')),
    checkField('squareThumbs', 'Crop thumbnails to squares', hasStrip),
    numberField('thumbnailStripHeight', 'Height of thumbnails', ' px', hasStrip),
    numberField('thumbnailStripMargin', 'Space above thumbnails', ' px', hasStrip),
    checkField('showMetaBasic', 'Show title and description', isOf('grid', 'stacked')),
    checkField('showMeta', 'Show title and description', moves),
    checkField('showMetaOnlyTitle', 'Only the title', hasWords),
    {
      name: 'metaPosition',
      label: 'Position of the text',
      input: {
        kind: 'choice',
        choices: [
          { value: 'top', label: 'Top' },
          { value: 'top-left', label: 'Top left' },
          { value: 'top-right', label: 'Top right' },
          { value: 'center', label: 'Center' },
          { value: 'bottom', label: 'Bottom' },
          { value: 'bottom-left', label: 'Bottom left' },
          { value: 'bottom-right', label: 'Bottom right' },
        ],
      },
      isShown: (settings) => moves(settings) && settings.showMeta === true,
    },
    checkField(
      'showMetaOnHover',
      'Show the text on hover',
      (settings) => moves(settings) && settings.showMeta === true,
    ),
    checkField('lightbox', 'Open images in a lightbox', (settings) =>
      itemsOf(settings).some(({ href }) => href === null),
    ),
    {
      name: 'lightboxTheme',
      label: 'Lightbox theme',
      input: {
        kind: 'choice',
        choices: [
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ],
      },
      isShown: ({ lightbox }) => lightbox === true,
    },
    checkField('newWindow', 'Open links in a new window', (settings) =>
      itemsOf(settings).some(({ href }) => href !== null),
    ),
  ],
}
