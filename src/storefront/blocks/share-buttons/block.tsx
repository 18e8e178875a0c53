import { Share2 } from 'lucide-react'
import { type ShareTarget, shareTargets } from '#shared/pages/blocks/share-buttons.ts'
import type { ShareButtonsModel } from '../model.ts'
import { NetworkIcon } from '../social-links/block.tsx'
import { blockTexts } from '../texts.ts'
import { shareHref } from './share-href.ts'
import { shareTexts } from './texts.ts'

/** Plain links that share the page, and a button that opens the browser's own dialog. */
export function ShareButtonsBlock({ block }: { block: ShareButtonsModel }) {
  const { hasNative, position, page } = block
  return (
    <ul className={`share-block is-${position}`} aria-label={shareTexts.share}>
      {hasNative && (
        <li className="share-native">
          <button type="button" data-share={page.url} data-share-title={page.title}>
            <Share2 aria-hidden />
            {shareTexts.shareShort}
          </button>
        </li>
      )}
      {shareTargets
        .filter((target) => block[target])
        .map((target) => (
          <li key={target}>
            <ShareLink target={target} href={shareHref(target, page)} />
          </li>
        ))}
    </ul>
  )
}

function ShareLink({ target, href }: { target: ShareTarget; href: string }) {
  return (
    <a href={href} {...(target !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}>
      <NetworkIcon href={href} />
      {shareTexts[target]}
      {target !== 'email' && <span className="visually-hidden"> {blockTexts.opensInNewWindow}</span>}
    </a>
  )
}
