import { Link } from '@react-email/link'
import { formatDate } from '#shared/dates/format.ts'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { OrderDownload } from '#shared/orders/schema.ts'
import { isOfConsumer } from '#shared/withdrawals/rules.ts'
import type { CustomerEmailProps, OrderEmailProps } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Opening, Part, Subtitle, Words } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { linkedFiles } from './linked-files.ts'
import { downloadsTexts as texts } from './order-texts.ts'
import { emailTexts } from './texts.ts'

/** To the customer: the purchased files, when their payment comes later than the order, or again on request. */
export function Downloads(props: CustomerEmailProps) {
  const { order, website, links, words } = props
  const count = linkedFiles(order, links).length
  return (
    <EmailFrame
      website={website}
      origin={links.origin}
      preview={texts.preview(count)}
      closing={words.closing}
      hasPolicies
      isForBusiness={!isOfConsumer(order)}
    >
      {(style) => (
        <>
          <Opening style={style} words={words} />
          <Files {...props} style={style} />
          <Action style={style} href={links.order}>
            {emailTexts.viewYourOrder}
          </Action>
        </>
      )}
    </EmailFrame>
  )
}

/** The files of an order as part of the email about it; nothing without files. */
export function DownloadsPart(props: OrderEmailProps & { readonly style: EmailStyle }) {
  if (linkedFiles(props.order, props.links).length === 0) return null
  return (
    <Part style={props.style}>
      <Subtitle style={props.style}>{texts.yourDownloads}</Subtitle>
      <Files {...props} />
    </Part>
  )
}

function Files({ order, website, links, style }: OrderEmailProps & { readonly style: EmailStyle }) {
  const files = linkedFiles(order, links)
  const until = formatDate(Math.min(...files.map((file) => file.expiresAt)), website.settings)
  return (
    <>
      <table className="files" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              <td style={{ padding: '8px 0', fontSize: 16, lineHeight: '24px', color: style.text }}>
                <Link href={links.downloads[file.id]!} style={{ color: style.link, textDecoration: 'underline' }}>
                  {file.filename}
                </Link>{' '}
                <span style={{ fontSize: 14, color: style.muted, whiteSpace: 'nowrap' }}>
                  {formatFileSize(file.bytes)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Words style={style} isQuiet>
        {texts.allowed(files.length, timesLeft(files), until)}
      </Words>
    </>
  )
}

/** How often every one of the files can be downloaded. */
const timesLeft = (files: readonly OrderDownload[]): number =>
  Math.min(...files.map((file) => file.allowed - file.used))
