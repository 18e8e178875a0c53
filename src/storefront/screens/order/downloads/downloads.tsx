import { Download } from 'lucide-react'
import { formatDate } from '#shared/dates/format.ts'
import type { DownloadState } from '#shared/downloads/rules.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { OrderModel } from '../model.ts'
import { orderPageTexts } from '../texts.ts'

/**
 * The files of the order. Plain links, without a `download` attribute: the server makes the browser save the file, and
 * a refusal is a readable page.
 */
export function Downloads({ model }: { readonly model: OrderModel }) {
  const { downloads, order, moneyFormat, timeZone } = model
  // For a canceled order the page has already said so.
  if (downloads.length === 0 || order.state === 'cancelled') return null
  const day = (at: number) => formatDate(at, { locale: moneyFormat.locale ?? 'en-US', timeZone })
  return (
    <section aria-labelledby="order-downloads">
      <h2 id="order-downloads">{orderPageTexts.yourDownloads}</h2>
      <ul className="order-downloads">
        {downloads.map((one) => (
          <li key={one.id}>
            <div className="order-download-words">
              <h3>{one.filename}</h3>
              <p>
                {formatFileSize(one.bytes)}
                {one.state === 'open' && orderPageTexts.downloadsLeft(one.left, day(one.expiresAt))}
              </p>
              {one.state !== 'open' && <p>{over[one.state]}</p>}
            </div>
            {one.state === 'open' && (
              <a
                className="button"
                href={one.href}
                rel="nofollow"
                aria-label={orderPageTexts.downloadFile(one.filename)}
              >
                <Download aria-hidden />
                {orderPageTexts.download}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const over: Readonly<Record<Exclude<DownloadState, 'open'>, string>> = {
  closed: orderPageTexts.downloadClosed,
  expired: orderPageTexts.downloadExpired,
  'used-up': orderPageTexts.downloadUsedUp,
}
