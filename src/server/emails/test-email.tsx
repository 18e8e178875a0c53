import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Title, Words } from './email-parts.tsx'
import { testEmailTexts as texts } from './texts.ts'

interface TestEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
}

/** Shows an owner that emails arrive, and what they look like. */
export function TestEmail({ website, origin }: TestEmailProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={texts.works} closing={texts.youSent}>
      {(style) => (
        <>
          <Title style={style}>{texts.works}</Title>
          <Words style={style}>{texts.isTest(website.title)}</Words>
        </>
      )}
    </EmailFrame>
  )
}
