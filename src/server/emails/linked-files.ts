import { downloadState } from '#shared/downloads/rules.ts'
import type { Order, OrderDownload } from '#shared/orders/schema.ts'
import type { OrderLinks } from './email.ts'

/** The files of an order that an email shows: those that were open when it was written have links. */
export const linkedFiles = (
  { downloads }: Pick<Order, 'downloads'>,
  links: Pick<OrderLinks, 'downloads'>,
): OrderDownload[] => downloads.filter(({ id }) => links.downloads[id] !== undefined)

/** Links to the files of an order that can be downloaded now, by their ids. */
export const linkFiles = (order: Order, hrefOf: (file: OrderDownload) => string): OrderLinks['downloads'] =>
  Object.fromEntries(
    order.downloads
      .filter((file) => downloadState(file, order, Date.now()) === 'open')
      .map((file) => [file.id, hrefOf(file)]),
  )
