import type { Product } from './schema.ts'

/** Defaults of a product: taxed, without texts, pictures or categories. */
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
  subscriptionPlan: null,
  additionalFieldsFormId: null,
  seoTitle: '',
  seoDescription: '',
  taxable: true,
  taxCategoryId: '',
  withdrawalExemption: null,
} satisfies Partial<Product>
