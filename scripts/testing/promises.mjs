/**
 * The promises of the store and the test files that show them; `npm run endure` runs these files with the full figures.
 * A rule without I/O runs once, the others on each database.
 */
export const promises = [
  {
    name: 'P1 P2 P9',
    done: '20 times 200 buyers of 10 pieces; 1,000 keys sent up to five times; 300 buyers with a code for 100; two processes',
    files: ['src/server/testing/processes/two-processes.test.ts'],
    databases: ['PostgreSQL'],
  },
  {
    name: 'P1 P2',
    done: 'parts that bundles share, slow providers, money that comes late, keys',
    files: [
      'src/server/products/bundles/bundles.test.ts',
      'src/server/checkout/{late-money,checkout}.test.ts',
      'src/server/stock/stock-races.test.ts',
    ],
  },
  {
    name: 'P3',
    done: '10,000 events, shuffled, 10 % twice, 5 % forged, 5 % too old',
    files: ['src/server/checkout/events/**'],
  },
  { name: 'P4', done: 'receivers that are away, slow or private', files: ['src/server/webhook-endpoints/**'] },
  {
    name: 'P5',
    done: '50 kills while the shop sells',
    files: ['src/server/testing/processes/killed-process.test.ts'],
  },
  {
    name: 'P6 P8',
    done: '2,000 histories with a power cut, and a disk that fails',
    files: ['src/server/{database/log-flusher,checkout/slow-disk}.test.ts'],
    databases: ['SQLite'],
  },
  {
    name: 'P9',
    done: 'codes and gift cards that are raced, and come back from failed payments',
    files: ['src/server/{discounts/buying,gift-cards/gift-cards}.test.ts'],
  },
  {
    name: 'P10',
    done: '100,000 generated carts for each rule',
    files: ['src/shared/cart/totals.invariants.test.ts'],
    project: 'unit',
    databases: ['no database'],
  },
  {
    name: 'P10 orders',
    done: '1,000 sequences of up to 50 steps of staff',
    files: ['src/server/checkout/order-edits/in-any-order.test.ts'],
  },
  { name: 'P11', done: '5,000 changed bodies', files: ['src/server/checkout/tampering.test.ts'] },
  {
    name: 'P20',
    done: 'a sale at full speed for MINUTES (30), one product with 80 % of it',
    files: ['src/server/testing/processes/sale-peak.test.ts'],
  },
  {
    name: 'P26',
    done: 'known and unknown values give the same answer',
    files: ['src/server/{restock/sign-up,people/password-reset,gift-cards/gift-cards,downloads/downloads}.test.ts'],
  },
]
