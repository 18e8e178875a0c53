import type { CSSProperties, ReactNode } from 'react'
import { cssRatio } from '#shared/pictures/aspect-ratios.ts'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { useContentLanguage } from '../../content-text.tsx'
import { Picture } from '../../pictures/picture.tsx'
import type { ModelOf } from '../model.ts'
import { blockTexts } from '../texts.ts'

interface Props {
  readonly block: ModelOf<'image'>
  /** Its width in the layout, as the `sizes` attribute. */
  readonly sizes?: string
  /** Whether this is the main picture, which is loaded with priority. */
  readonly isFirst?: boolean
}

/** A picture in one of its designs, with the owner's words and link. */
export function ImageBlock({ block, sizes = '(min-width: 1344px) 1344px, 100vw', isFirst = false }: Props) {
  const { design, aspectRatio } = block
  const picture = block.picture ? (
    <Picture
      picture={block.picture}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      priority={isFirst ? 'high' : undefined}
    />
  ) : (
    // In the editor only: visitors do not see the block without its picture.
    <picture className="empty-image" />
  )
  const isCropped = aspectRatio !== 'original' && block.fit === 'natural'
  const style = isCropped ? ({ '--ratio': cssRatio(aspectRatio) } as CSSProperties) : undefined
  const classes = ['image-block', design !== 'inline' && `is-${design}`, isCropped && 'is-cropped']
  const isPictureLinked = design === 'inline' || (block.title === '' && !hasButton(block))
  return (
    <figure className={classes.filter(Boolean).join(' ')} lang={useContentLanguage()} style={style}>
      {design === 'inline' ? (
        <>
          <Linked block={block}>{picture}</Linked>
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </>
      ) : (
        <div className="image-layout">
          <div className="image-frame">{isPictureLinked ? <Linked block={block}>{picture}</Linked> : picture}</div>
          <Words block={block} />
        </div>
      )}
    </figure>
  )
}

const hasButton = ({ href, buttonLabel }: ModelOf<'image'>) => Boolean(href) && buttonLabel !== ''

/** Title, text and button; nothing when there are none. The title or the button is the link of the whole block. */
function Words({ block }: { readonly block: ModelOf<'image'> }) {
  const { title, text, buttonLabel } = block
  if (title === '' && text.trim() === '' && !hasButton(block)) return null
  return (
    <figcaption className="image-words">
      {title !== '' && <h2>{hasButton(block) ? <span>{title}</span> : <Linked block={block}>{title}</Linked>}</h2>}
      <div className="image-more">
        {paragraphsOf(text).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph has nothing but its place.
          <p key={index}>{paragraph}</p>
        ))}
        {hasButton(block) && (
          <Linked block={block} className="button sqs-block-button-element">
            {buttonLabel}
          </Linked>
        )}
      </div>
    </figcaption>
  )
}

interface LinkedProps {
  readonly block: ModelOf<'image'>
  readonly className?: string
  readonly children: ReactNode
}

/** What the block's link leads from; only its content where there is none. */
function Linked({ block: { href, newWindow, picture, caption }, className, children }: LinkedProps) {
  if (!href) return typeof children === 'string' ? <span>{children}</span> : children
  // Without alternative text, a linked picture would be a link without a name.
  const name = typeof children === 'string' || picture?.altText ? undefined : caption || href
  return (
    <a className={className} href={href} aria-label={name} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
      {typeof children === 'string' ? <span>{children}</span> : children}
      {newWindow && <span className="visually-hidden"> {blockTexts.opensInNewWindow}</span>}
    </a>
  )
}
