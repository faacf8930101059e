import type { ProductCode } from '@/domain/finance-terms'
import type { SalesType } from '@/domain/sales-type'
import type { PlainRouteName } from '@/routing/params'

const PAGES: Readonly<Record<SalesType, Readonly<Record<ProductCode, PlainRouteName>>>> = {
  B2C: { ac: 'financing', pl: 'private-lease', el: 'personal-lease', ol: 'lease', fr: 'financing' },
  B2B: { ac: 'financing', pl: 'lease', el: 'financial-solutions', ol: 'lease', fr: 'financial-rent' },
}

export const productPage = (product: ProductCode, salesType: SalesType): PlainRouteName => PAGES[salesType][product]
