import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarFile, calendarTemplateLink } from './calendar.ts'

const place = {
  ...{ name: 'The mill', addressLine1: '4 Mill Cove Road', addressLine2: '', addressCountry: '' },
  ...{ mapLat: null, mapLng: null },
}
const event = {
  ...{ id: 'event-1', title: 'Glaze & tea', startsAt: Date.parse('2026-11-01T05:30:00Z') },
  ...{ endsAt: Date.parse('2026-11-01T07:30:00Z'), location: place, updatedAt: 0 },
  ...{ description: 'Bring; an apron, please\nand time', url: 'https://example.com/e' },
}

test('the template link has title, dates as UTC compact timestamps, and the place if there is one', () => {
  expect(calendarTemplateLink(event)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Glaze+%26+tea&dates=20261101T053000Z%2F20261101T073000Z&location=The+mill%2C+4+Mill+Cove+Road',
  )
  expect(calendarTemplateLink({ ...event, location: null })).not.toContain('location')
})

test('a calendar file has its events, with their texts escaped', () => {
  const lines = calendarFile('Workshops', 'example.com', [event]).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:event-1@example.com',
      'DTSTART:20261101T053000Z',
      'DTEND:20261101T073000Z',
      'SUMMARY:Glaze & tea',
      'DESCRIPTION:Bring\\; an apron\\, please\\nand time',
      'LOCATION:The mill\\, 4 Mill Cove Road',
    ]),
  )
})

test('no line of a calendar file is longer than 75 bytes, and unfolding gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (title) => {
      const file = calendarFile('Workshops', 'example.com', [{ ...event, title }])
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const summary = file
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .find((line) => line.startsWith('SUMMARY:'))
      const read = summary!
        .slice('SUMMARY:'.length)
        .replace(/\\([\\;,n])/g, (_, letter) => (letter === 'n' ? '\n' : letter))
      expect(read).toBe(title.replace(/\r\n|\r/g, '\n'))
    }),
  )
})
