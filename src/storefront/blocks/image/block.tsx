import { useContentLanguage } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { ImageModel } from '../model.ts'

interface Props {
  readonly block: ImageModel
  /** Its width in the layout, as the `sizes` attribute. */
  readonly sizes?: string
  /** Whether this is the main picture, which is loaded with priority. */
  readonly isFirst?: boolean
}

/** A picture, with the owner's caption and link. */
export function ImageBlock({ block, sizes = '(min-width: 1344px) 1344px, 100vw', isFirst = false }: Props) {
  const picture = (
    <Picture
      picture={block.picture}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      priority={isFirst ? 'high' : undefined}
    />
  )
  return (
    <figure className="image-block" lang={useContentLanguage()}>
      {block.href ? (
        // Without alternative text, a linked picture would be a link without a name.
        <a href={block.href} aria-label={block.picture.altText ? undefined : block.caption || block.href}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {block.caption && <figcaption>{block.caption}</figcaption>}
    </figure>
  )
}
