const whole = (text: string | undefined): number => (/^\s*\d{1,4}\s*$/.test(text ?? '') ? Number(text) : Number.NaN)

/** Whether month, day and year are a real date, from the year 1 to 9999. */
export function isDate([month, day, year]: readonly string[]): boolean {
  const [m, d, y] = [whole(month), whole(day), whole(year)]
  if (!(m >= 1 && m <= 12 && d >= 1 && y >= 1)) return false
  // Day 0 of the next month is the last one of this month. The year is moved to 2000–2399, because Date reads years
  // below 100 as 1900 and later.
  const last = new Date(Date.UTC(2000 + (y % 400), m, 0)).getUTCDate()
  return d <= last
}

/** Whether hour, minute, second and AM/PM are a time of a twelve-hour clock; seconds are optional. */
export function isTime([hour, minute, second, half]: readonly string[]): boolean {
  const [h, m] = [whole(hour), whole(minute)]
  const s = (second ?? '').trim() === '' ? 0 : whole(second)
  return h >= 1 && h <= 12 && m >= 0 && m <= 59 && s >= 0 && s <= 59 && (half === 'AM' || half === 'PM')
}
