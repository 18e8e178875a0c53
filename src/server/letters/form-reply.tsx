import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Title, Words } from './letter-parts.tsx'

export interface FormReplyProps {
  readonly website: LetterWebsite
  readonly origin: string
  readonly subject: string
  /** The form owner's text; an empty line begins a paragraph. */
  readonly text: string
}

/** To the sender of a form who left an address: that it has arrived, in the owner's words. */
export function FormReply({ website, origin, subject, text }: FormReplyProps) {
  return (
    <LetterFrame
      website={website}
      origin={origin}
      preview={text.slice(0, 140)}
      closing="If you didn’t fill out a form, you can ignore this email."
    >
      {(style) => (
        <>
          <Title style={style}>{subject}</Title>
          {text.split(/(?:\r?\n){2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
            <Words key={index} style={style}>
              {paragraph}
            </Words>
          ))}
        </>
      )}
    </LetterFrame>
  )
}
