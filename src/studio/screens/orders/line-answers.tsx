import { questionWords } from '#shared/cart/question-words.ts'
import type { OrderLine } from '#shared/orders/schema.ts'
import classes from './order.module.css'

/** The buyer's answers to the product's form, in the words of that time; several lines are below each other. */
export function LineAnswers({ line }: { readonly line: OrderLine }) {
  if (line.answers.length === 0) return null
  return (
    <dl className={classes.answers}>
      {line.answers.map(({ fieldId, label, lines }) => (
        <div key={fieldId} data-lines={lines.length > 1 ? 'many' : undefined}>
          <dt>{questionWords(label)}</dt> <dd>{lines.join('\n')}</dd>
        </div>
      ))}
    </dl>
  )
}
