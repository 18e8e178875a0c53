import { customerFinder } from './customers/find-customers.ts'
import { emailFinder } from './emails/find-emails.ts'
import { formFinder } from './forms/definition/find-forms.ts'
import { invoiceFinder } from './invoices/find-invoices.ts'
import { subscriberFinder } from './newsletter/find-subscribers.ts'
import { orderFinder } from './orders/find-orders.ts'
import { itemFinder } from './page-finders/find-collections-and-items.ts'
import { pageFinder } from './page-finders/find-pages-and-sections.ts'
import type { NounFinder } from './palette/find.ts'
import { productFinder } from './products/find-products.ts'

/** What the search of the studio finds, one line per noun, in the order of its results. */
export const finders: readonly NounFinder[] = [
  orderFinder,
  invoiceFinder,
  customerFinder,
  productFinder,
  subscriberFinder,
  emailFinder,
  formFinder,
  pageFinder,
  itemFinder,
]
