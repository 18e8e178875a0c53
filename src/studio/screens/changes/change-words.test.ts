import { expect, test } from 'vitest'
import { changeInWords, changeNouns } from './change-words.ts'

test.each([
  [{ noun: 'product', kind: 'updated', titles: ['Mug'], count: 1 }, 'Product “Mug” edited'],
  [{ noun: 'product', kind: 'created', titles: ['Mug', 'Jar'], count: 2 }, 'Products “Mug” and “Jar” created'],
  [
    { noun: 'product', kind: 'deleted', titles: ['Mug', 'Jar', 'Bowl'], count: 42 },
    'Products “Mug”, “Jar”, “Bowl” and 39 more deleted',
  ],
  [
    { noun: 'category', kind: 'deleted', titles: ['A', 'B', 'C'], count: 4 },
    'Categories “A”, “B”, “C” and 1 more deleted',
  ],
  [{ noun: 'product', kind: 'mixed', titles: [], count: 7 }, '7 products changed'],
  [{ noun: 'stock', kind: 'updated', titles: ['Mug'], count: 1 }, 'Stock of “Mug” edited'],
  [{ noun: 'stock', kind: 'updated', titles: ['Mug', 'Jar'], count: 2 }, 'Stock of 2 variants edited'],
  [{ noun: 'navigation', kind: 'updated', titles: [], count: 1 }, 'Navigation edited'],
  [{ noun: 'product-order', kind: 'updated', titles: ['Mug'], count: 1 }, 'Product “Mug” moved'],
  [{ noun: 'collection', kind: 'created', titles: ['Shop'], count: 1 }, 'Store page “Shop” created'],
  [
    { noun: 'collection', kind: 'deleted', titles: ['Shop'], count: 1, isUndo: true },
    'Store page “Shop” deleted (undo)',
  ],
  [{ noun: 'form', kind: 'updated', titles: ['Contact'], count: 1 }, 'Form “Contact” edited'],
  [{ noun: '', kind: 'created', titles: ['Mugs', 'Mug'], count: 9, filename: 'a.csv' }, 'a.csv imported: 9 items'],
  [
    { noun: '', kind: 'deleted', titles: ['Mugs'], count: 353, filename: 'a.csv', isUndo: true },
    'Import of a.csv undone: 353 items',
  ],
  [{ noun: 'styles', kind: 'updated', titles: [''], count: 1 }, 'Site styles edited'],
  [{ noun: 'consent', kind: 'updated', titles: [''], count: 1 }, 'Cookie banner edited'],
  [{ noun: 'custom-code', kind: 'updated', titles: [''], count: 1 }, 'Custom code edited'],
  [{ noun: 'settings', kind: 'updated', titles: ['Payments, Tax'], count: 1 }, 'Store settings edited: Payments, Tax'],
  [{ noun: 'account', kind: 'updated', titles: ['Olive'], count: 1 }, 'Account “Olive” edited'],
  [{ noun: 'captcha', kind: 'deleted', titles: [''], count: 1 }, 'reCAPTCHA keys deleted'],
  [{ noun: 'stripe', kind: 'created', titles: [''], count: 1 }, 'Stripe keys created'],
  [{ noun: 'paypal', kind: 'deleted', titles: [''], count: 1 }, 'PayPal keys deleted'],
  [{ noun: 'mail-server', kind: 'updated', titles: ['smtp.example.com'], count: 1 }, 'Mail server edited'],
  [{ noun: 'file', kind: 'updated', titles: ['kiln.jpg'], count: 1 }, 'Image “kiln.jpg” edited'],
  [{ noun: 'newsletter-list', kind: 'deleted', titles: ['Workshops'], count: 1 }, 'List “Workshops” deleted'],
  [{ noun: 'footer-form', kind: 'updated', titles: ['News'], count: 1 }, 'Form “News” put in the footer'],
  [{ noun: 'footer-form', kind: 'updated', titles: [''], count: 1 }, 'Form removed from the footer'],
  [
    { noun: 'subscriber', kind: 'created', titles: ['12 imported into “News”', '3 given a name'], count: 2 },
    'Subscribers: 12 imported into “News”, 3 given a name',
  ],
  [{ noun: 'item', kind: 'updated', titles: ['First firing'], count: 1 }, 'Collection item “First firing” edited'],
  [{ noun: 'item-collection', kind: 'created', titles: ['Journal'], count: 1 }, 'Collection “Journal” created'],
  [{ noun: 'customer', kind: 'updated', titles: ['Ada'], count: 1 }, 'Customer “Ada” edited'],
  [
    { noun: 'customer', kind: 'merged', titles: ['Nina Petrova', 'n@example.com'], count: 2 },
    'Customer “Nina Petrova” merged into “n@example.com”',
  ],
  [{ noun: 'customer', kind: 'merged', titles: ['', ''], count: 2, isUndo: true }, '2 customers merged (undo)'],
  [{ noun: 'something', kind: 'updated', titles: [], count: 2 }, '2 somethings edited'],
] as const)('%j', (change, words) => {
  expect(changeInWords({ filename: '', isUndo: false, ...change, titles: [...change.titles] })).toBe(words)
})

test.each(['styles', 'experiments', 'analytics-goals', 'analytics-notes', 'item', 'item-collection'])(
  'changes of %s can be chosen by their type',
  (noun) => {
    expect(Object.keys(changeNouns)).toContain(noun)
  },
)
