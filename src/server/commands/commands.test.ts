import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { claimFolder } from '#server/database/claim-folder.ts'
import { bundleProgram } from '#server/testing/processes/start-process.ts'

const programs = {
  import: await bundleProgram('src/server/commands/import.ts'),
  password: await bundleProgram('src/server/commands/password.ts'),
}

test.each(['import', 'password'] as const)('%s does not use a folder that a server uses', (name) => {
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-command-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'data')
  const file = join(parent, 'products.csv')
  writeFileSync(file, 'Title\nMug\n')
  const run = () =>
    spawnSync(process.execPath, [programs[name], ...(name === 'import' ? [file] : [])], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder },
      encoding: 'utf8',
    })
  const refusal = `A server or another command is using ${folder}. Stop it first, or choose another DATA_DIR.\n`
  const server = claimFolder(folder, 0)
  const beside = run()
  expect([beside.status, beside.stderr]).toEqual([1, refusal])
  expect(existsSync(join(folder, 'vitrine.db'))).toBe(false)
  server.close()
  expect(run().stderr).not.toBe(refusal)
  expect(existsSync(join(folder, 'vitrine.db'))).toBe(true)
  claimFolder(folder, 0).close()
})
