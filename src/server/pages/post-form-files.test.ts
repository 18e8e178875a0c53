import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deleteOldSubmissions } from '#server/forms/inbox/delete-old-submissions.ts'
import { newId } from '#server/identifiers.ts'
import { buildForm, submissionsBy } from '#server/testing/forms/submit-answers.ts'
import { type Browser, startTestApp } from '#server/testing/test-app.ts'
import type { Website } from '#server/websites/website.ts'
import { readFileAnswer } from '#shared/forms/file-answer.ts'
import type { Form } from '#shared/forms/schema.ts'
import { buildPage, formOnPage } from '#shared/pages/testing/build-page.ts'
import { sentBy } from '#storefront/forms/testing/sent-by.ts'
import { insertPage } from './page-store.ts'

const app = await startTestApp({ RATE_LIMIT_MULTIPLIER: '100' })
const DAY = 24 * 60 * 60 * 1000
const MEGABYTE = 1_000_000
const pdf = (bytes = 100) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)])

const applying = {
  submitLabel: 'Send',
  fields: [
    { id: 'cv', type: 'file', title: 'Your CV', accept: ['pdf'], maxMegabytes: 1, maxFiles: 2, required: true },
    { id: 'name', type: 'text', title: 'Name', required: true },
    { id: 'more', type: 'checkbox', title: 'More', options: ['A photo'] },
    {
      ...{ id: 'photo', type: 'file', title: 'A photo', accept: ['picture'], maxMegabytes: 1, maxFiles: 1 },
      ...{ required: true, showWhen: { match: 'all', rules: [{ fieldId: 'more', test: 'is', value: 'A photo' }] } },
    },
  ],
}

interface Chosen {
  readonly name: string
  readonly filename: string
  readonly bytes: Buffer
}

const cv = (bytes = pdf(), filename = 'cv.pdf'): Chosen => ({ name: 'answers.cv', filename, bytes })
const BOUNDARY = 'a-form-with-files'

/** Parts as a browser writes them; an empty file field is a file without name and content. */
function bodyOf(inputs: Iterable<readonly [string, string]>, chosen: readonly Chosen[]): Buffer {
  const texts = [...inputs].map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const files = chosen.flatMap(({ name, filename, bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([Buffer.from(texts.join('')), ...files, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

const post = (visitor: Browser, body: Buffer, headers: Record<string, string> = {}) =>
  visitor.request('POST', '/apply', body, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'x-csrf-token': '',
    ...headers,
  })

/** A browser's inputs of a page, except for the chosen files. */
function inputsOf(html: string, written: Readonly<Record<string, string>> = {}): URLSearchParams {
  const inputs = sentBy(html)
  for (const [name, value] of Object.entries(written)) inputs.set(`answers.${name}`, value)
  return inputs
}

async function build(
  content: Record<string, unknown> = applying,
): Promise<{ website: Website; form: Form; visitor: Browser }> {
  const website = await app.buildWebsite()
  const form = await buildForm(app, website, content)
  await app.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'apply', title: 'Apply', blocks: [formOnPage(form.id)] })),
  )
  return { website, form, visitor: app.visitor(website) }
}

/** Opens the page and presses its button once, with these files. */
async function send(visitor: Browser, written: Readonly<Record<string, string>>, chosen: readonly Chosen[]) {
  const page = await visitor.request('GET', '/apply')
  expect(page.body).toContain('encType="multipart/form-data"')
  return post(visitor, bodyOf(inputsOf(page.body, written), chosen))
}

const onDisk = async (website: Website) =>
  (
    await readdir(join(app.services.env.DATA_DIR, 'files/answers', website.id), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
  ).filter((one) => one.isFile()).length

const answersOf = async (website: Website) =>
  (await submissionsBy(app, website)).map((row) => JSON.parse(row.answers) as Record<string, string[]>)

describe('files of a form that is posted without a script', () => {
  test('are listed by name when the form is shown again, and belong to its answer', async () => {
    const { website, visitor } = await build()
    const asked = await send(visitor, { name: 'Ada' }, [cv(pdf(200), '../my cv.pdf'), cv()])
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<span class="file-name">my cv.pdf</span>')
    const again = await post(visitor, bodyOf(inputsOf(asked.body), [{ ...cv(Buffer.alloc(0)), filename: '' }]))
    expect(again.statusCode).toBe(303)
    const [{ cv: kept }] = (await answersOf(website)) as [{ cv: string[] }]
    expect(kept.map((text) => readFileAnswer(text).filename)).toEqual(['my cv.pdf', 'cv.pdf'])
    const owner = await app.owner(website)
    const got = await owner.request('GET', `/api/owner/forms/files/${readFileAnswer(kept[0]!).id}`)
    expect(got.rawPayload).toEqual(pdf(200))
  })

  test('are handed in once when the button is pressed twice', async () => {
    const { website, visitor } = await build()
    const refused = await send(visitor, {}, [])
    const body = bodyOf(inputsOf(refused.body, { name: 'Ada' }), [cv()])
    const twins = await Promise.all([post(visitor, body), post(visitor, body)])
    expect([...twins, await post(visitor, body)].map((answer) => answer.statusCode)).toEqual([303, 303, 303])
    expect(await answersOf(website)).toHaveLength(1)
    const other = await post(visitor, bodyOf(inputsOf(refused.body, { name: 'Ada' }), [cv(pdf(101))]))
    expect(other.statusCode).toBe(400)
    expect(other.body).toContain('Error processing form submission. Please reload and try again.')
  })

  test('replace those that were listed', async () => {
    const { website, visitor } = await build()
    const asked = await send(visitor, { name: 'Ada' }, [cv(), cv()])
    expect((await post(visitor, bodyOf(inputsOf(asked.body), [cv(pdf(), 'better.pdf')]))).statusCode).toBe(303)
    const [{ cv: kept }] = (await answersOf(website)) as [{ cv: string[] }]
    expect(kept.map((text) => readFileAnswer(text).filename)).toEqual(['better.pdf'])
  })

  test.each<[string, readonly Chosen[], string, number]>([
    ['missing', [{ ...cv(Buffer.alloc(0)), filename: '' }], 'Required', 0],
    ['exactly as large as they may be', [cv(pdf(MEGABYTE))], '', 1],
    [
      'a byte larger',
      [cv(pdf(MEGABYTE + 1))],
      'The file cv.pdf is too large. The maximum allowed file size is 1 MB.',
      0,
    ],
    [
      'much larger',
      [cv(pdf(30 * MEGABYTE))],
      'The file cv.pdf is too large. The maximum allowed file size is 1 MB.',
      0,
    ],
    [
      'of another type than they say',
      [cv(Buffer.from('<script>'))],
      'The file cv.pdf does not appear to be a supported PDF file.',
      0,
    ],
    [
      'large, and of another type',
      [cv(Buffer.alloc(MEGABYTE, 60))],
      'The file cv.pdf does not appear to be a supported PDF file.',
      0,
    ],
    ['empty', [cv(Buffer.alloc(0))], 'The file cv.pdf is empty. Choose another one.', 0],
    ['too many', [cv(), cv(), cv(), cv()], 'You can add up to 2 files.', 2],
    ['one right, one wrong', [cv(), cv(Buffer.from('no'), 'no.pdf')], 'The file no.pdf does not appear to be', 1],
    ['for no field of the form', [cv(), { ...cv(), name: 'answers.name' }, { ...cv(), name: 'other' }], '', 1],
  ])('are %s', async (_what, chosen, says, kept) => {
    const { website, visitor } = await build()
    const answer = await send(visitor, { name: 'Ada' }, chosen)
    expect(answer.statusCode).toBe(says ? 400 : 200)
    if (says) expect(answer.body).toContain(`<p class="field-error" id="cv-error">${says}`)
    // Input that came after a refused file is still there.
    expect(answer.body).toContain('value="Ada"')
    expect(await onDisk(website)).toBe(kept)
    expect(await answersOf(website)).toEqual([])
  })

  test('are kept while something else is wrong, and gone a day after no one came back', async () => {
    const { website, visitor } = await build()
    const refused = await send(visitor, {}, [cv()])
    expect(refused.body).toContain('<p class="field-error" id="name-error">Required</p>')
    expect(refused.body).not.toContain('cv-error')
    expect(refused.body).toContain('<span class="file-name">cv.pdf</span>')
    expect(await onDisk(website)).toBe(1)
    await deleteOldSubmissions(app.services, website, Date.now() + 1.1 * DAY, () => false)
    await app.runJobs()
    expect(await onDisk(website)).toBe(0)
    const late = await post(visitor, bodyOf(inputsOf(refused.body, { name: 'Ada' }), []))
    expect(late.statusCode).toBe(400)
    expect(late.body).toContain('Choose the files again.')
  })

  test('are asked for where another answer asks for them', async () => {
    const { website, visitor } = await build()
    const refused = await send(visitor, { name: 'Ada', more: 'A photo' }, [cv()])
    expect(refused.body).toContain('<p class="field-error" id="photo-error">Required</p>')
    const wrong = { ...cv(Buffer.from('no'), 'no.png'), name: 'answers.photo' }
    const inputs = inputsOf(refused.body)
    inputs.delete('answers.more')
    // The form no longer asks for a photo, so its errors don't count.
    expect((await post(visitor, bodyOf(inputs, [wrong]))).statusCode).toBe(303)
    expect(Object.keys((await answersOf(website))[0]!)).toEqual(['cv', 'name'])
  })

  test('are not kept for the page of another site', async () => {
    const { website, visitor } = await build()
    const inputs = inputsOf((await visitor.request('GET', '/apply')).body, { name: 'Ada' })
    const forged = await post(visitor, bodyOf(inputs, [cv()]), { origin: 'https://evil.example' })
    expect(forged.body).toContain('Choose the files again.')
    expect(await onDisk(website)).toBe(0)
  })

  test('are not kept where no form named itself before them', async () => {
    const { website, form, visitor } = await build()
    const reversed = Buffer.concat([
      bodyOf([], [cv()]).subarray(0, -6 - BOUNDARY.length),
      bodyOf([['_form', form.id]], []),
    ])
    expect((await post(visitor, reversed)).statusCode).toBe(400)
    expect(await onDisk(website)).toBe(0)
  })
})

test('files of one address are counted', async () => {
  const few = await startTestApp()
  const website = await few.buildWebsite()
  const form = await buildForm(few, website, { ...applying, fields: [{ ...applying.fields[0], maxFiles: 10 }] })
  await few.changing(website, (scope) =>
    insertPage(scope, buildPage({ id: newId(), urlId: 'apply', title: 'Apply', blocks: [formOnPage(form.id)] })),
  )
  const visitor = few.visitor(website)
  const ten = bodyOf([['_form', form.id]], Array(10).fill(cv()))
  for (let time = 0; time < 3; time += 1) expect((await post(visitor, ten)).statusCode).toBe(200)
  const refused = await post(visitor, ten)
  expect(refused.statusCode).toBe(400)
  expect(refused.body).toContain('Please try again in a minute.')
  const rows = await few.services.database.selectFrom('form_files').select('id').execute()
  expect(rows).toHaveLength(30)
})

describe('a post that was written to do harm', () => {
  const many = (count: number, name: string) => Array.from({ length: count }, () => [name, 'x'] as const)

  test.each<[string, (form: Form) => Buffer, Record<string, string>, number]>([
    ['has no boundary', () => bodyOf([], [cv()]), { 'content-type': 'multipart/form-data' }, 400],
    ['has another boundary', () => bodyOf([], [cv()]), { 'content-type': 'multipart/form-data; boundary=x' }, 400],
    ['is nothing', () => Buffer.alloc(0), {}, 404],
    ['has a thousand parts', ({ id }) => bodyOf([['_form', id], ...many(1_000, 'x')], []), {}, 400],
    ['has ten thousand parts', ({ id }) => bodyOf([['_form', id], ...many(10_000, 'x')], []), {}, 413],
    ['has a thousand files', ({ id }) => bodyOf([['_form', id]], Array(1_000).fill({ ...cv(), name: 'x' })), {}, 413],
    [
      'names a part __proto__',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['__proto__', 'x'],
          ],
          [],
        ),
      {},
      400,
    ],
    ['names a file __proto__', ({ id }) => bodyOf([['_form', id]], [{ ...cv(), name: '__proto__' }]), {}, 400],
    [
      'names a part constructor',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['constructor', 'x'],
          ],
          [],
        ),
      {},
      400,
    ],
    [
      'holds NUL',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['answers.name', 'a\0b'],
          ],
          [],
        ),
      {},
      400,
    ],
    [
      'has a name without end',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['x'.repeat(5_000), 'x'],
          ],
          [],
        ),
      {},
      400,
    ],
    [
      'has a text without end',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['x', 'x'.repeat(200_000)],
          ],
          [],
        ),
      {},
      413,
    ],
    [
      'has texts without end',
      ({ id }) => bodyOf([['_form', id], ...many(20, 'x').map(() => ['x', 'x'.repeat(100_000)] as const)], []),
      {},
      413,
    ],
    [
      'ends within a text',
      ({ id }) =>
        bodyOf(
          [
            ['_form', id],
            ['answers.name', 'Ada'],
          ],
          [],
        ).subarray(0, -30),
      {},
      400,
    ],
    ['ends within a file', ({ id }) => bodyOf([['_form', id]], [cv(pdf(5_000))]).subarray(0, -2_000), {}, 400],
    ['ends within a header', ({ id }) => bodyOf([['_form', id]], [cv(pdf(100))]).subarray(0, -250), {}, 400],
  ])('%s', async (_what, body, headers, status) => {
    const { website, form, visitor } = await build()
    const answer = await post(visitor, body(form), headers)
    expect(answer.statusCode).toBe(status)
    expect(await onDisk(website)).toBe(0)
    expect(await answersOf(website)).toEqual([])
    expect(({} as { x?: string }).x).toBeUndefined()
  })
})
