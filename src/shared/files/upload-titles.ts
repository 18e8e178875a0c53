/** Refusals that come after a file has arrived. */
const processing: ReadonlySet<string> = new Set(['file-damaged', 'picture-too-many-pixels', 'unexpected'])

/** The title above the reason of an upload that did not succeed. */
export function uploadTitle(code: string): string {
  if (code === 'aborted') return 'File processing cancelled'
  return processing.has(code) ? 'File processing failed' : 'Unable to Upload File'
}

/** The title above the reason of a refused new name. */
export const RENAME_TITLE = 'Unable to Rename File'
