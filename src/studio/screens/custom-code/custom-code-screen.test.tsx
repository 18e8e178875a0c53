import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blankCustomCode } from '#shared/custom-code/rules.ts'
import type { CustomCode } from '#shared/custom-code/schema.ts'
import { StaffContext } from '#studio/session/staff-context.ts'
import { buildStaff } from '#studio/testing/build-staff.ts'
import { renderInStudio } from '#studio/testing/render-in-studio.tsx'
import { CustomCodeScreen } from './custom-code-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const findings = {
  hosts: ['cdn.example.com'],
  blocked: [{ kind: 'handler', detail: 'onclick' }],
}

test('code is saved with its hosts, what it can reach is shown, and a refusal is shown at its field', async () => {
  const sent: { code: CustomCode; revision: number }[] = []
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (!address.startsWith('/api/owner/custom-code')) return Response.json({}, { status: 404 })
    if (method !== 'PUT')
      return Response.json({ code: blankCustomCode, findings: { hosts: [], blocked: [] }, revision: 4 })
    const { code, revision } = JSON.parse(body!)
    sent.push({ code, revision })
    if (code.headCode.includes('<div>'))
      return Response.json({ code: 'code-head-element', element: '<div>' }, { status: 400 })
    return Response.json({ code, findings, revision: 5, batchId: 'batch-1' })
  })
  const staff = buildStaff({ permissions: ['code.write'] })
  const { person } = renderInStudio(
    <StaffContext value={staff}>
      <CustomCodeScreen />
    </StaffContext>,
  )
  const head = await screen.findByRole('textbox', { name: 'Head code' })
  screen.getByText('No other hosts. The code can only use this site.')
  await person.type(head, '<div>')
  await person.type(screen.getByRole('textbox', { name: 'Other hosts' }), 'https://A.example.com/x, *.com')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  screen.getByText('Enter hosts only, such as cdn.example.com or *.example.com.')
  expect(sent).toEqual([])

  await person.clear(screen.getByRole('textbox', { name: 'Other hosts' }))
  await person.type(screen.getByRole('textbox', { name: 'Other hosts' }), 'https://A.example.com/x')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/The head can’t contain <div>/)

  await person.clear(head)
  await person.type(head, '<p onclick>')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Custom code saved. It runs for visitors now.')
  expect(sent.at(-1)).toEqual({
    code: { headCode: '<p onclick>', bodyCode: '', allowedHosts: ['a.example.com'] },
    revision: 4,
  })
  within(screen.getByRole('list', { name: 'Hosts' })).getByText('cdn.example.com')
  screen.getByText('The attribute onclick doesn’t run. Add the event in a script instead.')
})
