import { Img } from '@react-email/img'
import { answersOfBuyer, type EntryAnswer } from '#shared/cart/entry-answers.ts'
import { questionWords } from '#shared/cart/question-words.ts'
import { groupByBundle, partsOfGroup, totalOfGroup } from '#shared/orders/bundled-lines.ts'
import { wholeBundles } from '#shared/orders/bundled-pieces.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
import { ContentText } from '#storefront/content-text.tsx'
import { withBreaks } from './email-parts.tsx'
import type { EmailStyle } from './email-style.ts'
import { cell, moneyOf, type Styled } from './order-parts.tsx'
import { emailTexts as texts } from './texts.ts'

const PICTURE = { width: 56, height: 70 } as const

interface LinesProps extends Styled {
  readonly lines: readonly OrderLine[]
  /** False on a parcel. */
  readonly hasPrices?: boolean
  /** False where the amounts are not the prices: in a refund. */
  readonly hasUnitPrices?: boolean
  /** Whether answers that a link filled in are shown too. */
  readonly isForOwner?: boolean
}

/** The lines of an order or of a parcel, with their pictures and the answers to their products' forms. */
export function Lines(props: LinesProps) {
  const { lines, style, hasPrices = true, hasUnitPrices = hasPrices, isForOwner = false } = props
  const money = moneyOf(props)
  return (
    <table className="goods" width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: 'collapse' }}>
      <tbody>
        {groupByBundle(lines).map(({ bundle, lines: some }) => {
          const line = some[0]!
          return (
            <tr key={line.id}>
              <td style={cell(style, { width: PICTURE.width + 16 })} data-skip-in-text="true">
                <LinePicture line={bundle ?? line} origin={props.links.origin} style={style} />
              </td>
              <td style={cell(style)}>
                <strong style={{ fontWeight: 600 }}>
                  <ContentText>{(bundle ?? line).title}</ContentText>
                </strong>
                {bundle ? (
                  <BundleDetails {...{ parts: some, bundle, order: props.order, style, hasUnitPrices, money }} />
                ) : (
                  <LineDetails {...{ line, style, hasUnitPrices, isForOwner, money }} />
                )}
              </td>
              {hasPrices && (
                <td style={cell(style, { textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 12 })}>
                  {money(totalOfGroup(some))}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface DetailsProps {
  readonly style: EmailStyle
  readonly money: (cents: number) => string
}

function LineDetails(
  props: DetailsProps & Required<Pick<LinesProps, 'hasUnitPrices' | 'isForOwner'>> & { readonly line: OrderLine },
) {
  const { line, style, hasUnitPrices, isForOwner, money } = props
  return (
    <>
      {Object.entries(line.attributes).map(([name, value]) => (
        <Detail key={name} style={style}>{`${name}: ${value}`}</Detail>
      ))}
      {(isForOwner ? line.answers : answersOfBuyer(line.answers)).map((answer) => (
        <Detail key={answer.fieldId} style={style}>
          {answerLines(answer)}
        </Detail>
      ))}
      <Detail style={style}>
        {hasUnitPrices ? `${line.quantity} × ${money(line.unitPriceCents)}` : texts.quantity(line.quantity)}
      </Detail>
    </>
  )
}

/** What a bundle consists of, and how many there are: some of its parts can be alone in a parcel or a refund. */
function BundleDetails(
  props: DetailsProps &
    Pick<Required<LinesProps>, 'hasUnitPrices'> &
    Pick<Styled, 'order'> & { readonly parts: readonly OrderLine[]; readonly bundle: LineBundle },
) {
  const { parts, bundle, order, style, hasUnitPrices, money } = props
  const whole = wholeBundles(
    order.lines.filter((line) => line.bundle?.id === bundle.id),
    new Map(parts.map(({ id, quantity }) => [id, quantity])),
  )
  return (
    <>
      {partsOfGroup(parts).map(({ id, quantity, title, attributes }) => (
        <Detail key={id} style={style}>{`${quantity} × ${[title, ...Object.values(attributes)].join(', ')}`}</Detail>
      ))}
      {hasUnitPrices ? (
        <Detail style={style}>{`${bundle.quantity} × ${money(totalOfGroup(parts) / bundle.quantity)}`}</Detail>
      ) : (
        whole !== null && <Detail style={style}>{texts.quantity(whole)}</Detail>
      )}
    </>
  )
}

/** An answer on the line of its question, or below it when it has several lines. */
const answerLines = ({ label, lines }: EntryAnswer) =>
  lines.length === 1
    ? `${questionWords(label)} ${lines[0]}`
    : [questionWords(label), ...lines.map((line) => `\u2003${line}`)].join('\n')

function Detail({ style, children }: { style: EmailStyle; children: string }) {
  return <div style={{ fontSize: 14, lineHeight: '20px', color: style.muted }}>{withBreaks(children)}</div>
}

function LinePicture({
  line,
  origin,
  style,
}: {
  line: Pick<OrderLine, 'imageUrl'>
  origin: string
  style: EmailStyle
}) {
  const box = { ...PICTURE, borderRadius: 4, backgroundColor: style.line }
  if (!line.imageUrl?.startsWith('/')) return <div style={box} />
  const src = `${origin}${line.imageUrl.split('?')[0]}?format=300w`
  return <Img src={src} alt="" {...PICTURE} style={{ ...box, objectFit: 'cover' }} />
}
