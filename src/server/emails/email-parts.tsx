import { Button } from '@react-email/button'
import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { paragraphsOf } from '#shared/texts/paragraphs-of.ts'
import { ContentText } from '#storefront/content-text.tsx'
import type { DrawnWords } from './email.ts'
import type { EmailStyle } from './email-style.ts'

interface Styled {
  readonly style: EmailStyle
  readonly children: ReactNode
}

/** The subject of the email, in one line. */
export function Title({ style, children }: Styled) {
  const look = { fontFamily: style.headings, fontSize: 28, lineHeight: '36px', fontWeight: 500, margin: '0 0 12px' }
  return (
    <Heading as="h1" style={{ ...look, color: style.text }}>
      {children}
    </Heading>
  )
}

/**
 * The heading of an email to a customer, its introduction, and what every email of its kind says: after usual words in
 * the same paragraph, after words of the owner in a paragraph of its own.
 */
export function Opening({
  style,
  words: { heading, introduction, hasOwnIntroduction },
  fixed = '',
}: {
  readonly style: EmailStyle
  readonly words: DrawnWords
  readonly fixed?: string
}) {
  const paragraphs = paragraphsOf(introduction)
  const rest = fixed.trim()
  const all =
    rest === '' || hasOwnIntroduction
      ? [...paragraphs, rest]
      : [...paragraphs.slice(0, -1), `${paragraphs.at(-1) ?? ''} ${rest}`.trim()]
  return (
    <>
      <Title style={style}>{heading}</Title>
      {all.filter(Boolean).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name but their place
        <Words key={index} style={style}>
          {paragraph}
        </Words>
      ))}
    </>
  )
}

/** The title of a part. */
export function Subtitle({ style, children }: Styled) {
  const look = { fontFamily: style.fontFamily, fontSize: 14, lineHeight: '20px', fontWeight: 600, margin: '0 0 4px' }
  return (
    <Heading as="h2" style={{ ...look, color: style.text }}>
      {children}
    </Heading>
  )
}

/** A paragraph. Line breaks in what people wrote are preserved, in the plain text too. */
export function Words({ style, children, isQuiet = false }: WordsProps) {
  const size = isQuiet ? { fontSize: 14, lineHeight: '22px' } : { fontSize: 16, lineHeight: '26px' }
  return (
    <Text style={{ ...size, color: isQuiet ? style.muted : style.text, margin: '0 0 8px' }}>
      {withBreaks(children)}
    </Text>
  )
}

/** A text of several lines with `br` elements, the only way that mail programs support. */
export function withBreaks(text: string) {
  return text.split(/\r?\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
    <Fragment key={index}>
      {index > 0 && <br />}
      <ContentText>{line}</ContentText>
    </Fragment>
  ))
}

interface WordsProps {
  readonly style: EmailStyle
  readonly children: string
  readonly isQuiet?: boolean
}

/** A box with something that the reader has to do or to know. */
export function Notice({ style, children }: Styled) {
  return (
    <Section style={{ backgroundColor: style.notice, borderRadius: 6, padding: '16px 20px 8px', margin: '16px 0 0' }}>
      {children}
    </Section>
  )
}

/** The main button. */
export function Action({ style, href, children }: Styled & { readonly href: string }) {
  const look = { fontSize: 16, lineHeight: '20px', fontWeight: 600, padding: '14px 24px', borderRadius: 6 }
  return (
    <Section style={{ padding: '20px 0 4px' }}>
      <Button href={href} style={{ ...look, backgroundColor: style.button, color: style.onButton }}>
        {children}
      </Button>
    </Section>
  )
}

/** A part with a thin line above it. */
export function Part({ style, children }: Styled) {
  return (
    <Section style={{ borderTop: `1px solid ${style.line}`, padding: '24px 0 0', margin: '24px 0 0' }}>
      {children}
    </Section>
  )
}

/** An alternative link below the main button. */
export function OtherAction({ style, href, children }: Styled & { readonly href: string }) {
  return (
    <Text style={{ fontSize: 16, lineHeight: '26px', margin: '12px 0 0' }}>
      <Link href={href} style={{ color: style.link, textDecoration: 'underline' }}>
        {children}
      </Link>
    </Text>
  )
}
