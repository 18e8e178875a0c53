import { Picture } from '../../pictures/picture.tsx'
import type { ImageModel } from '../model.ts'

interface Props {
  readonly block: ImageModel
  /** How wide it stands, as the `sizes` attribute. */
  readonly sizes?: string
  /** The picture that a visitor waits for. */
  readonly isFirst?: boolean
}

/** A picture, with a caption and a link where the owner gave them. */
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
    <figure className="image-block">
      {block.href ? (
        // A linked picture without an alternative text would be a link without a name.
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
