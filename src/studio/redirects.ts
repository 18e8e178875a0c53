import { type RouteObject, redirect } from 'react-router'
import { ADD } from './kit/use-asked-to-add.ts'

/** Lists that add something in a dialog, which opens with the list at `/new`. */
const listsWithDialog = [
  'api-keys',
  'collections',
  'customers',
  'forms',
  'gift-cards',
  'pages',
  'redirects',
  'staff',
  'stock/counts',
  'subscribers',
  'webhooks',
]

/** Screens that add something in themselves, and lists of what comes from elsewhere, such as from an order. */
const otherLists = [
  'categories',
  'domains',
  'emails',
  'images',
  'imports',
  'invoices',
  'returns',
  'reviews',
  'subscriptions',
  'withdrawals',
]

/** Paths that people type or have bookmarked, such as those of earlier versions. */
export const redirects: RouteObject[] = [
  { path: '/letters', loader: ({ request }) => redirect(`/emails${new URL(request.url).search}`) },
  { path: '/letters/:emailId', loader: ({ params }) => redirect(`/emails/${params.emailId}`) },
  { path: '/orders/new', loader: () => redirect('/draft-orders/new') },
  ...listsWithDialog.map((list) => ({ path: `/${list}/new`, loader: () => redirect(`/${list}?${ADD}`) })),
  ...otherLists.map((list) => ({ path: `/${list}/new`, loader: () => redirect(`/${list}`) })),
]
