import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Notice, Opening, Words } from './email-parts.tsx'
import { subscriptionEmailTexts as texts } from './subscription-texts.ts'

interface SubscriptionEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  /** What has become of it, in sentences. */
  readonly facts: string
  /** Where the buyer manages the subscription; null once it is over. */
  readonly url: string | null
  readonly isGiven: boolean
  readonly isForBusiness: boolean
  /** Whether its payments are tests. */
  readonly isTest: boolean
}

/** To the buyer: what has become of their subscription. */
export function SubscriptionEmail({
  website,
  origin,
  words,
  facts,
  url,
  isGiven,
  isForBusiness,
  isTest,
}: SubscriptionEmailProps) {
  return (
    <EmailFrame
      website={website}
      origin={origin}
      preview={facts}
      closing={words.closing}
      hasPolicies
      isForBusiness={isForBusiness}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} fixed={facts} />
          {isTest && (
            <Notice style={style}>
              <Words style={style}>{isGiven ? texts.isTestDonation : texts.isTest}</Words>
            </Notice>
          )}
          {url !== null && (
            <Action style={style} href={url}>
              {isGiven ? texts.manageDonation : texts.manage}
            </Action>
          )}
        </>
      )}
    </EmailFrame>
  )
}
