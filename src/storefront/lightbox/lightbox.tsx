import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#shared/pictures/schema.ts'
import { ContentText } from '../content-text.tsx'
import { useDialog } from '../dialogs/use-dialog.ts'
import { Picture } from '../pictures/picture.tsx'
import { currentSlide, slideTo } from '../pictures/slides.ts'
import { lightboxTexts } from './texts.ts'
import { useZoom } from './use-zoom.ts'

/** A picture with the words that are shown below it. */
export interface ShownPicture extends PictureData {
  readonly title?: string
  readonly description?: string
}

export interface LightboxProps {
  /** What the pictures are of: 'Images of Harbor Mug'. */
  readonly label: string
  /** The alt text of pictures without one of their own. */
  readonly fallbackAlt?: string
  readonly pictures: readonly ShownPicture[]
  /** Absent: as the site. */
  readonly theme?: 'dark' | 'light'
  /** Index of the first picture, or null while closed. */
  readonly openAt: number | null
  readonly onClose: () => void
  /** The URL that the browser shows while a picture is open, which opens it again; absent: the page's own. */
  readonly addressOf?: (index: number) => string
}

/**
 * Pictures in a full-window dialog, zoomed by wheel, click or double tap, pinch, + and −. Arrow keys and swiping change
 * the picture; Escape, Back, the button and a click beside the picture close it, and the focus returns to the opener.
 */
export function Lightbox({ label, fallbackAlt = '', pictures, theme, openAt, onClose, addressOf }: LightboxProps) {
  const { ref, open, close } = useDialog()
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const { zoom, isZoomed, zoomIn, zoomOut, onKey, handlers } = useZoom(track, openAt === null ? null : current)

  // Opened directly after rendering, so that keys pressed right afterwards reach it.
  useLayoutEffect(() => {
    if (openAt === null) return
    open(addressOf?.(openAt))
    setCurrent(openAt)
    if (track.current) slideTo(track.current, openAt, 'instant')
  }, [openAt, open, addressOf])

  function move(by: number): void {
    const next = Math.min(pictures.length - 1, Math.max(0, current + by))
    if (track.current) slideTo(track.current, next, 'smooth')
    follow(next)
  }

  function follow(next: number): void {
    if (next === current) return
    setCurrent(next)
    if (addressOf) history.replaceState(history.state, '', addressOf(next))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onKey(event.key)) {
      event.preventDefault()
      return
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -pictures.length, End: pictures.length }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }

  return (
    <dialog
      className={theme ? `lightbox is-${theme}` : 'lightbox'}
      ref={ref}
      aria-label={label}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      {openAt !== null && (
        <>
          <div className="lightbox-bar">
            <p aria-live="polite">{lightboxTexts.position(current + 1, pictures.length)}</p>
            <div className="lightbox-tools">
              <button
                className="icon-button"
                type="button"
                aria-label={lightboxTexts.zoomOut}
                aria-disabled={!isZoomed || undefined}
                onClick={zoomOut}
              >
                <ZoomOut aria-hidden />
              </button>
              <button className="icon-button" type="button" aria-label={lightboxTexts.zoomIn} onClick={zoomIn}>
                <ZoomIn aria-hidden />
              </button>
              <button className="icon-button" type="button" aria-label={lightboxTexts.close} onClick={close}>
                <X aria-hidden />
              </button>
            </div>
          </div>
          <ul
            className={isZoomed ? 'lightbox-track is-zoomed' : 'lightbox-track'}
            ref={track}
            {...handlers}
            // What scrolls has to be reachable by keyboard.
            // biome-ignore lint/a11y/noNoninteractiveTabindex: as above.
            tabIndex={0}
            onScrollEnd={(event) => follow(currentSlide(event.currentTarget))}
          >
            {pictures.map((picture, index) => (
              <li key={picture.id} aria-hidden={index !== current || undefined} data-backdrop="">
                <figure
                  style={
                    index === current && isZoomed
                      ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
                      : undefined
                  }
                >
                  <Picture
                    picture={{ ...picture, altText: picture.altText || picture.title || fallbackAlt, colorData: null }}
                    sizes={index === current && isZoomed ? '250vw' : '100vw'}
                    loading={Math.abs(index - current) < 2 ? 'eager' : 'lazy'}
                  />
                  <Words picture={picture} />
                </figure>
              </li>
            ))}
          </ul>
          {pictures.length > 1 && (
            <>
              <Step label={lightboxTexts.previousImage} isEnd={current === 0} onClick={() => move(-1)} />
              <Step
                isNext
                label={lightboxTexts.nextImage}
                isEnd={current === pictures.length - 1}
                onClick={() => move(1)}
              />
            </>
          )}
        </>
      )}
    </dialog>
  )
}

function Words({ picture: { title, description } }: { readonly picture: ShownPicture }) {
  if (!title && !description) return null
  return (
    <figcaption className="lightbox-words">
      <ContentText>
        {title && <strong>{title}</strong>} {description}
      </ContentText>
    </figcaption>
  )
}

interface StepProps {
  readonly label: string
  readonly isNext?: boolean
  readonly isEnd: boolean
  readonly onClick: () => void
}

function Step({ label, isNext = false, isEnd, onClick }: StepProps) {
  return (
    <button
      className={`icon-button lightbox-step ${isNext ? 'is-next' : 'is-previous'}`}
      type="button"
      aria-label={label}
      // A disabled button would lose the focus, so it only looks disabled.
      aria-disabled={isEnd || undefined}
      onClick={onClick}
    >
      {isNext ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
    </button>
  )
}
