import type { DownloadState } from '#shared/downloads/rules.ts'
import { defineScreen } from '../../document/screen.ts'

/** Why a link does not give its file: how the file stands, that nothing is known of the link, or that it cannot be read. */
export type DownloadRefusal = Exclude<DownloadState, 'open'> | 'unknown' | 'away'

export interface DownloadModel {
  readonly refusal: DownloadRefusal
  /** The order's page; null where nobody has shown to be its buyer. */
  readonly orderHref: string | null
}

/** The page behind a link that gives no file any more: what is the matter, and what to do. */
export const downloadScreen = defineScreen<DownloadModel>({
  component: DownloadScreen,
  styles: ['screens/not-found/screen'],
})

export const downloadTitles: Readonly<Record<DownloadRefusal, string>> = {
  closed: 'This download is closed',
  expired: 'This link has expired',
  'used-up': 'This link is used up',
  unknown: 'This link doesn’t work',
  away: 'The file cannot be read right now',
}

const sentences: Readonly<Record<DownloadRefusal, string>> = {
  closed:
    'Files can be downloaded while their order is paid and not cancelled. If you think that it is, reply to your order letter.',
  expired: 'The time for this download is over. Reply to your order letter, and the shop will open it for you again.',
  'used-up':
    'The file has been downloaded as often as it can be. Reply to your order letter, and the shop will open it for you again.',
  unknown:
    'Part of the address may be missing. Open the link in your letter again, or reply to the letter and the shop will send you a new one.',
  away: 'This is our fault, and it did not count as a download. Please try again in a few minutes.',
}

function DownloadScreen({ model: { refusal, orderHref } }: { model: DownloadModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{downloadTitles[refusal]}</h1>
        <p className="lead">{sentences[refusal]}</p>
        <p>
          <a className="button" href={orderHref ?? '/'}>
            {orderHref ? 'Your order' : 'To the shop'}
          </a>
        </p>
      </div>
    </div>
  )
}
