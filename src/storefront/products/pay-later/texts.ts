import type { InstallmentLocale } from '#shared/installments/rules.ts'

interface Texts {
  readonly learnMore: string
  readonly close: string
  readonly title: string
  readonly introduction: string
  /** When each payment is due, in order. */
  readonly dates: readonly string[]
  readonly steps: readonly string[]
  readonly conditions: string
}

const english: Texts = {
  learnMore: 'Learn more about {brand}',
  close: 'Close',
  title: 'Pay in {n}, interest-free',
  introduction: 'Get your order now and pay {brand} in {n} equal payments.',
  dates: ['Today', 'In 2 weeks', 'In 4 weeks', 'In 6 weeks'],
  steps: [
    'Add items to your cart and go to checkout.',
    'Choose {brand}, then sign in or create an account.',
    'Make the first payment today. The others follow every two weeks.',
  ],
  conditions: '{brand} decides whether you qualify and may charge late fees. {brand}’s terms apply.',
}

const french: Texts = {
  learnMore: 'En savoir plus sur {brand}',
  close: 'Fermer',
  title: 'Payez en {n} fois, sans intérêts',
  introduction: 'Emportez-le maintenant et laissez {brand} répartir le prix en {n} paiements égaux.',
  dates: ['Aujourd’hui', 'Dans 2 semaines', 'Dans 4 semaines', 'Dans 6 semaines'],
  steps: [
    'Mettez ce qui vous plaît dans le panier et passez à la caisse.',
    'Choisissez {brand} et connectez-vous, ou créez-y un compte en une minute.',
    'Le premier paiement se fait aujourd’hui; les autres suivent toutes les deux semaines.',
  ],
  conditions:
    '{brand} décide si ce service peut vous être offert et facture des frais pour les paiements en retard. Ses conditions s’appliquent.',
}

/** The texts of badge and dialog in the language of the locale. */
export function payLaterTexts(locale: InstallmentLocale): Texts {
  return locale === 'fr_CA' ? french : english
}

/** For the console of the browser. */
export const payLaterWarnings = {
  status: (status: number) => `HTTP status ${status}`,
  notLoaded: (page: string) => `The page ${page} can’t be loaded.`,
}
