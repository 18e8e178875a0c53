import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Title, Words } from './email-parts.tsx'
import { formEmailTexts } from './texts.ts'

export interface FormReplyProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly subject: string
  /** The form owner's text; an empty line begins a paragraph. */
  readonly text: string
}

/** To the sender of a form who left an address: that it has arrived, in the owner's words. */
export function FormReply({ website, origin, subject, text }: FormReplyProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={text.slice(0, 140)} closing={formEmailTexts.ignore}>
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
    </EmailFrame>
  )
}
