import type { InformationLine } from '../src/shared/product-information/schema.ts'

/** Information on all product pages of the demo, in accordance with its shipping zones and policies. */
export const productInformation: InformationLine[] = [
  {
    title: 'Shipping',
    html: '<p>Ground shipping in the United States is $9.00, and free on orders of $120.00 or more. It takes 3 to 5 business days. We ship to Canada and Europe by tracked air mail, in 7 to 12 business days. <a href="/policies/shipping">Shipping policy</a></p>',
    shownWith: 'physical',
  },
  {
    title: 'Returns',
    html: '<p>Return unused items within 30 days for a full refund. If something arrives broken, send us a photo within 14 days and we replace it. <a href="/policies/returns">Return policy</a></p>',
    shownWith: 'physical',
  },
  {
    title: 'Care',
    html: '<p>Our stoneware goes in the dishwasher and the microwave. Let it warm up before it goes into a hot oven, and keep it out of the freezer. Bare clay may darken with use; a paste of baking soda takes stains off.</p>',
    shownWith: 'physical',
  },
]
