import type { DownloadState } from '#shared/downloads/rules.ts'
import { defineScreen } from '../../document/screen.ts'

/** Why a link does not return its file: the file's state, an unknown link, or a file that cannot be read. */
export type DownloadRefusal = Exclude<DownloadState, 'open'> | 'unknown' | 'away'

export interface DownloadModel {
  readonly refusal: DownloadRefusal
  /** The order's page; null unless the visitor has proved to be its buyer. */
  readonly orderHref: string | null
}

/** The page of a download link that does not work any more: the reason, and what to do. */
export const downloadScreen = defineScreen<DownloadModel>({
  component: DownloadScreen,
  styles: ['screens/not-found/screen'],
})

export const downloadTitles: Readonly<Record<DownloadRefusal, string>> = {
  closed: 'This download is no longer available',
  expired: 'This link has expired',
  'used-up': 'Download limit reached',
  unknown: 'This link doesn’t work',
  away: 'The file isn’t available right now',
}

const sentences: Readonly<Record<DownloadRefusal, string>> = {
  closed:
    'Files can be downloaded while their order is paid and not canceled. If you think this is a mistake, contact the shop.',
  expired: 'This download link is no longer valid. Contact the shop to get a new one.',
  'used-up': 'You’ve used all downloads of this file. Contact the shop to get a new link.',
  unknown: 'Part of the link may be missing. Open the link in your email again, or contact the shop to get a new one.',
  away: 'This didn’t count as a download. Try again in a few minutes.',
}

function DownloadScreen({ model: { refusal, orderHref } }: { model: DownloadModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{downloadTitles[refusal]}</h1>
        <p className="lead">{sentences[refusal]}</p>
        <p>
          <a className="button" href={orderHref ?? '/'}>
            {orderHref ? 'View your order' : 'Go to the shop'}
          </a>
        </p>
      </div>
    </div>
  )
}
