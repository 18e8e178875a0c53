import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, replyLine, Title, Words } from './email-parts.tsx'
import { subscriptionEmailTexts as texts } from './subscription-texts.ts'

interface SubscriptionEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly title: string
  readonly words: string
  /** Where the buyer manages the subscription. */
  readonly url: string
}

/** To the buyer: what has become of their subscription. */
export function SubscriptionEmail({ website, origin, title, words, url }: SubscriptionEmailProps) {
  return (
    <EmailFrame website={website} origin={origin} preview={words} closing={replyLine(website, texts.reply)} hasPolicies>
      {(style) => (
        <>
          <Title style={style}>{title}</Title>
          <Words style={style}>{words}</Words>
          <Action style={style} href={url}>
            {texts.manage}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
