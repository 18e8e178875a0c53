import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { assertKey } from './keys.ts'
import { trimFolder } from './trim-folder.ts'

const INCOMING = 'incoming'
const ABANDONED_AFTER_MILLISECONDS = 60 * 60 * 1000

/**
 * Files in a folder. A file appears under its name only when all of it is on disk, so an interruption leaves no
 * incomplete files.
 */
export async function openLocalFiles(folder: string): Promise<FileStore> {
  const incoming = join(folder, INCOMING)
  await mkdir(incoming, { recursive: true })
  await removeAbandoned(incoming)

  const pathOf = (key: string) => {
    assertKey(key)
    return join(folder, key)
  }

  /** Renames a file once all of it is on disk; a failed write leaves nothing behind. */
  async function write(key: string, writeTo: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const unfinished = join(incoming, randomUUID())
    try {
      await writeToDisk(unfinished, writeTo)
      await mkdir(dirname(path), { recursive: true })
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    async write(key, bytes) {
      await write(key, (file) => file.writeFile(bytes))
    },
    async writeStream(key, stream) {
      let length = 0
      await write(key, async (file) => {
        await file.writeFile(stream)
        length = (await file.stat()).size
      })
      return length
    },
    async read(key) {
      return await unlessMissing(readFile(pathOf(key)))
    },
    async stream(key, range) {
      const path = pathOf(key)
      const found = await unlessMissing(stat(path))
      return found && { stream: createReadStream(path, range), bytes: found.size }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async trim(under, bytes) {
      await trimFolder(pathOf(under), bytes)
    },
  }
}

/** Written and flushed before it is renamed: after a power cut no name belongs to an empty file. */
async function writeToDisk(path: string, writeTo: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await writeTo(file)
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** Incomplete files of a killed process. Recent files may belong to another process that shares the folder. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name)
    const found = await unlessMissing(stat(path))
    if (found && found.mtimeMs < Date.now() - ABANDONED_AFTER_MILLISECONDS) await rm(path, { force: true })
  }
}
