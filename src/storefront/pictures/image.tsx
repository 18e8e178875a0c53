import type { CSSProperties } from 'react'
import { thumbnailFormat, writeOriginalSize } from '#shared/pictures/original-size.ts'
import { faultsOf, type ImageLoader, type ImagePriority, isPriority, sideOf } from './image-faults.ts'
import { sourceSet } from './widths.ts'

export interface ImageProps {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Empty for decoration. */
  readonly alt: string
  readonly class?: string | undefined
  readonly style?: CSSProperties | undefined
  /** `high` for the main image of the page; null for most. */
  readonly priority?: ImagePriority | null | undefined
  /** The width in the layout; required with `sqs`. */
  readonly sizes?: string | undefined
  /** `sqs`: a file of the site, in all offered widths. `raw`: the address as it is. */
  readonly loader?: ImageLoader
  /** For `raw` only: the others are made from the address. */
  readonly srcset?: string | undefined
  /** Called in the browser when the image is there, also when it was there before the code. */
  readonly onLoadingComplete?: ((image: HTMLImageElement) => void) | undefined
  /** Other attributes of the element. */
  readonly passthrough?: Readonly<Record<string, unknown>> | undefined
}

/**
 * An image with reserved space. What is wrong with its properties is said in comments of the HTML, and what is right is
 * drawn.
 */
export function Image(props: ImageProps) {
  const { src, alt, priority, sizes, loader = 'sqs', srcset, onLoadingComplete, passthrough } = props
  const faults = faultsOf(props)
  const width = sideOf(props.width)
  const height = sideOf(props.height)
  const isOfSite = loader === 'sqs' && width !== null && height !== null
  const element = src ? (
    // React would preload the image in the head, before the styles; inside `picture` it does not.
    <picture>
      <img
        className={props.class}
        src={isOfSite ? `${src}?format=${thumbnailFormat(writeOriginalSize({ width, height }))}` : src}
        srcSet={isOfSite ? sourceSet(src, width) : loader === 'raw' ? srcset : undefined}
        sizes={sizes}
        width={width ?? undefined}
        height={height ?? undefined}
        alt={alt}
        {...passthrough}
        fetchPriority={isPriority(priority) ? priority : undefined}
        decoding={priority === 'high' ? undefined : 'async'}
        style={props.style}
        {...(onLoadingComplete && whenLoaded(onLoadingComplete))}
      />
    </picture>
  ) : null
  if (faults.length === 0) return element
  const comments = faults.map((fault) => `<!-- Image: ${fault} -->`).join('')
  return (
    <>
      <span hidden dangerouslySetInnerHTML={{ __html: comments }} />
      {element}
    </>
  )
}

const loaded = new WeakSet<HTMLImageElement>()

/** Once for each image: one from the cache is complete before anyone listens. */
function whenLoaded(call: (image: HTMLImageElement) => void) {
  const once = (image: HTMLImageElement) => {
    if (loaded.has(image)) return
    loaded.add(image)
    call(image)
  }
  return {
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth > 0) once(image)
    },
    onLoad: ({ currentTarget }: { currentTarget: HTMLImageElement }) => once(currentTarget),
  }
}
