import { expect, test } from 'vitest'
import { attachmentHeader, attachmentType } from './attachment-header.ts'

test.each([
  ['chart.pdf', 'attachment; filename=chart.pdf'],
  ['Glaze chart.pdf', 'attachment; filename="Glaze chart.pdf"'],
  ['100%25.pdf', `attachment; filename=100%25.pdf; filename*=UTF-8''100%2525.pdf`],
  ['Größe.zip', `attachment; filename="Gr??e.zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.zip`],
  ['陶器.zip', `attachment; filename="??.zip"; filename*=UTF-8''%E9%99%B6%E5%99%A8.zip`],
  ['a"; filename=b.exe', 'attachment; filename="a\\"; filename=b.exe"'],
  ['../../etc/x', 'attachment; filename=.._.._etc_x'],
  ['a\r\nset-cookie: x', `attachment; filename="a??set-cookie: x"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20x`],
  ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"`],
  ['half \ud83d.txt', `attachment; filename="half ?.txt"; filename*=UTF-8''half%20%EF%BF%BD.txt`],
])('%j is kept as %s', (filename, header) => {
  expect(attachmentHeader(filename)).toBe(header)
})

test.each([
  ['chart.PDF', 'application/pdf'],
  ['pattern.zip', 'application/zip'],
  ['page.html', 'application/octet-stream'],
  ['picture.svg', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
  ['x.constructor', 'application/octet-stream'],
  ['archive.tar.gz', 'application/octet-stream'],
])('%s is sent as %s', (filename, type) => {
  expect(attachmentType(filename)).toBe(type)
})
