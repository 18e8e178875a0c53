import type { AnswerDisplay } from '#shared/forms/display-answer.ts'
import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { formEmailTexts as texts } from './texts.ts'

export interface FormAnswerProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly formName: string
  /** The page of the form, as text; '' when it is not known. */
  readonly page: string
  readonly answers: readonly (AnswerDisplay & { readonly id: string })[]
  /** Whether a reply to the email reaches the sender of the form. */
  readonly hasSender: boolean
  /** The submission in the studio. */
  readonly link: string
}

/** To the recipients of a form's submissions: the answers. */
export function FormAnswer({ website, origin, formName, page, answers, hasSender, link }: FormAnswerProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={answers
        .map(({ lines }) => lines.join(' '))
        .join(' · ')
        .slice(0, 140)}
      closing={hasSender ? texts.reply : texts.noSender}
    >
      {(style) => (
        <>
          <Title style={style}>{formName}</Title>
          <Words style={style} isQuiet>
            {page ? texts.newResponseFrom(page) : texts.newResponse}
          </Words>
          <Part style={style}>
            {answers.map(({ id, label, lines }) => (
              <div key={id} style={{ padding: '0 0 8px', overflowWrap: 'anywhere' }}>
                <Subtitle style={style}>{label}</Subtitle>
                <Words style={style}>{lines.join('\n')}</Words>
              </div>
            ))}
          </Part>
          <Action style={style} href={link}>
            {texts.viewResponse}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
