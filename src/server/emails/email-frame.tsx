import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { INTERFACE_LANGUAGE } from '#shared/languages/rules.ts'
import { pageThemeOf } from '#shared/styles/schema.ts'
import { isDark } from '#shared/styles/themes.ts'
import { legalLinks } from '#shared/withdrawals/rules.ts'
import type { EmailWebsite } from './email.ts'
import { withBreaks } from './email-parts.tsx'
import { type EmailStyle, emailStyleOf } from './email-style.ts'

/** In pixels, at most. Narrow screens show all of it. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [250, 48]

/** Narrow screens get more of their width; the few programs that ignore this show the wide email, smaller. */
const NARROW =
  '@media (max-width:480px){.sheet{padding:28px 20px !important;border-left:0 !important;border-right:0 !important;border-radius:0 !important}.around{padding:0 !important}.half{display:block !important;width:100% !important;padding:0 0 12px !important}}'

/** Long words break: an address without spaces must not make the email wider than the screen. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const

interface Props {
  readonly website: EmailWebsite
  readonly origin: string
  /** The text that a list of emails shows after the subject. */
  readonly preview: string
  /** The last lines of the sender, such as whom to contact; '' for none. */
  readonly closing: string
  /** What is always at the bottom: why the recipient gets the email, and where they end such emails. */
  readonly duty?: { readonly text: string; readonly link?: { readonly href: string; readonly label: string } }
  /** Whether the shop's policies are linked, as in emails about orders. */
  readonly hasPolicies?: boolean
  /** Whether a business bought what the email is about: only consumers can withdraw. Absent: no. */
  readonly isForBusiness?: boolean
  readonly children: (style: EmailStyle) => ReactNode
}

/** The layout of every email of a website: its name above, the content, the sender below. */
export function EmailFrame({
  website,
  origin,
  preview,
  closing,
  duty,
  hasPolicies = false,
  isForBusiness = false,
  children,
}: Props) {
  const style = emailStyleOf(website)
  const small = { color: style.muted, fontSize: 14, lineHeight: '22px' }
  const policies = hasPolicies ? legalLinks(website.settings, { isForBusiness }) : []
  return (
    <Html lang={INTERFACE_LANGUAGE}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{website.title}</title>
        <style>{NARROW}</style>
      </Head>
      <Body style={{ backgroundColor: style.background, margin: 0, fontFamily: style.fontFamily, color: style.text }}>
        <Preview>{preview}</Preview>
        <Section className="around" style={{ padding: '0 16px' }}>
          <Container style={{ maxWidth: 600, tableLayout: 'fixed', ...breaking }}>
            <Section style={{ padding: '32px 20px 24px', textAlign: 'center' }}>
              <Link href={origin} style={{ color: style.text, textDecoration: 'none' }}>
                <SiteName website={website} origin={origin} style={style} />
              </Link>
            </Section>
            <Section
              className="sheet"
              style={{
                backgroundColor: style.surface,
                padding: '40px 44px',
                border: `1px solid ${style.line}`,
                borderRadius: 8,
              }}
            >
              {children(style)}
            </Section>
            <Section style={{ padding: '24px 20px 48px', textAlign: 'center' }}>
              {closing && <Text style={{ ...small, margin: 0 }}>{withBreaks(closing)}</Text>}
              {duty && (
                <Text style={{ ...small, margin: closing ? '8px 0 0' : 0 }}>
                  {duty.text}
                  {duty.link && ' '}
                  {duty.link && (
                    <Link href={duty.link.href} style={{ color: style.link, textDecoration: 'underline' }}>
                      {duty.link.label}
                    </Link>
                  )}
                </Text>
              )}
              {policies.length > 0 && (
                <Text style={{ ...small, margin: '8px 0 0' }}>
                  {policies.map(({ title, href }, index) => (
                    <Fragment key={href}>
                      {index > 0 && ' · '}
                      <Link href={`${origin}${href}`} style={{ color: style.muted, textDecoration: 'underline' }}>
                        {title}
                      </Link>
                    </Fragment>
                  ))}
                </Text>
              )}
              <Text style={{ ...small, margin: '8px 0 0' }}>{withBreaks(footerOf(website))}</Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

/** The last lines of each email: who sends it, and where the sender is. */
function footerOf({ emails: { design }, appearance, settings, title }: EmailWebsite): string {
  const address = design.showsAddress ? settings.businessAddress.trim() : ''
  return [design.footer.trim() || appearance.footer.imprint || title, address].filter(Boolean).join('\n')
}

function SiteName({ website, origin, style }: { website: EmailWebsite; origin: string; style: EmailStyle }) {
  const { appearance, styles, title, emails } = website
  const ofSite = (isDark(pageThemeOf(styles)) && appearance.logoOnDark) || appearance.logo
  const logo = emails.design.logo === 'site' ? ofSite : null
  if (!logo) return <span style={{ fontFamily: style.headings, fontSize: 22, lineHeight: '28px' }}>{title}</span>
  const scale = Math.min(LOGO_HEIGHT / logo.height, LOGO_WIDTH / logo.width)
  return (
    <Img
      src={`${origin}${logo.assetUrl}?format=500w`}
      alt={appearance.logo?.altText || title}
      height={Math.round(logo.height * scale)}
      width={Math.round(logo.width * scale)}
      style={{ display: 'inline-block' }}
    />
  )
}
