import type { EmailWebsite } from './email.ts'
import { EmailFrame } from './email-frame.tsx'
import { Action, Part, Subtitle, Title, Words } from './email-parts.tsx'
import { lowStockEmailTexts as texts } from './low-stock-texts.ts'

interface LowStockProps {
  readonly website: EmailWebsite
  readonly origin: string
  readonly variants: readonly { readonly title: string; readonly sku: string; readonly qtyInStock: number }[]
  /** Of all variants, shown or not. */
  readonly total: number
  /** The sheet of stock in the studio. */
  readonly link: string
}

/** To the owner: what ran low since the last email, the fewest left first. */
export function LowStock({ website, origin, variants, total, link }: LowStockProps) {
  const [first] = variants
  const preview = first ? texts.preview(first.title, texts.left(first.qtyInStock)) : texts.title
  return (
    <EmailFrame website={website} origin={origin} preview={preview} closing={texts.closing}>
      {(style) => (
        <>
          <Title style={style}>{texts.title}</Title>
          <Words style={style}>{texts.lead}</Words>
          <Action style={style} href={link}>
            {texts.view}
          </Action>
          <Part style={style}>
            {variants.map(({ title, sku, qtyInStock }) => (
              <div key={sku}>
                <Subtitle style={style}>{title}</Subtitle>
                <Words style={style} isQuiet>
                  {`${texts.left(qtyInStock)} · ${texts.sku(sku)}`}
                </Words>
              </div>
            ))}
            {total > variants.length && <Words style={style}>{texts.more(total - variants.length)}</Words>}
          </Part>
        </>
      )}
    </EmailFrame>
  )
}
