import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Title, Words } from './email-parts.tsx'
import { webhookEmailTexts } from './webhook-texts.ts'

interface WebhookProblemProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly about: 'failed' | 'off'
  readonly url: string
  /** Why the last attempt failed; '' when it is not known. */
  readonly error: string
  /** The webhook in the studio. */
  readonly link: string
}

/** To the owner: a webhook whose deliveries were given up, or that was turned off. */
export function WebhookProblem({ website, origin, about, url, error, link }: WebhookProblemProps) {
  const texts = webhookEmailTexts[about]
  return (
    <EmailFrame website={website} origin={origin} preview={texts.lead} closing={webhookEmailTexts.closing}>
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.lead}</Words>
          <Action style={style} href={link}>
            {texts.view}
          </Action>
          <Part style={style}>
            <Words style={style} isQuiet>
              {webhookEmailTexts.url(url)}
            </Words>
            {error !== '' && (
              <Words style={style} isQuiet>
                {webhookEmailTexts.lastError(error)}
              </Words>
            )}
          </Part>
        </>
      )}
    </EmailFrame>
  )
}
