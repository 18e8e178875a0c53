const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u

/** A piece of a text that is read in one direction. */
export interface DirectionRun {
  readonly text: string
  readonly isRightToLeft: boolean
}

/**
 * A text in pieces, so that words in Hebrew or Arabic don't turn around the numbers and signs beside them: in “2 × סט,
 * Haifa”, only the Hebrew word is read from right to left. A text without other letters is one piece.
 */
export function directionRuns(text: string): DirectionRun[] {
  if (!RIGHT_TO_LEFT.test(text)) return [{ text, isRightToLeft: false }]
  const letters = [...text]
  if (!letters.some(isLeftToRight)) return [{ text, isRightToLeft: true }]
  const runs: DirectionRun[] = []
  const add = (from: number, to: number, isRightToLeft: boolean) => {
    if (to > from) runs.push({ text: letters.slice(from, to).join(''), isRightToLeft })
  }
  let added = 0
  let first = -1
  let last = -1
  const end = () => {
    if (first < 0) return
    add(added, first, false)
    add(first, last + 1, true)
    added = last + 1
    first = -1
  }
  letters.forEach((letter, index) => {
    if (RIGHT_TO_LEFT.test(letter)) {
      if (first < 0) first = index
      last = index
    } else if (isLeftToRight(letter)) end()
  })
  end()
  add(added, letters.length, false)
  return runs
}

const isLeftToRight = (letter: string): boolean => LETTER.test(letter) && !RIGHT_TO_LEFT.test(letter)
