import type { Member } from '#server/http/serve.ts'
import type { Website } from '#server/websites/website.ts'
import { type Permission, permissions, type Role, rolePermissions } from '#shared/roles/rules.ts'
import type { SignedIn } from '#shared/sign-in/schema.ts'

/** What the studio may know of the one who is signed in. */
export function describeMember(member: Omit<Member, 'sessionHash'>, website: Website, host: string): SignedIn {
  const allowed = rolePermissions[member.role as Role] ?? new Set<Permission>()
  const { currency, locale, timeZone, country, weightUnit, lengthUnit, businessAddress, taxNumber, contactEmail } =
    website.settings
  return {
    userId: member.userId,
    name: member.name,
    email: member.email,
    role: member.role as Role,
    permissions: permissions.filter((one) => allowed.has(one)),
    website: {
      id: website.id,
      slug: website.slug,
      title: website.title,
      currency,
      locale,
      timeZone,
      country,
      weightUnit,
      lengthUnit,
      business: { address: businessAddress, taxNumber, contactEmail },
      url: `//${host}/`,
      canSendEmail: website.canSendEmail,
    },
  }
}
