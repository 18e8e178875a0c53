/** Texts that visitors read: a product: its pictures, its price and the form that adds it to the cart. Some are fixed: docs/compatibility.md#texts. */
export const productTexts = {
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
  trial: (begin: string) => `${begin} for new customers`,
  quickView: 'Quick View',
  close: 'Close',
  adding: 'Adding…',
  added: 'Added!',
  unavailable: 'Unavailable',
  soldOut: 'sold out',
  selectVariant: 'Select {variantName}',
  /** The label of a gift card’s values. */
  value: 'Value',
  /** The choice of an own amount, beside a gift card’s values. */
  otherAmount: 'Other amount',
  amount: 'Amount',
  amountsBetween: (least: string, most: string) => `From ${least} to ${most}`,
  quantity: 'Quantity',
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
  soldOutNote: ' (sold out)',
  unavailableNote: ' (unavailable)',
  from: (price: string) => `from ${price}`,
  /** Before a unit price, for screen readers. */
  unitPriceLabel: 'Unit price:',
  /** A price for a quantity: '€2.50 / 100 g'. */
  unitPrice: (price: string, quantity: string) => `${price} / ${quantity}`,
  lowestPrice: (price: string) => `Lowest price in the last 30 days: ${price}`,
  /** Below a price in shops of the EU. */
  taxTerms: { included: 'Tax included.', added: 'Tax is added at checkout.' },
  shipping: 'Shipping',
  shippingTerms: ' is calculated at checkout.',
  items: (count: number) => (count === 1 ? 'item' : `${count} items`),
  imagesOf: (title: string) => `Images of ${title}`,
  enlargeImage: (image: number, images: number) => `Enlarge image ${image} of ${images}`,
  showImage: (image: number, images: number) => `Show image ${image} of ${images}`,
  addedProduct: (title: string, pieces: string) => `Added! ${title}. Items in the cart: ${pieces}`,
} as const
