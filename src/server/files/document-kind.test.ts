import { expect, test } from 'vitest'
import { documentKindOf } from './document-kind.ts'

/** An archive's first entry, as its header names it. */
function packed(name: string, content = ''): Buffer {
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 'latin1')
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name + content)])
}
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(20)])
const pdf = Buffer.from('%PDF-1.7\n…')
const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(20)])

test.each([
  ['a photo', 'IMG_1.JPG', jpeg, 'picture'],
  ['a PDF', 'cv.pdf', pdf, 'pdf'],
  ['a Word file', 'cv.docx', packed('[Content_Types].xml'), 'document'],
  ['a table', 'list.xlsx', packed('xl/workbook.xml'), 'document'],
  ['an open document', 'cv.odt', packed('mimetype', 'application/vnd.oasis.opendocument.text'), 'document'],
  ['an old Word file', 'cv.doc', ole, 'document'],
  ['rich text', 'cv.rtf', Buffer.from('{\\rtf1 hello}'), 'document'],
  ['a text of many tongues', 'note.txt', Buffer.from('Größe, 陶器\r\n\tand tabs'), 'document'],
  ['a text that is cut in a letter', 'note.txt', Buffer.from('陶器').subarray(0, 5), 'document'],
])('%s, %s, is taken', (_what, name, bytes, kind) => {
  expect(documentKindOf(bytes, name)).toBe(kind)
})

test.each([
  ['a photo that says it is a PDF', 'cv.pdf', jpeg],
  ['a PDF that says it is a photo', 'cv.jpg', pdf],
  ['a PDF that says it is a program', 'cv.pdf.exe', pdf],
  ['a file with no ending', 'cv', pdf],
  ['a page', 'cv.html', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that says it is a text', 'cv.txt', Buffer.from('\n <svg onload="alert(1)"/>')],
  ['SVG', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a script', 'run.txt', Buffer.from('#!/bin/sh\nrm -r /')],
  ['a program', 'run.txt', Buffer.from('MZ\x90\0\x03')],
  ['an archive that says it is a Word file', 'cv.docx', packed('payload.exe')],
  ['an archive', 'all.zip', packed('word/document.xml')],
  ['half an archive', 'cv.docx', Buffer.from('PK\x03\x04')],
  ['an e-book', 'cv.odt', packed('mimetype', 'application/epub+zip')],
  ['nothing', 'note.txt', Buffer.alloc(0)],
])('%s, %s, is not', (_what, name, bytes) => {
  expect(documentKindOf(bytes, name)).toBeNull()
})
