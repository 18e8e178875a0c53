import type { LetterWebsite } from './letter.ts'
import { LetterFrame } from './letter-frame.tsx'
import { Title, Words } from './letter-parts.tsx'

interface TestEmailProps {
  readonly website: LetterWebsite
  readonly origin: string
}

/** Shows an owner that emails arrive, and what they look like. */
export function TestEmail({ website, origin }: TestEmailProps) {
  return (
    <LetterFrame website={website} origin={origin} preview="Email works." closing="You sent this from your studio.">
      {(style) => (
        <>
          <Title style={style}>Email works.</Title>
          <Words style={style}>
            {`This is a test from ${website.title}. Order confirmations and all other emails reach your customers the same way.`}
          </Words>
        </>
      )}
    </LetterFrame>
  )
}
