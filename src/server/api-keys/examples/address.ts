/** The address of the customer in the examples. */
export const exampleAddress = {
  ...{ firstName: 'Ada', lastName: 'Byron', company: '', phone: '' },
  ...{ addressLine1: '12 Kiln Lane', addressLine2: '', city: 'Portland', region: 'OR' },
  ...{ postalCode: '97201', country: 'US' as const },
}
