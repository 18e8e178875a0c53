/** Texts that visitors read: the enlarged pictures of a product. */
export const lightboxTexts = {
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  close: 'Close',
  imagesOf: (title: string) => `Images of ${title}`,
  position: (image: number, images: number) => `${image} of ${images}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
} as const
