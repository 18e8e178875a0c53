import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

interface Found {
  readonly path: string
  readonly bytes: number
  readonly lastUsed: number
}

/**
 * Deletes files until a folder and its subfolders contain at most `bytes`: the least recently read or written first, as
 * far as the file system records it (usually once a day).
 */
export async function trimFolder(folder: string, bytes: number): Promise<void> {
  const found = await filesIn(folder)
  let total = found.reduce((sum, file) => sum + file.bytes, 0)
  if (total <= bytes) return
  for (const file of found.sort((one, other) => one.lastUsed - other.lastUsed)) {
    if (total <= bytes) return
    await rm(file.path, { force: true })
    total -= file.bytes
  }
}

async function filesIn(folder: string): Promise<Found[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found: Found[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    // Another process may have been faster.
    const file = await stat(path).catch(() => null)
    if (file) found.push({ path, bytes: file.size, lastUsed: Math.max(file.atimeMs, file.mtimeMs) })
  }
  return found
}
