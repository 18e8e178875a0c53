import { donationSummaryTexts as texts } from './donation-summary-texts.ts'
import type { DrawnWords, EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Words } from './email-parts.tsx'

interface DonationSummaryProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly words: DrawnWords
  readonly gifts: number
  /** What was given, formatted. */
  readonly total: string
  /** Opens the PDF. */
  readonly link: string
}

/** To a donor: what they gave in a year, with the document for their records. */
export function DonationSummary({ website, origin, words, gifts, total, link }: DonationSummaryProps) {
  const facts = texts.total(gifts, total)
  return (
    <EmailFrame website={website} origin={origin} preview={facts} closing={words.closing}>
      {(style) => (
        <>
          <Opening style={style} words={words} />
          <Words style={style}>{facts}</Words>
          <Action style={style} href={link}>
            {texts.open}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}
