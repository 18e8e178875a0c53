import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Title, Words } from './email-parts.tsx'

interface TestEmailProps {
  readonly website: EmailWebsite
  readonly origin: string
}

/** Shows an owner that emails arrive, and what they look like. */
export function TestEmail({ website, origin }: TestEmailProps) {
  return (
    <EmailFrame website={website} origin={origin} preview="Email works." closing="You sent this from your studio.">
      {(style) => (
        <>
          <Title style={style}>Email works.</Title>
          <Words style={style}>
            {`This is a test from ${website.title}. Order confirmations and all other emails reach your customers the same way.`}
          </Words>
        </>
      )}
    </EmailFrame>
  )
}
