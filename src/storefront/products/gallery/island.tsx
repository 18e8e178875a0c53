import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type MouseEvent, startTransition, use, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { $chosenPictures } from '../../islands/chosen-pictures.ts'
import { holdKeys } from '../../islands/hold-keys.ts'
import { IdPrefix } from '../../islands/id-prefix.ts'
import type { Lightbox as LightboxOf } from '../../lightbox/lightbox.tsx'
import { lightboxTexts } from '../../lightbox/texts.ts'
import { MissingPicture } from '../../pictures/missing-picture.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { currentSlide, slideTo } from '../../pictures/slides.ts'
import { pictureUrl } from '../../pictures/widths.ts'
import { productTexts } from '../texts.ts'
import type { GalleryModel } from './model.ts'

const MAIN_SIZES = '(min-width: 832px) min(46vw, 75vh), 100vw'
/** The slides that browsers load before they are seen: their thumbnails show the same files. */
const SLIDES_LOADED = 3

/**
 * A product's pictures: a strip to swipe or scroll, thumbnails, and a lightbox. All pictures have the same shape, so
 * that changing them moves nothing. There are two tab stops: the picture, and the thumbnails with arrow keys. Without
 * JavaScript the strip and all links work.
 */
export default function Gallery({ model }: { model: GalleryModel }) {
  const { pictures, productId } = model
  const idPrefix = use(IdPrefix)
  const chosen = useStore($chosenPictures, { keys: [productId] })[productId]
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(() => indexOf(model, model.initialPictureId))
  const [Lightbox, setLightbox] = useState<typeof LightboxOf | null>(null)
  const [lightboxAt, setLightboxAt] = useState<number | null>(null)
  const isLoading = useRef(false)
  const [isAlive, setIsAlive] = useState(false)
  const isUsed = useIsUsed()
  const slides = useMemo(
    () => pictures.map((picture) => ({ ...picture, altText: picture.altText || model.title })),
    [pictures, model.title],
  )
  const thumbnails = useMemo(() => pictures.map((picture) => ({ ...picture, altText: '' })), [pictures])

  useEffect(() => {
    setIsAlive(true)
    if (track.current) slideTo(track.current, indexOf(model, model.initialPictureId), 'instant')
  }, [model])

  useEffect(() => {
    if (chosen && track.current) slideTo(track.current, indexOf(model, chosen), 'instant')
  }, [chosen, model])

  function show(event: MouseEvent, index: number): void {
    event.preventDefault()
    if (track.current) slideTo(track.current, index, 'smooth')
  }

  function moveAmongThumbnails(event: KeyboardEvent<HTMLUListElement>): void {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = Math.min(pictures.length - 1, Math.max(0, current + by))
    if (track.current) slideTo(track.current, next, 'instant')
    event.currentTarget.querySelectorAll('a')[next]?.focus()
  }

  /** The lightbox is rarely used: its code loads at the first use, and keys pressed meanwhile are passed on to it. */
  async function enlarge(event: MouseEvent<HTMLAnchorElement>, index: number): Promise<void> {
    event.preventDefault()
    if (Lightbox) return setLightboxAt(index)
    if (isLoading.current) return
    isLoading.current = true
    const { href } = event.currentTarget
    const keys = holdKeys()
    try {
      const loaded = await loadLightbox()
      if (keys.isCanceled()) return keys.drop()
      // Rendered and open at once, so that keys reach the focused element.
      flushSync(() => {
        setLightbox(() => loaded.Lightbox)
        setLightboxAt(index)
      })
      await keys.pressAgain(document.activeElement ?? document)
    } catch {
      keys.drop()
      location.assign(href)
    } finally {
      isLoading.current = false
    }
  }

  if (pictures.length === 0) {
    return (
      <div className="gallery is-empty">
        <MissingPicture title={model.title} />
      </div>
    )
  }
  return (
    <div className="gallery">
      <ul
        className="gallery-track"
        ref={track}
        aria-label={productTexts.imagesOf(model.title)}
        onScroll={(event) => setCurrent(currentSlide(event.currentTarget))}
        onPointerDown={prepareLightbox}
        onFocus={prepareLightbox}
      >
        {slides.map((picture, index) => (
          <li
            key={picture.id}
            id={`${idPrefix}picture-${picture.id}`}
            className="gallery-slide"
            data-current={index === current}
          >
            <a
              href={pictureUrl(picture.assetUrl, 2500)}
              aria-label={productTexts.enlargeImage(index + 1, pictures.length)}
              tabIndex={isAlive && index !== current ? -1 : undefined}
              onClick={(event) => enlarge(event, index)}
            >
              <Picture
                picture={picture}
                sizes={MAIN_SIZES}
                loading={
                  index === current || (isUsed && model.variantPictureIds.includes(picture.id)) ? 'eager' : 'lazy'
                }
                priority={index === current && !isAlive ? 'high' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="gallery-thumbnails" onKeyDown={moveAmongThumbnails}>
          {thumbnails.map((picture, index) => (
            <li key={picture.id}>
              <a
                href={`#${idPrefix}picture-${picture.id}`}
                aria-label={productTexts.showImage(index + 1, pictures.length)}
                aria-current={index === current ? 'true' : undefined}
                tabIndex={isAlive && index !== current ? -1 : undefined}
                onClick={(event) => show(event, index)}
              >
                <Picture picture={picture} sizes={index < SLIDES_LOADED ? MAIN_SIZES : '72px'} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Lightbox && (
        <Lightbox
          label={lightboxTexts.imagesOf(model.title)}
          fallbackAlt={model.title}
          pictures={pictures}
          openAt={lightboxAt}
          onClose={() => setLightboxAt(null)}
        />
      )}
    </div>
  )
}

const loadLightbox = () => import('../../lightbox/lightbox.tsx')

/** Touching a picture loads the lightbox early. A failure is handled when it is opened. */
function prepareLightbox(): void {
  loadLightbox().catch(() => {})
}

/** Whether the visitor has used the page: pictures of other variants are loaded only then, after the visible ones. */
function useIsUsed(): boolean {
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    // Reacting to the touch comes first; rendering all pictures again can wait.
    const use = () => setTimeout(() => startTransition(() => setIsUsed(true)))
    const types = ['pointerdown', 'keydown'] as const
    for (const type of types) addEventListener(type, use, { once: true, passive: true })
    return () => {
      for (const type of types) removeEventListener(type, use)
    }
  }, [])
  return isUsed
}

function indexOf(model: GalleryModel, pictureId: string | null): number {
  return Math.max(
    0,
    model.pictures.findIndex((picture) => picture.id === pictureId),
  )
}
