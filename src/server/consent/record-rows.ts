import type { Scope } from '#server/scope.ts'
import { siteConsent } from '#server/websites/documents.ts'
import { type ConsentPurpose, consentPurposes } from '#shared/consent/choice.ts'
import type { StoredConsent } from '#shared/consent/schema.ts'

const BATCH = 500

/** All proofs as rows of a file, oldest first, each with the words that the visitor read. */
export async function* recordRows({ database, websiteId }: Scope): AsyncGenerator<readonly string[]> {
  yield ['ID', 'Agreed', 'Ended', 'Purposes', 'Title', 'Text', 'What each purpose said', 'Button']
  const banners = new Map<number, StoredConsent>()
  for (let after: { readonly at: number; readonly id: string } | null = null; ; ) {
    const from = after as { readonly at: number; readonly id: string } | null
    const rows = await database
      .selectFrom('consent_records as record')
      .innerJoin('consent_banners as banner', (join) =>
        join.onRef('banner.website_id', '=', 'record.website_id').onRef('banner.revision', '=', 'record.revision'),
      )
      .selectAll('record')
      .select('banner.document')
      .where('record.website_id', '=', websiteId)
      .$if(from !== null, (some) =>
        some.where((where) => where(where.refTuple('record.at', 'record.id'), '>', where.tuple(from!.at, from!.id))),
      )
      .orderBy('record.at')
      .orderBy('record.id')
      .limit(BATCH)
      .execute()
    for (const row of rows) {
      const banner = banners.get(row.revision) ?? siteConsent.read(row.document)
      banners.set(row.revision, banner)
      const agreed = consentPurposes.filter((purpose) => row.purposes.split('.').includes(purpose))
      yield [
        ...[row.id, isoOf(row.at), isoOf(row.ended_at), agreed.join(', ')],
        ...[banner.title, banner.text, agreed.map((purpose) => wordsOf(banner, purpose)).join('\n')],
        banner.labels.accept,
      ]
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = { at: last.at, id: last.id }
  }
}

const isoOf = (time: number | null): string => (time === null ? '' : new Date(time).toISOString())

const wordsOf = ({ purposes }: StoredConsent, purpose: ConsentPurpose): string =>
  `${purposes[purpose].name}: ${purposes[purpose].text}`
