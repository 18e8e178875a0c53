/** '1 order', '12 orders', '10,000 orders'. The plural must end in s or ies. */
export function countInWords(count: number, plural: string): string {
  if (count !== 1) return `${count.toLocaleString('en')} ${plural}`
  return `1 ${plural.endsWith('ies') ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, '')}`
}

/** '999+' where counting stopped. */
export const countShown = (count: number, most: number): string => (count > most ? `${most}+` : String(count))
