import { listIn, type Messages, numberIn, wordsIn } from '#shared/http/facts.ts'
import { limits } from '#shared/limits.ts'
import { BULK_LIMIT } from './bulk-limit.ts'

/** Sentences for the failures of products. Clients compare those for visitors: docs/compatibility.md#texts. */
export const productMessages = {
  'denomination-unselected': () => 'Select a denomination for the Gift Card',
  'kind-not-sellable': () => 'Access to pages can’t be sold yet. Choose another product type, or delete the product.',
  'gift-card-without-value': () => 'Enter an amount above 0 for each value.',
  /** Facts: `part`, the item of a bundle that is short. */
  'not-enough-stock': (facts) => `Sorry, we do not have enough of ${wordsIn(facts, 'part') || 'that item'} available.`,
  /** Facts: `options`, the names of the options without a choice. */
  'option-unselected': (facts) => {
    const options = listIn(facts, 'options')
    if (options.length < 2) return `Please select the ${options[0] ?? ''} option.`
    if (options.length === 2) return `Please select the ${options[0]} and ${options[1]} options.`
    return `Please select the ${options.slice(0, -1).join(', ')} and ${options.at(-1)} options.`
  },
  'product-not-found': () => 'This product no longer exists.',
  'product-unavailable': () => 'Sorry, this item is no longer available.',
  'quantity-not-a-number': () => 'Quantity must be a number.',
  'quantity-not-whole': () => 'Quantity must be a whole number',
  'quantity-out-of-range': () => `Quantity must be between ${limits.quantityMinimum} and ${limits.quantityMaximum}.`,
  'too-many-products': (facts) =>
    `A store page can have up to ${numberIn(facts, 'limit', limits.productsPerCollection)} products. Delete one or choose another store page.`,
  'too-many-selected': () =>
    `You can change ${BULK_LIMIT.toLocaleString('en-US')} products at once. Use the filters to select fewer.`,
  'too-many-variants': () => `A product can have up to ${limits.variantsPerProduct} variants.`,
  /** Facts: `urlId`. */
  'url-id-taken': (facts) => `Another page already uses the URL “${wordsIn(facts, 'urlId')}”.`,
  'variant-incomplete': () => 'Every variant needs a value for each option.',
  'variant-repeated': () => 'Two variants have the same option values. Each combination can be used only once.',
  'sku-taken': (facts) => `Another variant already uses the SKU “${wordsIn(facts, 'sku')}”.`,
  'variant-unavailable': () => 'Sorry, that item variant is unavailable. Please select another variant.',
  'option-repeated': () => 'Two options have the same name. Each name can be used only once.',
  'own-amounts-reversed': () => 'The largest amount can’t be lower than the smallest.',
  'picture-not-found': () => 'One of the images no longer exists. Remove it or add it again.',
  'price-not-payable': () => 'Enter whole amounts: this currency has no decimals.',
  'publish-time-missing': () => 'Choose a publish date.',
  'quantity-breaks-unordered': () =>
    'Each quantity discount needs a larger quantity and a lower price than the one before.',
  'sale-price-too-high': () => 'A sale price must be lower than the price.',
  'subscription-not-allowed': () => 'Only physical products and services can be sold as subscriptions.',
  'subscription-not-offered': () => 'This item isn’t sold as a subscription.',
  'subscription-plan-unclear': () =>
    'Choose how often the subscription renews, and more than one payment where it ends.',
  'trial-price-too-high': () => 'The price of the trial must be lower than the price of each variant.',
} satisfies Messages
