import type { EntryAnswer } from '#shared/cart/entry-answers.ts'
import { questionWords } from '#shared/cart/question-words.ts'

/**
 * Questions of a product's form with their answers (§3 answer displays): beside each other where the answer is one line,
 * below each other where it has several. Draws nothing where nothing was asked.
 */
export function AnswerList({ answers }: { readonly answers: readonly EntryAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <dl className="answers">
      {answers.map(({ fieldId, type, label, lines }) => (
        <div key={fieldId} className="answer" data-type={type} data-lines={lines.length > 1 ? 'many' : undefined}>
          <dt>{questionWords(label)}</dt> <dd>{lines.join('\n')}</dd>
        </div>
      ))}
    </dl>
  )
}
