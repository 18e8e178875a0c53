/** An item of an export of posts and pages; all facts are texts of XML. */
export interface ExportedItem {
  readonly id?: number
  readonly type?: string
  readonly title?: string
  readonly slug?: string
  readonly link?: string
  readonly html?: string
  readonly excerpt?: string
  readonly status?: string
  readonly date?: string
  readonly author?: string
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly meta?: Readonly<Record<string, string>>
  readonly url?: string
  readonly comments?: number
  readonly password?: string
}

const data = (text: string) => `<![CDATA[${text}]]>`
const nicename = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const itemXml = (item: ExportedItem, index: number): string => {
  const { id = index + 1, type = 'post', slug = `item-${id}`, status = 'publish' } = item
  const terms = (domain: string, names: readonly string[]) =>
    names.map((name) => `<category domain="${domain}" nicename="${nicename(name)}">${data(name)}</category>`)
  return [
    '<item>',
    `<title>${data(item.title ?? '')}</title>`,
    `<link>${item.link ?? `https://old.example/2024/05/${slug}/`}</link>`,
    `<dc:creator>${data(item.author ?? 'ida')}</dc:creator>`,
    `<content:encoded>${data(item.html ?? '')}</content:encoded>`,
    `<excerpt:encoded>${data(item.excerpt ?? '')}</excerpt:encoded>`,
    `<wp:post_id>${id}</wp:post_id>`,
    `<wp:post_date>${data(item.date ?? '2024-05-01 12:30:00')}</wp:post_date>`,
    `<wp:post_date_gmt>${data(item.date ?? '2024-05-01 10:30:00')}</wp:post_date_gmt>`,
    `<wp:post_name>${data(slug)}</wp:post_name>`,
    `<wp:status>${data(status)}</wp:status>`,
    `<wp:post_type>${data(type)}</wp:post_type>`,
    `<wp:post_password>${data(item.password ?? '')}</wp:post_password>`,
    ...terms('category', item.categories ?? []),
    ...terms('post_tag', item.tags ?? []),
    ...Object.entries(item.meta ?? {}).map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${data(key)}</wp:meta_key><wp:meta_value>${data(value)}</wp:meta_value></wp:postmeta>`,
    ),
    ...(item.url === undefined ? [] : [`<wp:attachment_url>${data(item.url)}</wp:attachment_url>`]),
    ...Array.from({ length: item.comments ?? 0 }, () => '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>'),
    '</item>',
  ].join('\n')
}

/** A file as WordPress exports it, built for tests. */
export function buildExport(items: readonly ExportedItem[], head = '<?xml version="1.0" encoding="UTF-8" ?>'): string {
  return [
    head,
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/">',
    '<channel>',
    '<title>Old site</title><link>https://old.example</link>',
    '<wp:wxr_version>1.2</wp:wxr_version>',
    '<generator>https://wordpress.org/?v=6.8</generator>',
    `<wp:author><wp:author_login>${data('ida')}</wp:author_login><wp:author_display_name>${data('Ida Brook')}</wp:author_display_name></wp:author>`,
    ...items.map(itemXml),
    '</channel>',
    '</rss>',
  ].join('\n')
}
