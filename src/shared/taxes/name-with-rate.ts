const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '')

/** A tax with its rate: 'VAT 19%'. A name that says the rate itself stays as it is. @param rate as text: '19%' */
export function nameWithRate(name: string, rate: string): string {
  const [own, wanted] = [withoutSpaces(name), withoutSpaces(rate)]
  const at = own.indexOf(wanted)
  const isSaid = at !== -1 && !/\d[.,]?$/.test(own.slice(0, at))
  return isSaid ? name : `${name} ${rate}`
}
