/**
 * The customers of the demo's orders: first and last name, street, city, state and ZIP code. They are fictional; their
 * addresses end in example.com, where no email arrives.
 */
const people = [
  ['Ada', 'Lindqvist', '48 Quarry Lane', 'Portland', 'ME', '04101'],
  ['Marcus', 'Bell', '212 Orchard Street', 'Brooklyn', 'NY', '11201'],
  ['Priya', 'Raman', '9 Linden Court', 'Cambridge', 'MA', '02139'],
  ['Tom', 'Okafor', '1710 Alder Street', 'Seattle', 'WA', '98101'],
  ['Ellen', 'Voss', '33 Maple Avenue', 'Burlington', 'VT', '05401'],
  ['Dana', 'Whitfield', '5 Bay Road', 'Camden', 'ME', '04843'],
  ['Luis', 'Herrera', '804 Mission Street', 'Austin', 'TX', '78701'],
  ['Grace', 'Nakamura', '77 Hill Street', 'Chicago', 'IL', '60601'],
  ['Sofia', 'Marino', '1420 Vine Street', 'Philadelphia', 'PA', '19102'],
  ['Ben', 'Adler', '26 Front Street', 'Bath', 'ME', '04530'],
  ['Hannah', 'Price', '390 Cedar Lane', 'Denver', 'CO', '80202'],
  ['Jonas', 'Weber', '61 Canal Street', 'Providence', 'RI', '02903'],
  ['Ruth', 'Castell', '14 Chestnut Street', 'Rockland', 'ME', '04841'],
  ['Ines', 'Duarte', '118 Hope Street', 'Providence', 'RI', '02906'],
  ['Peter', 'Lang', '70 Main Street', 'Belfast', 'ME', '04915'],
  ['Noah', 'Fischer', '2301 Pearl Street', 'Boulder', 'CO', '80302'],
  ['Clara', 'Dunn', '15 School Street', 'Rockport', 'ME', '04856'],
  ['Isaac', 'Moreau', '640 Magazine Street', 'New Orleans', 'LA', '70130'],
  ['Frida', 'Nakamura', '908 Grant Avenue', 'San Francisco', 'CA', '94108'],
  ['Yuki', 'Tan', '455 King Street', 'Seattle', 'WA', '98104'],
  ['Maria', 'Costa', '87 Purchase Street', 'New Bedford', 'MA', '02740'],
  ['Alice', 'Norwood', '31 Elm Street', 'Camden', 'ME', '04843'],
  ['Henrik', 'Dahl', '1212 Nicollet Avenue', 'Minneapolis', 'MN', '55403'],
  ['Joan', 'Carver', '6 Church Street', 'Damariscotta', 'ME', '04543'],
  ['Sam', 'Whitlock', '540 Water Street', 'Hallowell', 'ME', '04347'],
  ['Leah', 'Stone', '29 Battery Street', 'Burlington', 'VT', '05401'],
  ['Omar', 'Haddad', '3300 Michigan Avenue', 'Detroit', 'MI', '48216'],
  ['Kate', 'Ferris', '17 Congress Street', 'Portsmouth', 'NH', '03801'],
  ['Hugo', 'Blanc', '721 Howard Avenue', 'Madison', 'WI', '53703'],
  ['Nina', 'Petrova', '96 Bedford Avenue', 'Brooklyn', 'NY', '11249'],
  ['Walter', 'Gray', '8 Wharf Lane', 'Thomaston', 'ME', '04861'],
  ['Tess', 'Harlow', '250 Trapelo Road', 'Belmont', 'MA', '02478'],
  ['Carmen', 'Ortega', '1904 Agua Fria Street', 'Santa Fe', 'NM', '87505'],
  ['David', 'Lindgren', '62 Garden Street', 'Cambridge', 'MA', '02138'],
  ['Amara', 'Nwosu', '415 Peachtree Street', 'Atlanta', 'GA', '30308'],
  ['Colin', 'Frost', '3 Harbor Street', 'Stonington', 'ME', '04681'],
  ['Mei', 'Huang', '88 Baxter Street', 'New York', 'NY', '10013'],
  ['Paul', 'Renard', '1520 Duval Street', 'Key West', 'FL', '33040'],
  ['Judith', 'Keller', '44 Spring Street', 'Williamstown', 'MA', '01267'],
  ['Andre', 'Silva', '210 Wickenden Street', 'Providence', 'RI', '02903'],
  ['Emily', 'Thorne', '19 Pleasant Street', 'Brunswick', 'ME', '04011'],
  ['Rashid', 'Karim', '2700 Hennepin Avenue', 'Minneapolis', 'MN', '55408'],
  ['Laura', 'Bianchi', '1133 Folsom Street', 'San Francisco', 'CA', '94103'],
  ['George', 'Ames', '52 Union Street', 'Montpelier', 'VT', '05602'],
  ['Sylvie', 'Tremblay', '9 Court Street', 'Middlebury', 'VT', '05753'],
  ['Martin', 'Schaefer', '1816 Burnside Street', 'Portland', 'OR', '97209'],
  ['Nora', 'Quinn', '34 Chapel Street', 'New Haven', 'CT', '06510'],
  ['Victor', 'Nunez', '607 Congress Avenue', 'Austin', 'TX', '78701'],
  ['Beth', 'Sawyer', '11 Limerock Street', 'Camden', 'ME', '04843'],
  ['Theo', 'Marsh', '73 Exchange Street', 'Portland', 'ME', '04101'],
  ['Anna', 'Kowalski', '2120 Division Street', 'Chicago', 'IL', '60622'],
  ['Julian', 'Reyes', '918 Canyon Road', 'Santa Fe', 'NM', '87501'],
  ['Margaret', 'Doyle', '5 Beach Street', 'Bar Harbor', 'ME', '04609'],
  ['Simon', 'Archer', '144 State Street', 'Ithaca', 'NY', '14850'],
  ['Leila', 'Farah', '39 Bond Street', 'Boston', 'MA', '02118'],
  ['Robert', 'Hale', '27 Mechanic Street', 'Camden', 'ME', '04843'],
] as const

/** A customer of the demo. */
export interface DemoCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  readonly city: string
  readonly region: string
  readonly postalCode: string
}

export const customers: readonly DemoCustomer[] = people.map(
  ([firstName, lastName, street, city, region, postalCode]) => ({
    firstName,
    lastName,
    street,
    city,
    region,
    postalCode,
  }),
)
