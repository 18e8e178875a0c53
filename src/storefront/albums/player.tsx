import { Pause, Play } from 'lucide-react'
import { ContentText, useContentLanguage } from '../content-text.tsx'
import type { AlbumModel, TrackModel } from './model.ts'
import { albumTexts } from './texts.ts'

/**
 * The tracks of an album with one player. Nothing is loaded before a visitor plays. Without JavaScript, a track opens
 * its file.
 */
export function AlbumPlayer({
  album: { title, artist, tracks },
}: {
  album: Pick<AlbumModel, 'title' | 'artist' | 'tracks'>
}) {
  const first = tracks.find(({ assetUrl }) => assetUrl !== null)
  return (
    <div
      className="album-player"
      data-island="albums/player"
      data-when="interaction"
      data-album={title}
      data-artist={artist}
      data-playing={albumTexts.playing('%')}
      data-broken={albumTexts.notPlayable('%')}
    >
      {first && (
        // biome-ignore lint/a11y/useMediaCaption: what is said is in the words around it, where the owner wrote it.
        <audio controls preload="none" src={first.assetUrl!} aria-label={albumTexts.player} />
      )}
      <p className="visually-hidden" role="status" />
      <ol className="album-tracks" aria-label={albumTexts.tracks}>
        {tracks.map((track, index) => (
          <Track key={track.id} track={track} number={index + 1} />
        ))}
      </ol>
    </div>
  )
}

function Track({ track, number }: { track: TrackModel; number: number }) {
  const { title, artist, assetUrl, length, aboutHref } = track
  const language = useContentLanguage()
  const words = (
    <>
      <span className="album-track-mark" aria-hidden>
        <span>{number}</span>
        <Play size={16} />
        <Pause size={16} />
      </span>
      <span className="album-track-title" lang={language}>
        {title}
        {artist && <span className="album-track-artist">{artist}</span>}
      </span>
    </>
  )
  return (
    <li data-item-id={track.id}>
      {assetUrl === null ? (
        <span className="album-track">{words}</span>
      ) : (
        <a className="album-track" href={assetUrl} data-pressed="" data-track={title} data-audio-asset-url={assetUrl}>
          {words}
        </a>
      )}
      {aboutHref && (
        <a className="album-track-about" href={aboutHref} aria-label={albumTexts.about(title)}>
          {albumTexts.aboutShort}
        </a>
      )}
      {length && <time dateTime={length.iso}>{length.words}</time>}
    </li>
  )
}

/** Who plays an album. */
export const AlbumArtist = ({ artist }: { artist: string }) =>
  artist === '' ? null : (
    <p className="album-artist">
      <ContentText>{albumTexts.by(artist)}</ContentText>
    </p>
  )
