import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimFolder, FolderInUseError } from './claim-folder.ts'

test('one process has a folder, until it ends', () => {
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-claim-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'data')
  const first = claimFolder(folder, 0)
  expect(() => claimFolder(folder, 0)).toThrow(FolderInUseError)
  expect(() => claimFolder(folder, 0)).toThrow(`A server or another command is using ${folder}`)
  const other = claimFolder(join(parent, 'other'), 0)
  first.close()
  claimFolder(folder, 0).close()
  other.close()
})
