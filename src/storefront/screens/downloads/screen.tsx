import type { DownloadState } from '#shared/downloads/rules.ts'
import { defineScreen } from '../../document/screen.ts'
import { downloadPageTexts } from './texts.ts'

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
  closed: downloadPageTexts.closedTitle,
  expired: downloadPageTexts.expiredTitle,
  'used-up': downloadPageTexts.usedUpTitle,
  unknown: downloadPageTexts.unknownTitle,
  away: downloadPageTexts.awayTitle,
}

const sentences: Readonly<Record<DownloadRefusal, string>> = {
  closed: downloadPageTexts.closed,
  expired: downloadPageTexts.expired,
  'used-up': downloadPageTexts.usedUp,
  unknown: downloadPageTexts.unknown,
  away: downloadPageTexts.away,
}

function DownloadScreen({ model: { refusal, orderHref } }: { model: DownloadModel }) {
  return (
    <div className="wrap not-found">
      <div className="not-found-words">
        <h1>{downloadTitles[refusal]}</h1>
        <p className="lead">{sentences[refusal]}</p>
        <p>
          <a className="button" href={orderHref ?? '/'}>
            {orderHref ? downloadPageTexts.viewOrder : downloadPageTexts.goToShop}
          </a>
        </p>
      </div>
    </div>
  )
}
