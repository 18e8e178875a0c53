import { AlbumArtist, AlbumPlayer } from '../../albums/player.tsx'
import { albumTexts } from '../../albums/texts.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import type { AlbumPageModel } from './model.ts'

/** The page of an album: its cover, its words, and its tracks with a player. */
export const albumScreen = defineScreen<AlbumPageModel>({
  component: AlbumScreen,
  styles: ['albums/player', 'screens/album/screen'],
})

function AlbumScreen({ model: { album, description } }: { model: AlbumPageModel }) {
  const language = useContentLanguage()
  const { title, artist, cover, tracks } = album
  return (
    <div className={cover ? 'wrap album-page has-cover' : 'wrap album-page'}>
      {cover && (
        <Picture
          picture={{ ...cover, altText: cover.altText || albumTexts.coverOf(title) }}
          sizes="(min-width: 1440px) 520px, (min-width: 768px) 40vw, 94vw"
          loading="eager"
          priority="high"
          className="album-cover"
        />
      )}
      <div className="album-words">
        <h1 lang={language}>{title}</h1>
        <AlbumArtist artist={artist} />
        {description.map((paragraph) => (
          <p key={paragraph} lang={language}>
            {paragraph}
          </p>
        ))}
        {tracks.length === 0 ? <p className="lead">{albumTexts.empty}</p> : <AlbumPlayer album={album} />}
      </div>
    </div>
  )
}
