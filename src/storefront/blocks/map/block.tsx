import { MapPin } from 'lucide-react'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { useThirdParties } from '../../islands/use-third-parties.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { ModelOf } from '../model.ts'
import { blockTexts } from '../texts.ts'
import { mapFrame, mapHref } from './map-href.ts'
import { mapTexts } from './texts.ts'

/** Where a place is. Nothing comes from elsewhere before a visitor asks for the map. */
export function MapBlock({ block, sizes = '100vw' }: { block: ModelOf<'map'>; sizes?: string }) {
  const { name, address, picture } = block
  const language = useContentLanguage()
  const frame = mapFrame(block)
  useThirdParties(frame ? ['openstreetmap'] : [])
  const href = mapHref(block)
  const title = mapTexts.mapOf(name || address.split('\n')[0] || block.coordinates)
  return (
    <div className="map-block">
      {(picture || frame) && (
        <div className="map-place">
          {picture && <Picture picture={{ ...picture, altText: picture.altText || title }} sizes={sizes} />}
          {frame && (
            <a className="map-show" href={href} data-frame={frame} data-frame-title={title} data-consent="functional">
              <span className="button is-secondary">
                <MapPin aria-hidden size={18} />
                {mapTexts.show}
              </span>
              <span className="map-note">{mapTexts.showNote}</span>
            </a>
          )}
        </div>
      )}
      <div className="map-words">
        {(name || address) && (
          <address lang={language}>
            {name && <strong>{name}</strong>}
            <ContentText>{address}</ContentText>
          </address>
        )}
        <a href={href} target="_blank" rel="noopener noreferrer">
          {mapTexts.open}
          <span className="visually-hidden"> {blockTexts.opensInNewWindow}</span>
        </a>
      </div>
    </div>
  )
}
