/** Texts that visitors read: galleries. */
export const galleryTexts = {
  gallery: 'Gallery',
  carousel: 'carousel',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  thumbnails: 'Thumbnails',
  position: (image: number, images: number) => `Image ${image} of ${images}`,
  enlargeImage: (image: number, images: number) => `Enlarge image ${image} of ${images}`,
  showImage: (image: number, images: number) => `Show image ${image} of ${images}`,
} as const
