import { readFileSync, statSync } from 'node:fs'
import { importLimits } from '#shared/imports/limits.ts'
import { looksLikeArchive, looksLikeOwnFile, looksLikeXml } from '#shared/imports/own-file.ts'
import type { ImportFile } from './import-file.ts'
import { LONG_BYTES, openInThread } from './open-in-thread.ts'

/**
 * Begins to read a long file of another shop, for a program that imports it once it has loaded: this module needs little
 * of it. @returns null for files that are not read in a thread, and in time for those that cannot be read: the import
 * says why
 */
export function openEarly(path: string): Promise<ImportFile | null> | null {
  const bytes = longFile(path)
  if (!bytes || looksLikeArchive(bytes) || looksLikeXml(bytes) || looksLikeOwnFile(bytes)) return null
  return openInThread(bytes).then(
    (opened) => (opened.ok ? opened.value : null),
    () => null,
  )
}

function longFile(path: string): Uint8Array | null {
  try {
    const { size } = statSync(path)
    return size > LONG_BYTES && size <= importLimits.bytes ? readFileSync(path) : null
  } catch {
    return null
  }
}
