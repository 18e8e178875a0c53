/** The sum of whole numbers, such as amounts in hundredths. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
