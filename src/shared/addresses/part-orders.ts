export type Part = 'lines' | 'city' | 'region' | 'postalCode'

/**
 * The parts of an address, in the order in which they are written, with the countries that write them so. It is the order
 * of the formats of `localized-address-format` (a test compares them), without the formats: browsers load this table.
 */
const ORDERS: Readonly<Record<string, string>> = {
  'lines postalCode city':
    'AD AL AT AX AZ BA BE BG BL CH CY CZ DE DK DO DZ EC EH ET FI FO FR GE GF GL GP GR GT GW HR HT IS KG KW LA ' +
    'LI LR LU MA MC MD ME MF MG MK MQ MU NC NE NL NO OM PL PM PT PY RE RS SE SI SJ SK SM SN TJ TM TN TZ VA WF ' +
    'XK YT ZM',
  'lines city postalCode':
    'AF AI BD BH BM BN BT FK GB GG GS GU IL IM IO JE JO KE KH LB LK LS MM MT MV NA NP NZ PK PN PR SA SD SH SZ ' +
    'TC VC VG ZA',
  'lines city region postalCode': 'AS AU BB BR CA CC CO CU CX EG FM HN ID IE IQ MH MN MP NF PW RU SO TH UA UM US VI VN',
  'lines postalCode city region': 'AM AR BY CL CV EE ES IT LT MX MY MZ NI PF SV TR UY UZ',
  'lines city region': 'BS JM KN PA SC SR TV',
  'lines city postalCode region': 'IN NG PE PG PH VE',
  'postalCode region city lines': 'CN KP KZ TW',
  'lines region': 'AE NR',
  'lines region city postalCode': 'CR LV',
  'lines postalCode': 'GI SG',
  'region city lines postalCode': 'IR KR',
  'postalCode lines city': 'GN',
  'region city lines': 'HK',
  'city lines postalCode': 'HU',
  'postalCode region lines': 'JP',
  'lines region city': 'KI',
  'lines region postalCode': 'KY',
  lines: 'MO',
  'lines postalCode region city': 'RO',
}

/** The order of all other countries. */
const USUAL_ORDER = 'lines city'

const orderOf = new Map(
  Object.entries(ORDERS).flatMap(([order, countries]) =>
    countries.split(' ').map((country) => [country, order] as const),
  ),
)

/** The parts of addresses in a country, in the order in which they are written there. */
export const writtenParts = (country: string): Part[] => (orderOf.get(country) ?? USUAL_ORDER).split(' ') as Part[]
