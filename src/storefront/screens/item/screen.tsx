import { Recording } from '../../blocks/audio/recording.tsx'
import { VideoBlock } from '../../blocks/video/block.tsx'
import { ContentText, useContentLanguage } from '../../content-text.tsx'
import { defineScreen } from '../../document/screen.ts'
import { Picture } from '../../pictures/picture.tsx'
import { Sections, sectionsOfScreen, stylesOfSections } from '../page/screen.tsx'
import type { ItemModel } from './model.ts'
import { itemTexts } from './texts.ts'

/** The page of an item: its head, its sections as on every page, its tags, and the items beside it. */
export const itemScreen = defineScreen<ItemModel>({
  ...sectionsOfScreen<ItemModel>(),
  component: ItemScreen,
  styles: (model) => [
    ...stylesOfSections(model, model.video ? [model.video] : []),
    ...(['items/item-card', 'screens/item/screen'] as const),
  ],
})

const sizes = '(min-width: 1440px) 1344px, 94vw'

function ItemScreen({ model }: { model: ItemModel }) {
  return (
    <article className="item-page">
      <Head model={model} />
      <div className="page item-body">
        <Sections sections={model.sections} />
      </div>
      <footer className="wrap item-foot">
        {model.tags.length > 0 && (
          <nav aria-label={itemTexts.tags}>
            <ul className="item-tags">
              {model.tags.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} rel="tag">
                    <ContentText>{label}</ContentText>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {model.source && (
          <p className="item-source">
            {itemTexts.source}: <a href={model.source.href}>{model.source.label}</a>
          </p>
        )}
        <Beside model={model} />
      </footer>
    </article>
  )
}

function Head({ model }: { model: ItemModel }) {
  const language = useContentLanguage()
  return (
    <header className="wrap item-head">
      <p className="item-facts">
        <a href={model.collection.href}>
          <ContentText>{model.collection.label}</ContentText>
        </a>
        {model.categories.map(({ label, href }) => (
          <a key={href} href={href}>
            <ContentText>{label}</ContentText>
          </a>
        ))}
      </p>
      <h1 lang={language}>{model.title}</h1>
      {model.excerpt && (
        <p className="lead" lang={language}>
          {model.excerpt}
        </p>
      )}
      {(model.date || model.author || model.length) && (
        <p className="item-facts">
          {model.date && <time dateTime={model.date.iso}>{model.date.words}</time>}
          {model.author &&
            (model.author.href === null ? (
              <span>{itemTexts.by(model.author.label)}</span>
            ) : (
              <a href={model.author.href}>{itemTexts.by(model.author.label)}</a>
            ))}
          {model.length && <span>{model.length}</span>}
        </p>
      )}
      {model.event && <EventFacts event={model.event} />}
      {model.recording && (
        <div className="item-track">
          <Recording file={model.recording} title={model.title} />
        </div>
      )}
      {model.video && (
        // How far it is watched is counted as for the lessons of courses.
        <div
          className="item-video"
          data-island="courses/lesson"
          data-course={model.collectionId}
          data-lesson-id={model.video.id}
        >
          <VideoBlock block={model.video} sizes={sizes} />
        </div>
      )}
      {model.picture && !model.video && (
        <Picture picture={model.picture} sizes={sizes} loading="eager" priority="high" className="item-picture" />
      )}
    </header>
  )
}

/** Where an event takes place, and the ways into a calendar. */
function EventFacts({ event }: { event: NonNullable<ItemModel['event']> }) {
  const language = useContentLanguage()
  return (
    <div className="event-facts">
      {event.place.length > 0 && (
        <address lang={language}>
          {event.place.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <p className="event-calendar">
        <span>{itemTexts.addToCalendar}:</span>
        <a href={event.templateHref} rel="noreferrer">
          {itemTexts.googleCalendar}
        </a>
        <a href={event.fileHref} type="text/calendar">
          {itemTexts.calendarFile}
        </a>
      </p>
    </div>
  )
}

function Beside({ model: { kind, newer, older } }: { model: ItemModel }) {
  if (!newer && !older) return null
  return (
    <nav className="item-beside" aria-label={itemTexts[kind].others}>
      {newer && (
        <a href={newer.href} rel="prev">
          <span>{itemTexts[kind].newer}</span>
          <ContentText>{newer.label}</ContentText>
        </a>
      )}
      {older && (
        <a href={older.href} rel="next" className="is-older">
          <span>{itemTexts[kind].older}</span>
          <ContentText>{older.label}</ContentText>
        </a>
      )}
    </nav>
  )
}
