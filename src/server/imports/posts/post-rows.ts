import type { Scope } from '#server/scope.ts'
import type { ImportFieldChange } from '#shared/imports/schema.ts'
import { importChanges, importProblems } from '../documents.ts'
import { replaceRows } from '../replace-rows.ts'
import type { PlannedEntry } from './plan-entry.ts'

/** The report on one post or page of the file. */
export interface EntryReport extends Pick<PlannedEntry, 'entry' | 'action' | 'nounId' | 'problems'> {
  readonly title: string
  /** Its path on the old site, if that will redirect to it; else ''. */
  readonly oldPath: string
  readonly changes: readonly ImportFieldChange[]
  /** What the file's id meant before, '' for nothing, and what the file said then; absent when that did not change. */
  readonly before?: { readonly nounId: string; readonly fingerprint: string }
}

/** Writes the results for posts and pages of a file, replacing those of the dry run. */
export async function writeEntryRows(
  scope: Scope,
  importId: string,
  firstPosition: number,
  reports: readonly EntryReport[],
  isDone: boolean,
): Promise<void> {
  const rows = reports.map(({ entry, title, action, nounId, problems, oldPath, changes, before }) => ({
    ...{ kind: entry.kind, line: entry.line, last_line: entry.lastLine, title, sku: '', variant_count: 0, action },
    ...{ has_problems: Number(problems.length > 0), is_done: Number(isDone), product_id: nounId },
    ...{ source_id: entry.sourceId, source_before: before?.nounId ?? null },
    ...{ fingerprint_before: before?.fingerprint ?? '', old_path: oldPath, price_from: null, price_to: null },
    changes: importChanges.write([...changes]),
    problems: importProblems.write([...problems]),
  }))
  await replaceRows(scope, importId, firstPosition, rows)
}
