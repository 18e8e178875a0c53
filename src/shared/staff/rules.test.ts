import fc from 'fast-check'
import { expect, test } from 'vitest'
import { may, permissions, type Role, rolePermissions, roles } from '#shared/roles/rules.ts'
import { areas, describeRole, offeredRoles, roleNames } from './describe-role.ts'
import { checkInvitation, checkLeaving, checkRoleChange, mayGive } from './rules.ts'

const { admin, websiteManager, editor, storeManager, viewer } = roles
const team = [
  { userId: 'ada', role: admin },
  { userId: 'bea', role: admin },
  { userId: 'cleo', role: websiteManager },
  { userId: 'dan', role: editor },
]
const codeOf = (result: { ok: boolean; failure?: { code: string } }) => (result.ok ? 'done' : result.failure!.code)

test.each<[string, { by: string; userId: string; role: number | null }, string]>([
  ['an administrator lowers another', { by: 'ada', userId: 'bea', role: editor }, 'done'],
  ['an administrator removes another', { by: 'ada', userId: 'bea', role: null }, 'done'],
  ['an administrator raises an editor', { by: 'ada', userId: 'dan', role: admin }, 'done'],
  ['an administrator lowers themself', { by: 'ada', userId: 'ada', role: editor }, 'staff-self'],
  ['an administrator removes themself', { by: 'ada', userId: 'ada', role: null }, 'staff-self'],
  ['a website manager raises themself', { by: 'cleo', userId: 'cleo', role: admin }, 'not-permitted'],
  ['a website manager removes an administrator', { by: 'cleo', userId: 'ada', role: null }, 'not-permitted'],
  ['an editor raises themself', { by: 'dan', userId: 'dan', role: admin }, 'not-permitted'],
  ['someone who was removed a moment ago', { by: 'eve', userId: 'dan', role: null }, 'not-permitted'],
  ['someone changes a person who is not there', { by: 'ada', userId: 'eve', role: editor }, 'staff-not-found'],
])('%s', (_, change, expected) => {
  expect(codeOf(checkRoleChange(team, change))).toBe(expected)
})

test('an administrator leaves while another one stays; the last one cannot', () => {
  expect(codeOf(checkLeaving(team, 'ada'))).toBe('done')
  expect(codeOf(checkLeaving(team.slice(1), 'bea'))).toBe('last-admin')
  expect(codeOf(checkLeaving(team.slice(1), 'dan'))).toBe('done')
  expect(codeOf(checkLeaving(team, 'eve'))).toBe('staff-not-found')
})

test('only those who manage staff invite, and nobody gives more than they have', () => {
  expect(codeOf(checkInvitation(team, 'ada', admin))).toBe('done')
  for (const by of ['cleo', 'dan', 'eve']) expect(codeOf(checkInvitation(team, by, viewer))).toBe('not-permitted')
  for (const giver of Object.values(roles))
    for (const given of Object.values(roles))
      if (mayGive(giver, given)) expect(permissions.filter((one) => may(given, one) && !may(giver, one))).toEqual([])
  expect(Object.values(roles).filter((role) => mayGive(admin, role))).toHaveLength(14)
  expect(Object.values(roles).filter((role) => mayGive(storeManager, role))).toEqual([])
})

test('whatever is changed in whatever order, an administrator is left', () => {
  const names = ['ada', 'bea', 'cleo', 'dan']
  const someone = fc.constantFrom(...names)
  const role = fc.option(fc.constantFrom(...Object.values(roles)))
  const step = fc.record({ by: someone, userId: someone, role, leaves: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let now: readonly { readonly userId: string; readonly role: number }[] = team
      for (const { leaves, ...change } of steps) {
        const checked = leaves ? checkLeaving(now, change.userId) : checkRoleChange(now, change)
        if (!checked.ok) continue
        const left = leaves ? null : change.role
        now = now.flatMap((one) =>
          one.userId !== change.userId ? [one] : left === null ? [] : [{ ...one, role: left }],
        )
      }
      expect(now.some((one) => one.role === admin)).toBe(true)
    }),
  )
})

test('every permission is a part of the sentence about a role, so that it says all of it', () => {
  const told = areas.flatMap(({ view, change }) => [view, change]).filter((one) => one !== undefined)
  expect([...told, 'site.read'].toSorted()).toEqual(permissions.toSorted())
})

test('the offered roles can do something, and each says what', () => {
  expect(offeredRoles.map((role) => [roleNames[role], describeRole(role)])).toMatchInlineSnapshot(`
    [
      [
        "Administrator",
        "Can do everything, including managing staff.",
      ],
      [
        "Website manager",
        "Can do everything except manage staff.",
      ],
      [
        "Store manager",
        "Can manage orders and customers, products, discounts, subscribers, navigation, images, forms, reviews, and store settings, and view reports and sent emails.",
      ],
      [
        "Editor",
        "Can manage pages, navigation, images, forms, and reviews, and view products.",
      ],
      [
        "Campaigns editor",
        "Can manage subscribers and images.",
      ],
      [
        "Moderator",
        "Can manage reviews.",
      ],
      [
        "Reporting",
        "Can view reports.",
      ],
    ]
  `)
  const others = Object.values(roles).filter((role) => !offeredRoles.includes(role))
  for (const role of others) expect([...rolePermissions[role as Role]].filter((one) => one !== 'site.read')).toEqual([])
})
