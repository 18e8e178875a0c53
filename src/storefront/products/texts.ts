/** Texts that visitors read: a product: its pictures, its price and the form that adds it to the cart. Some are fixed: docs/compatibility.md#texts. */
export const productTexts = {
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  quickView: 'Quick View',
  close: 'Close',
  adding: 'Adding…',
  added: 'Added!',
  unavailable: 'Unavailable',
  soldOut: 'sold out',
  selectVariant: 'Select {variantName}',
  /** The label of a gift card’s values. */
  value: 'Value',
  quantity: 'Quantity',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  soldOutNote: ' (sold out)',
  unavailableNote: ' (unavailable)',
  from: (price: string) => `from ${price}`,
  imagesOf: (title: string) => `Images of ${title}`,
  enlargeImage: (image: number, images: number) => `Enlarge image ${image} of ${images}`,
  showImage: (image: number, images: number) => `Show image ${image} of ${images}`,
  addedProduct: (title: string, pieces: string) => `Added! ${title}. Items in the cart: ${pieces}`,
} as const
