import { productTypes } from '#shared/products/codes.ts'
import type { Product } from '#shared/products/schema.ts'
import type { Refusal } from '#studio/kit/refusal.ts'
import { BasicsSection } from './basics-section.tsx'
import { BundleSection } from './bundles/bundle-section.tsx'
import { DonationSection } from './donations/donation-section.tsx'
import { FilesSection } from './downloads/files-section.tsx'
import type { ProductDraft } from './draft.ts'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { QuantityBreaksSection } from './quantity-breaks/quantity-breaks-section.tsx'
import { errorAt } from './refusal-place.ts'
import { SearchEngineSection } from './search-engine-section.tsx'
import { SellingSection } from './selling-section.tsx'
import { SubscriptionSection } from './subscriptions/subscription-section.tsx'
import type { ChangeProduct } from './use-product-editor.ts'
import { VariantsSection } from './variants/variants-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

interface ProductSectionsProps {
  /** Null while it is new. */
  readonly product: Product | null
  readonly draft: ProductDraft
  /** Path of its store page; '' while that is not known. */
  readonly storePath: string
  readonly refusal: Refusal | null
  readonly change: ChangeProduct
}

/** What an owner edits of a product, section by section. */
export function ProductSections({ product, draft, storePath, refusal, change }: ProductSectionsProps) {
  return (
    <>
      <BasicsSection
        title={draft.title}
        excerpt={draft.excerpt}
        body={draft.body}
        isNew={product === null}
        titleError={errorAt(refusal, 'title')}
        change={change}
      />
      <PicturesSection pictures={draft.pictures} change={change} />
      {draft.productType === productTypes.digital && <FilesSection files={draft.files} change={change} />}
      <BundleSection
        productId={product?.id ?? null}
        productType={draft.productType}
        options={draft.options}
        variants={draft.variants}
        bundle={draft.bundle}
        change={change}
      />
      <VariantsSection
        productType={draft.productType}
        options={draft.options}
        variants={draft.variants}
        pictures={draft.pictures}
        ownAmounts={draft.ownAmounts}
        isBundle={draft.bundle !== undefined}
        change={change}
      />
      <DonationSection
        productId={product?.id ?? null}
        productType={draft.productType}
        donation={draft.donation}
        change={change}
      />
      <QuantityBreaksSection
        productType={draft.productType}
        isSubscribable={draft.isSubscribable}
        quantityBreaks={draft.quantityBreaks}
        variants={draft.variants}
        change={change}
      />
      {!draft.bundle && (
        <SubscriptionSection
          productType={draft.productType}
          isSubscribable={draft.isSubscribable}
          subscriptionPlan={draft.subscriptionPlan}
          change={change}
        />
      )}
      <VisibilitySection
        status={draft.status}
        publishAt={draft.publishAt}
        collectionId={draft.collectionId}
        categoryIds={draft.categoryIds}
        tags={draft.tags}
        change={change}
      />
      <SellingSection
        productId={product?.id ?? null}
        productType={draft.productType}
        isSubscribable={draft.isSubscribable}
        isBundle={draft.bundle !== undefined}
        customAddButtonText={draft.customAddButtonText}
        useCustomAddButtonText={draft.useCustomAddButtonText}
        customSoldOutText={draft.customSoldOutText}
        scarcity={draft.scarcity}
        taxable={draft.taxable}
        taxCategoryId={draft.taxCategoryId}
        withdrawalExemption={draft.withdrawalExemption}
        relatedProductIds={draft.relatedProductIds}
        additionalFieldsFormId={draft.additionalFieldsFormId}
        change={change}
      />
      <SearchEngineSection
        title={draft.title}
        excerpt={draft.excerpt}
        urlId={draft.urlId}
        seoTitle={draft.seoTitle}
        seoDescription={draft.seoDescription}
        storePath={storePath}
        addressError={errorAt(refusal, 'urlId') ?? (refusal?.failure.code === 'url-id-taken' ? refusal.message : null)}
        change={change}
      />
    </>
  )
}
