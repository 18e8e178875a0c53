/** Patterns of postal codes by country, without anchors. Codes are converted to capitals before they are compared. */
const SHAPES: Readonly<Record<string, string>> = {
  '\\d{3}': 'FO IS',
  '\\d{4}': 'AF AL AM AT AU BD BE BG CC CH CX CY DK GE GL GW HU LI LU MK MZ NE NF NO NP NZ PH PY SI SJ TN VE ZA',
  '\\d{5}':
    'AX BA BL CR CU DE DO DZ EE EG ES FI FR GF GP GT HN HR ID IQ IT JO KE KH KR KW KZ LA LK MA MC ME MF MM MN MQ MV MX MY ' +
    'NC NI PE PF PK PM PS RE SM SN TH TR TW UA UY VA WF XK YT ZM',
  '\\d{5}(?:-\\d{4})?': 'AS GU MH MP PR SA UM US VI FM PW',
  '\\d{5}(?:\\d{2})?': 'IL',
  '\\d{5,6}': 'RS VN',
  '\\d{6}': 'BY CN CO EC KG RO RU SG TJ TM UZ',
  '\\d{3} ?\\d{2}': 'CZ GR SE SK',
  '\\d{3} ?\\d{3}': 'IN',
  '\\d{3}-?\\d{4}': 'JP',
  '\\d{5}-?\\d{3}': 'BR',
  '\\d{4}-\\d{3}': 'PT',
  '\\d{2}-\\d{3}': 'PL',
  '\\d{4} ?[A-Z]{2}': 'NL',
  '(?:LT-)?\\d{5}': 'LT',
  '(?:LV-)?\\d{4}': 'LV',
  '(?:MD-?)?\\d{4}': 'MD',
  'AD[1-7]0\\d': 'AD',
  '[A-Z]{3} ?\\d{4}': 'MT',
  '\\d{3}-?\\d{4}|\\d{7}': 'CL',
  '(?:[A-Z])?\\d{4}(?:[A-Z]{3})?': 'AR',
  '[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d': 'CA',
  '[A-Z]\\d[\\dW] ?[A-Z\\d]{4}': 'IE',
  'GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}': 'GB GG IM JE',
}

const shapeOf = new Map(
  Object.entries(SHAPES).flatMap(([shape, countries]) =>
    countries.split(' ').map((country) => [country, new RegExp(`^(?:${shape})$`)] as const),
  ),
)

/** Countries that have postal codes, but whose addresses are complete without one. */
const OPTIONAL = new Set(
  (
    'AE AF AM AR AZ BB BD BH BM BN BS BT CC CL CO CR CV CX DO DZ EC EG ET FK GE GN GS GT HN HT ID IE IO IQ JO KE KH KW ' +
    'KZ LA LB LK LR LS MA MG MM MU MZ NE NF NG NI NP OM PE PG PH PK PN PY RS SA SH SJ SN SV SZ TC TJ TM TN TZ UY UZ VE ' +
    'VG VN XK ZM'
  ).split(' '),
)

/** Whether the postal code has the shape that the country uses; countries without a known shape take anything. */
export function isPostalCode(country: string, postalCode: string): boolean {
  return shapeOf.get(country)?.test(postalCode.toUpperCase()) ?? true
}

/** Whether an address in the country needs a postal code. */
export function needsPostalCode(country: string): boolean {
  return !OPTIONAL.has(country)
}

/** Whether a phone's number keyboard is enough to type the country's postal codes. */
export function hasNumericPostalCode(country: string): boolean {
  // Optional parts (a hyphen, the four digits of ZIP+4) need no key.
  const shape = shapeOf.get(country)?.source.replaceAll('(?:-\\d{4})?', '').replaceAll('-?', '')
  return shape !== undefined && !/[A-Z]|-/.test(shape.replace(/\\d/g, ''))
}
