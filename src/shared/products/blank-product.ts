import type { Product } from './schema.ts'

/** What a product says of itself before anybody has said anything: taxed, without texts, pictures or categories. */
export const blankProduct = {
  publishAt: null,
  body: '',
  excerpt: '',
  tags: [],
  categoryIds: [],
  options: [],
  pictures: [],
  files: [],
  useCustomAddButtonText: false,
  customAddButtonText: '',
  customSoldOutText: '',
  scarcity: null,
  relatedProductIds: [],
  isSubscribable: false,
  additionalFieldsFormId: null,
  seoTitle: '',
  seoDescription: '',
  taxable: true,
} satisfies Partial<Product>
