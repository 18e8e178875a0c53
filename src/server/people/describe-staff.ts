import type { Staff } from '#server/http/serve.ts'
import type { Website } from '#server/websites/website.ts'
import { type Permission, permissions, type Role, rolePermissions } from '#shared/roles/rules.ts'
import { withDefaultTexts } from '#shared/settings/store-texts.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'
import { offersWithdrawal } from '#shared/withdrawals/rules.ts'

/** The facts about the signed-in user for the studio. */
export function describeStaff(staff: Omit<Staff, 'sessionHash'>, website: Website, host: string): SignedIn {
  const allowed = rolePermissions[staff.role as Role] ?? new Set<Permission>()
  const {
    currency,
    locale,
    timeZone,
    country,
    weightUnit,
    lengthUnit,
    businessAddress,
    taxNumber,
    contactEmail,
    currencies,
    taxRules,
  } = website.settings
  const { productAddToCartText, productSubscribeText, productSoldOutText } = withDefaultTexts(website.settings.texts)
  return {
    userId: staff.userId,
    name: staff.name,
    email: staff.email,
    role: staff.role as Role,
    permissions: permissions.filter((one) => allowed.has(one)),
    website: {
      id: website.id,
      slug: website.slug,
      title: website.title,
      currency,
      ...(currencies.length > 0 && { currencies: currencies.map(({ code }) => code) }),
      locale,
      timeZone,
      country,
      weightUnit,
      lengthUnit,
      taxCategories: taxRules.categories,
      business: { address: businessAddress, taxNumber, contactEmail },
      url: `//${host}/`,
      canSendEmail: website.canSendEmail,
      offersWithdrawal: offersWithdrawal(website.settings),
      texts: { productAddToCartText, productSubscribeText, productSoldOutText },
    },
  }
}
