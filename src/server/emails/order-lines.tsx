import { Img } from '@react-email/img'
import { answersOfBuyer, type EntryAnswer } from '#shared/cart/entry-answers.ts'
import { questionWords } from '#shared/cart/question-words.ts'
import { groupByBundle, partsOfGroup, totalOfGroup } from '#shared/orders/bundled-lines.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import type { LineBundle } from '#shared/products/bundles/schema.ts'
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
        {groupsOf(lines, hasUnitPrices).map(({ bundle, lines: some }) => {
          const line = some[0]!
          return (
            <tr key={line.id}>
              <td style={cell(style, { width: PICTURE.width + 16 })} data-skip-in-text="true">
                <LinePicture line={bundle ?? line} origin={props.links.origin} style={style} />
              </td>
              <td style={cell(style)}>
                <strong style={{ fontWeight: 600 }}>{(bundle ?? line).title}</strong>
                {bundle ? (
                  <BundleDetails parts={some} bundle={bundle} style={style} money={money} />
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

/** Where prices are shown, a bundle has one price; a parcel or a refund names each of its items alone. */
const groupsOf = (lines: readonly OrderLine[], hasUnitPrices: boolean) =>
  hasUnitPrices ? groupByBundle(lines) : lines.map((line) => ({ bundle: null, lines: [line] }))

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
      {line.bundle && <Detail style={style}>{texts.partOf(line.bundle.title)}</Detail>}
      <Detail style={style}>
        {hasUnitPrices ? `${line.quantity} × ${money(line.unitPriceCents)}` : texts.quantity(line.quantity)}
      </Detail>
    </>
  )
}

function BundleDetails(props: DetailsProps & { readonly parts: readonly OrderLine[]; readonly bundle: LineBundle }) {
  const { parts, bundle, style, money } = props
  return (
    <>
      {partsOfGroup(parts).map(({ id, quantity, title, attributes }) => (
        <Detail key={id} style={style}>{`${quantity} × ${[title, ...Object.values(attributes)].join(', ')}`}</Detail>
      ))}
      <Detail style={style}>{`${bundle.quantity} × ${money(totalOfGroup(parts) / bundle.quantity)}`}</Detail>
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
