/** Said on the screens of products to someone who may see them, and not change them. */
export const productsViewOnly = 'Your role can view products, but not change them. Ask an administrator for access.'
