import type { Invoice } from '#shared/invoices/schema.ts'

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

/** Puts the XML of an invoice into its PDF as Factur-X 1.0 (profile EN 16931) says: the file, and what it is as metadata. */
export function embedXml(document: PDFKit.PDFDocument, xml: string, title: string, invoice: Invoice): void {
  document.file(Buffer.from(xml), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: title,
    creationDate: new Date(invoice.issuedAt),
    modifiedDate: new Date(invoice.issuedAt),
    relationship: 'Alternative',
  } as PDFKit.Mixins.PDFAttachmentOptions & { relationship: string })
  const { appendXML } = document as unknown as { appendXML(text: string): void }
  appendXML.call(document, properties)
}

const property = (name: string, description: string) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${description}</pdfaProperty:description>
        </rdf:li>`

const properties = `
<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>
    <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${property('DocumentFileName', 'name of the embedded XML file')}
        ${property('DocumentType', 'INVOICE')}
        ${property('Version', 'The version of the XML')}
        ${property('ConformanceLevel', 'The conformance level of the XML')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li>
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
