import type { EntryAnswer } from '#shared/cart/entry-answers.ts'
import { questionWords } from '#shared/cart/question-words.ts'
import { useContentLanguage } from '../content-text.tsx'

/**
 * Questions of a product's form with their answers: side by side when the answer is one line, else below each other.
 * Renders nothing without answers.
 */
export function AnswerList({ answers }: { readonly answers: readonly EntryAnswer[] }) {
  const language = useContentLanguage()
  if (answers.length === 0) return null
  return (
    <dl className="answers">
      {answers.map(({ fieldId, type, label, lines }) => (
        <div key={fieldId} className="answer" data-type={type} data-lines={lines.length > 1 ? 'many' : undefined}>
          <dt lang={language}>{questionWords(label)}</dt> <dd>{lines.join('\n')}</dd>
        </div>
      ))}
    </dl>
  )
}
