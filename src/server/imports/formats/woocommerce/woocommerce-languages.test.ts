import { expect, it, test } from 'vitest'
import { problemsOf, readText } from '#server/testing/imports/build-catalogue.ts'
import { readTable } from '#server/testing/imports/read-whole-table.ts'
import { detectFormat, looksLikeWoocommerce } from '../detect-format.ts'
import { missingColumns, unusedColumns } from '../read-products.ts'

// The headings of WooCommerce's exporter in the order of its files, from exports in public repositories.
const languages = {
  English:
    'ID|Type|SKU|Name|Published|Is featured?|Visibility in catalog|Short description|Description|Date sale price starts|Date sale price ends|Tax status|Tax class|In stock?|Stock|Low stock amount|Backorders allowed?|Sold individually?|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Allow customer reviews?|Sale price|Regular price|Categories|Tags|Images|Parent|Position|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Attribute 1 global',
  German:
    'ID|Typ|Artikelnummer|Name|Veröffentlicht|Ist hervorgehoben?|Sichtbarkeit im Katalog|Kurzbeschreibung|Beschreibung|Datum, an dem Angebotspreis beginnt|Datum, an dem Angebotspreis endet|Steuerstatus|Steuerklasse|Vorrätig?|Lager|Geringe Lagermenge|Lieferrückstände erlaubt?|Nur einzeln verkaufen?|Gewicht (kg)|Länge (cm)|Breite (cm)|Höhe (cm)|Kundenbewertungen erlauben?|Angebotspreis|Regulärer Preis|Kategorien|Schlagwörter|Bilder|Übergeordnetes Produkt|Position|Attribut 1 Name|Attribut 1 Wert(e)|Attribut 1 Sichtbar|Attribut 1 Global',
  // With the narrow spaces and apostrophes of French typography.
  French:
    'ID|Type|UGS|Nom|Publié|Mis en avant\u00a0?|Visibilité dans le catalogue|Description courte|Description|Date de début de promo|Date de fin de promo|État de la TVA|Classe de TVA|En stock\u202f?|Stock|Montant de stock faible|Autoriser les commandes de produits en rupture\u00a0?|Vendre individuellement\u00a0?|Poids (kg)|Longueur (cm)|Largeur (cm)|Hauteur (cm)|Autoriser les avis clients\u00a0?|Tarif promo|Tarif régulier|Catégories|Étiquettes|Images|Parent|Position|Nom de l’attribut 1|Valeur(s) de l’attribut 1|Attribut 1 visible|Attribut 1 global',
  Spanish:
    'ID|Tipo|SKU|Nombre|Publicado|¿Está destacado?|Visibilidad en el catálogo|Descripción corta|Descripción|Día en que empieza el precio rebajado|Día en que termina el precio rebajado|Estado del impuesto|Clase de impuesto|¿Existencias?|Inventario|Cantidad de bajo inventario|¿Permitir reservas de productos agotados?|¿Vendido individualmente?|Peso (kg)|Longitud (cm)|Anchura (cm)|Altura (cm)|¿Permitir valoraciones de clientes?|Precio rebajado|Precio normal|Categorías|Etiquetas|Imágenes|Superior|Posición|Nombre del atributo 1|Valor(es) del atributo 1|Atributo visible 1|Atributo global 1',
  Italian:
    "ID|Tipo|COD|Nome|Pubblicato|In primo piano?|Visibilità nel catalogo|Breve descrizione|Descrizione|Data di partenza del prezzo in saldo|Data in cui termina l'offerta|Stato delle imposte|Aliquota di imposta|In stock?|Magazzino|Quantità in magazzino bassa|Abilita gli ordini arretrati?|Venduto singolarmente?|Peso (kg)|Lunghezza (cm)|Larghezza (cm)|Altezza (cm)|Permetti le recensioni clienti?|Prezzo in offerta|Prezzo di listino|Categorie|Tag|Immagine|Genitore|Posizione|Nome dell'attributo 1|Valore dell'attributo 1|Attributo 1 visibile|Attributo 1 globale",
  Dutch:
    'ID|Type|Artikelnummer|Naam|Gepubliceerd|Uitgelicht?|Zichtbaarheid in catalogus|Korte omschrijving|Beschrijving|Startdatum actieprijs|Einddatum actieprijs|Btw status|Belastingklasse|Op voorraad?|Voorraad|Lage voorraad|Nabestellingen toestaan?|Wordt individueel verkocht?|Gewicht (kg)|Lengte (cm)|Breedte (cm)|Hoogte (cm)|Klantbeoordelingen toestaan?|Actieprijs|Reguliere prijs|Categorieën|Tags|Afbeeldingen|Hoofd|Positie|Naam eigenschap 1|Waarde eigenschap 1|Zichtbare eigenschap 1|Globale eigenschap 1',
  Portuguese:
    'ID|Tipo|SKU|Nome|Publicado|Em destaque?|Visibilidade no catálogo|Descrição curta|Descrição|Data de preço promocional começa em|Data de preço promocional termina em|Status do imposto|Classe de imposto|Em estoque?|Estoque|Quantidade baixa de estoque|São permitidas encomendas?|Vendido individualmente?|Peso (kg)|Comprimento (cm)|Largura (cm)|Altura (cm)|Permitir avaliações de clientes?|Preço promocional|Preço|Categorias|Tags|Imagens|Ascendente|Posição|Nome do atributo 1|Valores do atributo 1|Visibilidade do atributo 1|Atributo global 1',
}
const lines = [
  '7|simple|CUP|Cup|1|1|hidden|Short|Long|2026-11-01|2026-12-01|none|reduced|1|4|2|0|1|0,4|10|9|8|1|9,50|12,90|Cups > Blue|new, blue|https://img.example/1.jpg||3|Glaze|Blue|1|0',
  '8|variable|TEE|Tee|1|0|visible|||||taxable||1|||0|0|0,2||||1|||||||0|Size|S, M|1|1',
  '9|variation|TEE-S|Tee - S|1|0|visible|||||taxable|parent|1|3||0|0|||||0||20,00||||TEE|1|Size|S||1',
  '10|variation|TEE-M|Tee - M|1|0|visible|||||taxable|parent|0|||1|0|||||0||1.020,00||||TEE|2|Size|M||1',
]
const fileIn = (headings: string) =>
  [headings, ...lines]
    .map((line) =>
      line
        .split('|')
        .map((cell) => `"${cell}"`)
        .join(','),
    )
    .join('\n')
/** The product without the texts of problems, which name the columns. */
const readIn = (headings: string) =>
  readText(fileIn(headings)).map(({ problems: _, priceHeading: _heading, ...product }) => product)
const tableOf = (text: string) => {
  const table = readTable(text)
  if (!table.ok) throw new Error(table.failure.code)
  return table.value
}

test.each(Object.entries(languages))('reads an export in %s', (_, headings) => {
  const table = tableOf(fileIn(headings))
  expect(detectFormat(table.headings)).toBe('woocommerce')
  expect(missingColumns(table, 'woocommerce')).toEqual([])
  expect(unusedColumns(table, 'woocommerce')).toEqual([])
  const [cup, tee] = readIn(headings)
  expect(cup).toMatchObject({ title: 'Cup', visibility: 'private', taxable: false, tags: ['new', 'blue'] })
  expect(cup!.variants).toMatchObject([
    { sku: 'CUP', priceCents: 1290, salePriceCents: 950, onSale: true, weightGrams: 400, lengthMillimetres: 100 },
  ])
  expect(tee!.variants).toMatchObject([
    { sku: 'TEE-S', attributes: { Size: 'S' }, priceCents: 2000, qtyInStock: 3 },
    { sku: 'TEE-M', attributes: { Size: 'M' }, priceCents: 102000, qtyInStock: 0, weightGrams: 200 },
  ])
  expect(readIn(headings)).toEqual(readIn(languages.English))
})

it('names a column of the file as the file does', () => {
  const text = fileIn(languages.German).replaceAll('"Cup"', '""').replace('"20,00"', '"viel"')
  expect(problemsOf(readText(text))).toEqual(
    expect.arrayContaining(['error 2 Name: There is no title.', 'error 4 Regulärer Preis: “viel” isn’t a price.']),
  )
})

test.each<[string, string, boolean]>([
  ['in a language that nobody knows', 'ID,Tüüp,Nimi,Hind\n1,simple,Tass,3\n2,"simple, virtual",Kursus,4\n', true],
  ['of something else', 'a,b\n1,simple\n2,hard\n', false],
  ['with an empty column', 'a,b\n1,\n2,\n', false],
])('tells an export of WooCommerce by its cells: a file %s', (_, text, isOne) => {
  const table = tableOf(text)
  expect(detectFormat(table.headings)).toBeNull()
  expect(looksLikeWoocommerce(table)).toBe(isOne)
})
