import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'
import { undo } from '#server/testing/undo.ts'
import { blankDiscount } from '#shared/discounts/blank-discount.ts'
import { discountLimits } from '#shared/discounts/limits.ts'
import * as api from '#shared/discounts/owner-api.ts'
import { contentOf } from '#shared/discounts/rules.ts'
import type { DiscountContent } from '#shared/discounts/schema.ts'
import { type DiscountStatus, discountStatuses, statusOf } from '#shared/discounts/status.ts'
import { buildDiscount } from '#shared/discounts/testing/build-discount.ts'
import { pathOf } from '#shared/http/call.ts'
import { roles } from '#shared/roles/rules.ts'
import { deleteHiddenDiscounts } from './delete-hidden-discounts.ts'
import { writeDiscount } from './discount-store.ts'

const app = await startTestApp()

async function openSite(role?: number) {
  const website = await app.buildWebsite()
  return { website, owner: await app.owner(website, role) }
}
type Owner = Awaited<ReturnType<typeof openSite>>['owner']

const tryToCreate = (owner: Owner, changes: Partial<DiscountContent> = {}) =>
  owner.call(api.createDiscountCall, { body: { ...blankDiscount, code: 'spring', ...changes } })
const create = async (owner: Owner, changes: Partial<DiscountContent> = {}) => (await tryToCreate(owner, changes)).body
const list = async (owner: Owner, query: { search?: string; status?: DiscountStatus } = {}) =>
  (await owner.call(api.listDiscountsCall, { query })).body.discounts

test('a discount is created, changed, copied, turned off and deleted, and each of these is undone', async () => {
  const { owner } = await openSite()
  const { discount, batchId } = await create(owner)
  expect(discount).toMatchObject({ code: 'SPRING', title: 'SPRING', isOn: true, usedCount: 0, revision: 1 })
  const parameters = { discountId: discount.id }
  const body = { ...contentOf(discount), percentMilli: 20_000, revision: 1 }
  const changed = (await owner.call(api.updateDiscountCall, { parameters, body })).body
  expect(changed.discount).toMatchObject({ percentMilli: 20_000, revision: 2 })
  const again = await owner.call(api.updateDiscountCall, { parameters, body })
  expect(again.code).toBe('edit-conflict')
  const same = await owner.call(api.updateDiscountCall, { parameters, body: { ...body, revision: 2 } })
  expect(same.body.batchId).toBeNull()

  const copy = (await owner.call(api.duplicateDiscountCall, { parameters })).body.discount
  expect(copy).toMatchObject({ code: 'SPRING-2', isOn: false, percentMilli: 20_000 })
  const off = (await owner.call(api.switchDiscountCall, { parameters, body: { isOn: false } })).body
  expect(await list(owner, { status: 'off' })).toHaveLength(2)
  await undo(owner, off.batchId!)
  const gone = (await owner.call(api.deleteDiscountCall, { parameters })).body
  expect((await list(owner)).map(({ code }) => code)).toEqual(['SPRING-2'])
  expect((await owner.call(api.getDiscountCall, { parameters })).code).toBe('discount-not-found')
  await undo(owner, gone.batchId)
  expect((await undo(owner, batchId)).code).toBe('change-superseded')
  await undo(owner, changed.batchId)
  expect((await owner.call(api.getDiscountCall, { parameters })).body.discount.percentMilli).toBe(10_000)
  await undo(owner, batchId)
  expect((await owner.call(api.getDiscountCall, { parameters })).code).toBe('discount-not-found')
})

describe('what is refused', () => {
  test.each<[string, Partial<DiscountContent>, string]>([
    ['no code', { code: ' ' }, 'code'],
    ['a code with a space', { code: 'TWO WORDS' }, 'code'],
    ['no title', { trigger: 'automatic', title: ' ' }, 'title'],
    ['nothing off', { percentMilli: 0 }, 'percentMilli'],
    ['no amount', { kind: 'amount' }, 'amountCents'],
    ['no products', { appliesTo: { kind: 'products', productIds: [] } }, 'appliesTo'],
    ['an end before its start', { startsAt: 2, endsAt: 1 }, 'endsAt'],
  ])('%s', async (_, changes, field) => {
    const { owner } = await openSite()
    const { failure } = await tryToCreate(owner, changes)
    expect(Object.keys((failure as { errors?: object } | null)?.errors ?? {})).toEqual([field])
  })

  test('a code that another discount has, also as one of its single-use codes', async () => {
    const { owner } = await openSite()
    await create(owner)
    expect((await tryToCreate(owner, { code: 'Spring' })).code).toBe('discount-code-taken')
    const { discount } = await create(owner, { trigger: 'single-use-codes', title: 'Cards' })
    await owner.call(api.generateCodesCall, { parameters: { discountId: discount.id }, body: { count: 1, prefix: '' } })
    const [code] = await codesOf(owner, discount.id)
    expect((await tryToCreate(owner, { code: code! })).code).toBe('discount-code-taken')
  })

  test('more automatic discounts than a cart looks at', async () => {
    const { owner } = await openSite()
    for (let number = 0; number < discountLimits.automatic; number += 1)
      await create(owner, { trigger: 'automatic', title: `Sale ${number}` })
    expect((await tryToCreate(owner, { trigger: 'automatic', title: 'One more' })).code).toBe(
      'discount-automatic-limit',
    )
    const off = await create(owner, { trigger: 'automatic', title: 'Later', isOn: false })
    const turned = await owner.call(api.switchDiscountCall, {
      parameters: { discountId: off.discount.id },
      body: { isOn: true },
    })
    expect(turned.code).toBe('discount-automatic-limit')
  })

  test('roles without the permission', async () => {
    for (const role of [roles.editor, roles.viewer, roles.reporting]) {
      const { owner } = await openSite(role)
      expect((await owner.call(api.listDiscountsCall, { query: {} })).status).toBe(403)
      expect((await tryToCreate(owner)).status).toBe(403)
    }
    const { owner } = await openSite(roles.storeManager)
    expect((await tryToCreate(owner)).status).toBe(200)
  })
})

test('the list is searched by code, title and single-use code, and filtered by the state that the rule gives', async () => {
  const { owner, website } = await openSite()
  const now = Date.now()
  await create(owner, { code: 'NOW' })
  const gone = { title: 'Gone', usageLimit: 1, usedCount: 1 }
  for (const changes of [
    { code: 'GONE' },
    { code: 'GONE-OVER', endsAt: now - 1 },
    { code: 'GONE-EARLY', startsAt: now + 100_000 },
    { code: 'GONE-OFF', isOn: false },
  ])
    await app.changing(website, (scope) => writeDiscount(scope, buildDiscount({ ...gone, ...changes })))
  await create(owner, { code: 'LATER', startsAt: now + 100_000 })
  await create(owner, { code: 'OVER', endsAt: now - 1 })
  await create(owner, { code: 'OFF', isOn: false })
  const cards = (await create(owner, { trigger: 'single-use-codes', title: 'Fair cards' })).discount
  await owner.call(api.generateCodesCall, { parameters: { discountId: cards.id }, body: { count: 2, prefix: 'fair-' } })
  for (const status of discountStatuses) {
    const expected = (await list(owner)).filter((discount) => statusOf(discount, now) === status)
    expect(expected, status).not.toEqual([])
    expect((await list(owner, { status })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  }
  expect((await list(owner, { search: 'late' })).map(({ code }) => code)).toEqual(['LATER'])
  expect((await list(owner, { search: 'fair c' })).map(({ title }) => title)).toEqual(['Fair cards'])
  expect(await list(owner, { search: '%' })).toEqual([])
  const [code] = await codesOf(owner, cards.id)
  expect((await list(owner, { search: code!.toLowerCase() })).map(({ id }) => id)).toEqual([cards.id])
})

test('thousands of codes are generated at once, are all different, and are exported', async () => {
  const { owner, website } = await openSite()
  const { discount } = await create(owner, { trigger: 'single-use-codes', title: 'Cards' })
  const parameters = { discountId: discount.id }
  for (const count of [1000, 1000, 500])
    await owner.call(api.generateCodesCall, { parameters, body: { count, prefix: 'card-' } })
  const codes = await codesOf(owner, discount.id)
  expect(new Set(codes).size).toBe(2500)
  expect(codes.every((code) => /^CARD-[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(code))).toBe(true)
  expect((await owner.call(api.getDiscountCall, { parameters })).body.discount.codeCount).toBe(2500)
  const { discount: other } = await create(owner)
  const refused = await owner.call(api.generateCodesCall, {
    parameters: { discountId: other.id },
    body: { count: 1, prefix: '' },
  })
  expect(refused.code).toBe('discount-without-codes')

  await owner.call(api.deleteDiscountCall, { parameters })
  const scope = app.reading(website)
  await deleteHiddenDiscounts(scope, Date.now(), () => false)
  const left = () =>
    app.services.database.selectFrom('discount_codes').select('code').where('website_id', '=', website.id).execute()
  expect(await left()).toHaveLength(2500)
  await deleteHiddenDiscounts(scope, Date.now() + 31 * 86_400_000, () => false)
  expect(await left()).toEqual([])
})

/** The codes of a discount's export. */
async function codesOf(owner: Owner, discountId: string): Promise<string[]> {
  const file = await owner.request('GET', pathOf(api.exportCodesCall, { parameters: { discountId } }))
  return file.body
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((row) => row.split(',')[0]!)
}
