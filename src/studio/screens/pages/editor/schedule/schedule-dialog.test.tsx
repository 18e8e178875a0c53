import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { StepLog } from '#shared/pages/draft/step-log.ts'
import type { StepLogState } from '#shared/pages/draft/step-log-state.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

afterEach(() => vi.unstubAllGlobals())

const publishAt = Date.UTC(2030, 2, 1, 14)
const savedAt = Date.UTC(2030, 1, 1, 15)

/** Opens the dialog of a page. @returns what was sent to the server */
function open(scheduled: StepLogState['page']['scheduled'], hasChanges = true) {
  const sent: [method: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    sent.push([method, body && JSON.parse(body)])
    return Response.json({ batchId: '0199a000-0000-7000-8000-000000000001' })
  })
  const website = { title: 'Tidemill', locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' }
  const page = { id: 'page-0001', title: 'About', scheduled } as StepLogState['page']
  const log = {
    flush: async () => true,
    reload: async () => true,
    state: () => ({ sequence: 4 }),
  } as unknown as StepLog
  const { person } = renderInStudio(
    <StaffContext value={{ website, permissions: ['pages.write'] as readonly string[] } as SignedIn}>
      <ScheduleDialog
        pageId="page-0001"
        log={log}
        state={{ page, hasChanges }}
        faultCount={2}
        openFaults={() => {}}
        isOpen
        close={() => {}}
      />
    </StaffContext>,
  )
  return { person, sent }
}

test('changes are scheduled in the time zone of the site, with the steps that were seen; a time is asked for', async () => {
  const { person, sent } = open(null)
  expect(screen.getByText('The page has 2 problems.')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(screen.getByText('Choose a date and time.')).toBeTruthy()
  await person.type(screen.getByLabelText('Publish date'), '2030-03-01T09:00')
  await person.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(sent).toEqual([['PUT', { publishAt, sequence: 4 }]]))
})

test('what is scheduled keeps its content when its time changes, unless the page as it is now is wanted', async () => {
  const { person, sent } = open({ publishAt, savedAt, by: 'Nora Quill' })
  expect(screen.getByText(/as it was on Feb 1, 2030.*\(scheduled by Nora Quill\)\./)).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([['PUT', { publishAt, sequence: null }]]))
  await person.click(screen.getByRole('checkbox', { name: 'Use the page as it is now in the editor' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['PUT', { publishAt, sequence: 4 }]))
})

test('what is scheduled can be canceled', async () => {
  const { person, sent } = open({ publishAt, savedAt, by: '' }, false)
  await person.click(screen.getByRole('button', { name: 'Cancel schedule' }))
  await waitFor(() => expect(sent.map(([method]) => method)).toEqual(['DELETE']))
})

test('a page without changes has nothing to schedule', () => {
  open(null, false)
  expect(
    screen.getByText('There are no unpublished changes. Change the page first, then choose when visitors see it.'),
  ).toBeTruthy()
})
