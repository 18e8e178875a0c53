import { AlbumArtist, AlbumPlayer } from '../../albums/player.tsx'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { AudioModel } from '../model.ts'
import { Recording } from './recording.tsx'

/** A recording with the browser's own player, or an album with its tracks. */
export function AudioBlock({ block }: { block: AudioModel }) {
  const language = useContentLanguage()
  const { file, title, artist, album } = block
  if (album) return <AlbumOf album={album} />
  if (!file) return null
  return (
    <figure className="audio-block" data-audio-asset-url={file.assetUrl}>
      {(title || artist) && (
        <figcaption lang={language}>
          {title && <strong>{title}</strong>}
          {artist && <span>{artist}</span>}
        </figcaption>
      )}
      <Recording file={file} title={title} />
    </figure>
  )
}

function AlbumOf({ album }: { album: NonNullable<AudioModel['album']> }) {
  return (
    <section className={album.cover ? 'album-block has-cover' : 'album-block'} aria-label={album.title}>
      {album.cover && (
        <Picture picture={{ ...album.cover, altText: '' }} sizes="(min-width: 768px) 240px, 50vw" loading="lazy" />
      )}
      <div className="album-block-words">
        <h2>
          <a href={album.href}>
            <ContentText>{album.title}</ContentText>
          </a>
        </h2>
        <AlbumArtist artist={album.artist} />
      </div>
      <AlbumPlayer album={album} />
    </section>
  )
}
