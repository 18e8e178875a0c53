import { ContentText } from '../../content-text.tsx'
import type { ModelOf } from '../model.ts'
import { blockTexts } from '../texts.ts'

/** A link that looks like a button. */
export function ButtonBlock({ block }: { block: ModelOf<'button'> }) {
  return (
    <a
      className="button sqs-block-button-element"
      href={block.href}
      {...(block.newWindow && { target: '_blank', rel: 'noopener' })}
    >
      <ContentText>{block.label}</ContentText>
      {block.newWindow && <span className="visually-hidden"> {blockTexts.opensInNewWindow}</span>}
    </a>
  )
}
