import { type VitrineColumn, vitrineHeadings } from './product-headings.ts'

interface TemplateColumn {
  /** The heading in the file. */
  readonly heading: string
  /** What goes into it, for who fills it in. */
  readonly explains: string
  /** Its cells in the rows of the example: a product, and one in two sizes. */
  readonly examples: readonly [string, string, string]
}

/** The heading without “[Non Editable]”, which an import does not look at. */
const headingOf = (name: VitrineColumn): string => vitrineHeadings[name][0].replace(/ \[.*\]$/, '')

const column = (
  name: VitrineColumn,
  explains: string,
  ...examples: [first: string, second: string, third: string]
): TemplateColumn => ({ heading: headingOf(name), explains, examples })

/** The columns of the file that owners fill in by hand, with the headings that an import reads. */
export const templateColumns: readonly TemplateColumn[] = [
  column(
    'title',
    'The name of the product. A row without a title is one more variant of the product above it.',
    'Breakfast cup',
    'Linen apron',
    '',
  ),
  column(
    'body',
    'The description on the product page. Text, or HTML for paragraphs, lists and links.',
    '<p>Holds 300 ml. Dishwasher safe.</p>',
    '<p>Washed linen with two pockets.</p>',
    '',
  ),
  column('excerpt', 'One or two sentences beside the price.', 'A cup for every morning.', 'For the kitchen.', ''),
  column(
    'type',
    'PHYSICAL for things that you ship, SERVICE for appointments and work, DIGITAL for downloads. Empty means PHYSICAL.',
    'PHYSICAL',
    'PHYSICAL',
    '',
  ),
  column(
    'sku',
    'Your own number for each variant. If a product in your store has it already, that product is updated.',
    'CUP-01',
    'APRON-M',
    'APRON-L',
  ),
  column('option1Name', 'What customers choose, such as Size. Leave it empty for a single variant.', '', 'Size', ''),
  column('option1Value', 'The choice that this row is, such as Medium.', '', 'Medium', 'Large'),
  column('option2Name', 'A second thing to choose, such as Color.', '', '', ''),
  column('option2Value', 'Its choice in this row.', '', '', ''),
  column('price', 'The regular price, without a currency sign.', '18.00', '42.00', '44.00'),
  column('salePrice', 'A lower price, if there is one.', '', '36.00', '38.00'),
  column('onSale', 'Yes while the sale price applies, otherwise No.', 'No', 'Yes', 'Yes'),
  column('stock', 'How many you have, or Unlimited.', '12', '5', '3'),
  column(
    'categoryNames',
    'Categories, separated by commas. Write a category within another one as Kitchen > Cups. New ones are created.',
    'Kitchen > Cups',
    'Kitchen',
    '',
  ),
  column('tags', 'Words to filter by, separated by commas.', 'breakfast, gift', 'linen', ''),
  column('weight', 'The weight in grams, for shipping rates.', '280', '310', '330'),
  column('visible', 'Yes to publish the product, No to keep it hidden for now.', 'No', 'No', ''),
  column('pictures', 'Web addresses of images, separated by spaces. They are downloaded.', '', '', ''),
]

/** The columns without which a file is not read; owners may delete the others. */
export const neededColumns: readonly string[] = (
  ['title', 'sku', 'price', 'stock', 'categoryNames', 'visible'] as const
).map(headingOf)

/** The rows of the file: the headings, and the example. */
export const templateRows = (): string[][] => [
  templateColumns.map(({ heading }) => heading),
  ...([0, 1, 2] as const).map((row) => templateColumns.map(({ examples }) => examples[row])),
]
