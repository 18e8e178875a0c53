import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { contract } from '#shared/http/contract.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CsvImportForm } from './csv-import-form.tsx'

afterEach(() => vi.unstubAllGlobals())

const importPotsCall = contract({
  method: 'POST',
  path: '/api/owner/pots/import',
  summary: '',
  access: 'products.write',
  body: z.object({ csv: z.string(), isDryRun: z.boolean() }),
  reply: z.object({ added: z.number() }),
})

/** The form. @param answers of the server, one for each call: the number of pots, or null for a refusal */
function draw(...answers: (number | null)[]) {
  const sent: unknown[] = []
  const done = vi.fn()
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string } = {}) => {
    if (!body) return Response.json({})
    sent.push(JSON.parse(body))
    const added = answers.shift()
    return added === null
      ? Response.json({ code: 'not-found', error: 'The list is gone.' }, { status: 404 })
      : Response.json({ added })
  })
  const view = renderInStudio(
    <CsvImportForm
      call={importPotsCall}
      inputOf={(body) => ({ body })}
      mostBytes={40}
      mostInWords="40 bytes"
      description="A column “name”."
      fields={(recheck) => (
        <button type="button" onClick={recheck}>
          Change the list
        </button>
      )}
      preview={({ added }) => <p>{added} new pots</p>}
      submitLabel={({ added }) => `Import ${added} pots`}
      hasEffect={({ added }) => added > 0}
      outdates={[]}
      onDone={done}
      close={() => {}}
    />,
  )
  const choose = (text: string) =>
    view.person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([text], 'pots.csv'))
  return { ...view, sent, done, choose }
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })

test('a file is checked first, and imported only after its preview', async () => {
  const { person, sent, done, choose } = draw(2, 2)
  await choose('name\nMug\nJar')
  await person.click(await button('Check the file'))
  expect((await screen.findByRole('status')).textContent).toBe('2 new pots')
  expect(done).not.toHaveBeenCalled()
  await person.click(await button('Import 2 pots'))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const csv = 'name\nMug\nJar'
  expect(sent).toEqual([
    { csv, isDryRun: true },
    { csv, isDryRun: false },
  ])
})

test('without a file, or with one that is too large, nothing is sent', async () => {
  const { person, sent, choose } = draw()
  await person.click(await button('Check the file'))
  expect(screen.getByText('Choose a file.', { selector: '[class*=error]' })).toBeTruthy()
  await choose('name\n'.repeat(20))
  expect(await screen.findByText('This file is larger than 40 bytes. Split it into smaller files.')).toBeTruthy()
  await person.click(await button('Check the file'))
  expect(sent).toEqual([])
})

test('a file that changes nothing cannot be imported', async () => {
  const { person, choose } = draw(0)
  await choose('name')
  await person.click(await button('Check the file'))
  expect((await button('Import 0 pots')).disabled).toBe(true)
})

test('a changed field asks for another check, because the preview may not be true any more', async () => {
  const { person, choose } = draw(2)
  await choose('name\nMug\nJar')
  await person.click(await button('Check the file'))
  await button('Import 2 pots')
  await person.click(await button('Change the list'))
  await button('Check the file')
  expect(screen.queryByText('2 new pots')).toBeNull()
})

test('a refusal is shown, and the file can be checked again', async () => {
  const { person, choose } = draw(null, 1)
  await choose('name\nMug')
  await person.click(await button('Check the file'))
  await screen.findByRole('alert')
  await person.click(await button('Check the file'))
  expect((await screen.findByRole('status')).textContent).toBe('1 new pots')
  expect(screen.queryByRole('alert')).toBeNull()
})
