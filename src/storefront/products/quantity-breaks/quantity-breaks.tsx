import type { QuantityBreaksModel } from './model.ts'
import { quantityBreakTexts as texts } from './texts.ts'

/** The lower prices for several pieces of a product, as a small table. */
export function QuantityBreaks({ model: { rows, note } }: { model: QuantityBreaksModel }) {
  return (
    <div className="quantity-breaks">
      <table>
        <caption>{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.price}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ quantity, price }) => (
            <tr key={quantity}>
              <th scope="row">{quantity}</th>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p>{note}</p>}
    </div>
  )
}
