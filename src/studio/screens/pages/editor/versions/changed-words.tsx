import { diffWordsWithSpace } from 'diff'
import styles from './compare.module.css'

interface ChangedWordsProps {
  readonly before: string
  readonly after: string
  /** Which of the two is shown: what the other one does not have is marked. */
  readonly side: 'before' | 'after'
}

/** One of two texts, with the words marked that the other one does not have. */
export function ChangedWords({ before, after, side }: ChangedWordsProps) {
  const parts = diffWordsWithSpace(before, after)
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <span className={styles.words}>
      {parts.map(({ value, added, removed }, index) => {
        if (side === 'before' ? added : removed) return null
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing but their place.
        return added || removed ? <Mark key={index}>{value}</Mark> : <span key={index}>{value}</span>
      })}
    </span>
  )
}
