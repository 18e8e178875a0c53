import { hasPosts } from '#shared/imports/formats.ts'
import type { Import, ImportAction, ImportCounts, ImportState } from '#shared/imports/schema.ts'
import { countInWords } from '#studio/kit/counts.ts'
import type { Tone } from '#studio/kit/state-mark.tsx'

interface Words {
  readonly tone: Tone
  readonly label: string
}

/** The states of an import. */
export const stateWords: Readonly<Record<ImportState, Words>> = {
  checking: { tone: 'go', label: 'Checking' },
  checked: { tone: 'look', label: 'Ready to start' },
  running: { tone: 'go', label: 'Running' },
  done: { tone: 'done', label: 'Done' },
  undoing: { tone: 'go', label: 'Undoing' },
  undone: { tone: 'off', label: 'Undone' },
  failed: { tone: 'wrong', label: 'Failed' },
}

/** The action for a product of the file, before and after the import. */
export const actionWords: Readonly<Record<ImportAction, Words & { readonly done: string }>> = {
  create: { tone: 'go', label: 'Will be added', done: 'Added' },
  update: { tone: 'go', label: 'Will be updated', done: 'Updated' },
  unchanged: { tone: 'done', label: 'Unchanged', done: 'Unchanged' },
  skip: { tone: 'off', label: 'Skipped', done: 'Skipped' },
  error: { tone: 'wrong', label: 'Can’t be imported', done: 'Couldn’t be imported' },
}

/** The same after the import was undone: new and changed products are as before. */
export function undoneWords(action: ImportAction): Words & { readonly done: string } {
  const isBack = action === 'create' || action === 'update'
  return isBack ? { tone: 'off', label: 'Undone', done: 'Undone' } : actionWords[action]
}

/** Whether the server is working on it, so that it should be fetched again soon. */
export function isMoving({ state, pictures }: Pick<Import, 'state' | 'pictures'>): boolean {
  return ['checking', 'running', 'undoing'].includes(state) || (state === 'done' && pictures.waiting > 0)
}

/** The progress from 0 to 100; null when nothing is running. */
export function percentOf({ state, position, total }: Pick<Import, 'state' | 'position' | 'total'>): number | null {
  if (!['checking', 'running', 'undoing'].includes(state)) return null
  return total === 0 ? 0 : Math.min(100, Math.round((position / total) * 100))
}

/** What a file has, counted. */
export function countOfThings({ format }: Pick<Import, 'format'>, count: number): string {
  if (!hasPosts(format)) return countInWords(count, 'products')
  return count === 1 ? '1 post or page' : countInWords(count, 'posts and pages')
}

/** Products, posts or pages that are created or updated. */
export const countOfWork = (counts: ImportCounts): number => counts.create + counts.update

/** A URL reduced to host and last part: those of picture servers fill three lines. */
export function shortUrl(url: string): string {
  if (url.length <= LONGEST_URL || !URL.canParse(url)) return url
  const { host, pathname } = new URL(url)
  return `${host}/…/${
    pathname
      .split('/')
      .at(-1)
      ?.slice(-LONGEST_URL / 2) ?? ''
  }`
}

const LONGEST_URL = 80
