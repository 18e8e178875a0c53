import { describe, expect, it, test } from 'vitest'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { decodeFile } from '#shared/imports/decode-file.ts'

const lines = (text: string) => {
  const table = readTable(text)
  return table.ok ? table.value.lines.map(({ line, lastLine, cells }) => [line, lastLine, ...cells]) : table.failure
}

describe('a table', () => {
  // The cases of csv-spectrum (https://github.com/max-mapper/csv-spectrum).
  test.each([
    ['comma in quotes', 'a,b\n"1, one",2\n', [[2, 2, '1, one', '2']]],
    [
      'empty cells',
      'a,b,c\n1,"",""\n2,3,4\n',
      [
        [2, 2, '1', '', ''],
        [3, 3, '2', '3', '4'],
      ],
    ],
    ['empty cells with CRLF', 'a,b\r\n1,""\r\n', [[2, 2, '1', '']]],
    ['quotes in quotes', 'a,b\n1,"ha ""ha"" ha"\n', [[2, 2, '1', 'ha "ha" ha']]],
    ['JSON', 'key,val\n1,"{""type"": ""Point""}"\n', [[2, 2, '1', '{"type": "Point"}']]],
    [
      'line breaks in quotes',
      'a,b\n1,"once\nupon"\n2,3\n',
      [
        [2, 3, '1', 'once\nupon'],
        [4, 4, '2', '3'],
      ],
    ],
    [
      'CRLF in quotes',
      'a,b\r\n1,"once\r\nupon"\r\n2,3\r\n',
      [
        [2, 3, '1', 'once\r\nupon'],
        [4, 4, '2', '3'],
      ],
    ],
    [
      'letters of all lands',
      'a,b\n1,ʤ\n2,陶器\n',
      [
        [2, 2, '1', 'ʤ'],
        [3, 3, '2', '陶器'],
      ],
    ],
    ['no line break at the end', 'a,b\n1,2', [[2, 2, '1', '2']]],
    // Damage that occurs in real exports.
    ['a mark at the beginning', '\uFEFFa,b\n1,2\n', [[2, 2, '1', '2']]],
    [
      'mixed line breaks',
      'a,b\r\n1,2\n3,4\r5,6\n',
      [
        [2, 2, '1', '2'],
        [3, 3, '3', '4'],
        [4, 4, '5', '6'],
      ],
    ],
    [
      'empty lines',
      '\na,b\n\n1,2\n , \n3,4\n',
      [
        [4, 4, '1', '2'],
        [6, 6, '3', '4'],
      ],
    ],
    ['semicolons', 'a;b\n1,5;2\n', [[2, 2, '1,5', '2']]],
    ['tabs', 'a\tb\n1\t2\n', [[2, 2, '1', '2']]],
    ['a stray quote', 'a,b\n6" pot,2\n', [[2, 2, '6" pot', '2']]],
    [
      'lines of odd length',
      'a,b\n1\n1,2,3\n',
      [
        [2, 2, '1'],
        [3, 3, '1', '2', '3'],
      ],
    ],
    ['marked formulas', "a,b\n'=1+1,2\n", [[2, 2, '=1+1', '2']]],
  ])('%s', (_name, text, expected) => {
    expect(lines(text)).toEqual(expected)
  })

  it('names the line where a quotation mark is opened and never closed', () => {
    expect(lines('a,b\n1,2\n3,"four\n5,6\n')).toEqual({ code: 'import-file-unreadable', line: 3 })
  })

  test.each(['', '\n\n', 'a,b\n', 'a,b\n,\n'])('refuses %j, which has no products', (text) => {
    expect(lines(text)).toEqual({ code: 'import-file-empty' })
  })

  it('refuses more lines than an import takes', () => {
    expect(lines(`a\n${'1\n'.repeat(100_001)}`)).toEqual({ code: 'import-too-large' })
  })
})

describe('bytes', () => {
  const bytesOf = (...codes: number[]) => new Uint8Array(codes)
  test.each([
    ['UTF-8', new TextEncoder().encode('Café'), 'Café', false],
    ['what Excel writes in the West', bytesOf(67, 97, 102, 0xe9), 'Café', true],
    ['UTF-16', bytesOf(0xff, 0xfe, 67, 0, 97, 0, 102, 0, 0xe9, 0), '\uFEFFCafé'.slice(1), false],
    ['UTF-16 the other way round', bytesOf(0xfe, 0xff, 0, 67, 0, 97, 0, 102, 0, 0xe9), 'Café', false],
  ])('are read as %s', (_name, bytes, text, isGuessed) => {
    const decoded = decodeFile(bytes)!
    expect([decoded.text, decoded.guessed !== null]).toEqual([text, isGuessed])
  })

  it('are refused when they are a spreadsheet', () => {
    expect(decodeFile(bytesOf(0x50, 0x4b, 3, 4, 20, 0, 8, 8))).toBeNull()
  })
})

describe('bytes that are not what they should be', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1')

  it('spoil one letter of a file, not all of them', () => {
    const bytes = Buffer.concat([
      Buffer.from('Café\nGröße\nNaïve\n'),
      latin('Pâté\n').subarray(0, 2),
      Buffer.from('te'),
    ])
    expect(decodeFile(bytes)).toEqual({ text: 'Café\nGröße\nNaïve\nPâte', guessed: null, oddLines: [4] })
  })

  it('are read as an old Mac writes them', () => {
    expect(decodeFile(Buffer.from([0x43, 0x61, 0x66, 0x8e]))).toMatchObject({ text: 'Café', guessed: 'macintosh' })
  })

  it('are read as the owner says', () => {
    expect(decodeFile(latin('Café'), 'macintosh')).toMatchObject({ text: 'CafÈ', guessed: null })
  })

  it('are UTF-16 without a mark where every other one is zero', () => {
    expect(decodeFile(Buffer.from('Handle,Title', 'utf16le'))).toMatchObject({ text: 'Handle,Title' })
  })

  it('are no text in a spreadsheet file', () => {
    expect(decodeFile(Buffer.from('PK\u0003\u0004rest'))).toBeNull()
  })
})

test.each(['sep=;\nHandle;Title\na;b', 'Handle|Title\na|b'])('takes the delimiter of %j', (text) => {
  expect(readTable(text)).toMatchObject({ value: { headings: ['Handle', 'Title'], lines: [{ cells: ['a', 'b'] }] } })
})
